import { allowed, type Person, type RefusalCode, refused, type Verdict } from "./person.ts";

/** What of a conveyor decides who may do what with it. */
export interface SharedConveyor {
  readonly userName: string;
  /** Group whose members see it; empty for nobody. */
  readonly conveyorGroup: string;
  readonly docUsers: readonly DocUserRights[];
  /** Demo conveyors are there for everyone to see and copy. */
  readonly isDemo?: boolean;
}

interface DocUserRights {
  readonly userName: string;
  readonly canEdit: boolean;
  readonly canCopy: boolean;
  /** May have the file although they may only look. */
  readonly canDownload?: boolean | undefined;
}

/** Conveyor files a person has and may have. */
export interface FileQuota {
  readonly noOfFilesUsed: number;
  readonly noOfFilesAllowed: number;
}

type Asking = Person | undefined;

/** Seen by its owner, admins, those it is shared with and members of its group; demos by everyone signed in. */
export function maySeeConveyor(person: Asking, conveyor: SharedConveyor): Verdict {
  if (!person) return refused("not-signed-in");
  const isSeen =
    conveyor.isDemo || isMine(person, conveyor) || rightsOf(person, conveyor) || isGroups(person, conveyor);
  return isSeen ? allowed : refused("conveyor-load-failed");
}

/** Adding and uploading need an admin or a subscription, and room for one more file. */
export function mayAddConveyor(person: Asking, quota: FileQuota): Verdict {
  return firstRefusal(needsSubscription(person, "subscription-needed-to-add-conveyor"), hasRoom(person, quota));
}

export const mayUploadConveyor = mayAddConveyor;

export function mayCopyConveyor(person: Asking, conveyor: SharedConveyor, quota: FileQuota): Verdict {
  return firstRefusal(
    needsSubscription(person, "subscription-needed-to-copy-conveyor"),
    maySeeConveyor(person, conveyor),
    isViewOnly(person, conveyor) ? refused("conveyor-copy-view-only") : allowed,
    hasRoom(person, quota),
  );
}

/** A batch is copied whole or not at all: one view-only conveyor or one file too many stops it. */
export function mayCopyConveyors(person: Asking, conveyors: readonly SharedConveyor[], quota: FileQuota): Verdict {
  const isShort = quota.noOfFilesUsed + conveyors.length > quota.noOfFilesAllowed;
  return firstRefusal(
    conveyors.length === 0 ? refused("no-conveyors-selected") : allowed,
    needsSubscription(person, "subscription-needed-to-copy-conveyor"),
    ...conveyors.map((conveyor) => maySeeConveyor(person, conveyor)),
    conveyors.some((conveyor) => isViewOnly(person, conveyor)) ? refused("conveyors-copy-view-only") : allowed,
    hasRoom(person, quota),
    isShort && !person?.userIsAdmin ? refused("file-storage-short") : allowed,
  );
}

/** Whether the editor lets a person try changes: its owner, an admin, someone it is shared with to edit; demos anyone. */
export function mayEditConveyor(person: Asking, conveyor: SharedConveyor): Verdict {
  if (!person) return refused("not-signed-in");
  const canEdit = conveyor.isDemo || isMine(person, conveyor) || rightsOf(person, conveyor)?.canEdit;
  return canEdit ? allowed : refused("conveyor-save-not-owner");
}

/** Whether someone who may see it can do so only because it is a demo: they neither own it nor is it shared with them. */
export function isSeenAsDemo(person: Asking, conveyor: SharedConveyor): boolean {
  return !!person && !isMine(person, conveyor) && !rightsOf(person, conveyor) && !isGroups(person, conveyor);
}

/** Saving over a conveyor is for its owner and admins, others copy it first; refused while the quota is used up. */
export function maySaveConveyor(person: Asking, conveyor: SharedConveyor, quota: FileQuota): Verdict {
  return firstRefusal(mayShareConveyor(person, conveyor), hasRoom(person, quota));
}

/** Proposing changes is for those it is shared with to edit; who may save over it has no need to. */
export function mayProposeChanges(person: Asking, conveyor: SharedConveyor): Verdict {
  if (!person) return refused("not-signed-in");
  const canPropose = !isMine(person, conveyor) && rightsOf(person, conveyor)?.canEdit;
  return canPropose ? allowed : refused("proposal-not-allowed");
}

/** Only the owner or an admin deletes, one by one or in a batch. */
export function mayDeleteConveyor(person: Asking, conveyor: SharedConveyor): Verdict {
  if (!person) return refused("not-signed-in");
  return isMine(person, conveyor) ? allowed : refused("conveyor-delete-not-owner");
}

export function mayDeleteConveyors(person: Asking, conveyors: readonly SharedConveyor[]): Verdict {
  return firstRefusal(
    conveyors.length === 0 ? refused("no-conveyors-selected") : allowed,
    ...conveyors.map((conveyor) => mayDeleteConveyor(person, conveyor)),
  );
}

/** Refused when a conveyor is not one's own, and when sharing gives neither edit nor copy. */
export function mayChangeCategories(
  person: Asking,
  conveyors: readonly SharedConveyor[],
  categoryName: string,
): Verdict {
  if (!person) return refused("not-signed-in");
  return firstRefusal(
    conveyors.length === 0 ? refused("no-conveyors-selected") : allowed,
    categoryName.trim() === "" ? refused("category-name-needed") : allowed,
    conveyors.every((conveyor) => isMine(person, conveyor)) ? allowed : refused("conveyor-categories-view-only"),
  );
}

/** T6 and JSON files are for subscribers, of conveyors they see; who may only look needs the owner's leave. */
export function mayDownloadConveyor(person: Asking, conveyor: SharedConveyor): Verdict {
  const hasLeave = person !== undefined && rightsOf(person, conveyor)?.canDownload === true;
  return firstRefusal(
    needsSubscription(person, "subscription-needed-to-download"),
    maySeeConveyor(person, conveyor),
    isViewOnly(person, conveyor) && !hasLeave ? refused("conveyor-download-view-only") : allowed,
  );
}

/** Who it is shared with is the owner's or an admin's to decide. */
export function mayShareConveyor(person: Asking, conveyor: SharedConveyor): Verdict {
  if (!person) return refused("not-signed-in");
  return isMine(person, conveyor) ? allowed : refused("conveyor-save-not-owner");
}

function isMine(person: Person, { userName }: SharedConveyor): boolean {
  return person.userIsAdmin || person.userName === userName;
}

function isGroups({ userGroup }: Person, { conveyorGroup }: SharedConveyor): boolean {
  return userGroup !== undefined && userGroup !== "" && userGroup === conveyorGroup;
}

function rightsOf({ userName }: Person, { docUsers }: SharedConveyor): DocUserRights | undefined {
  return docUsers.find((user) => user.userName === userName);
}

/** Shared by name, with neither right: may look and nothing else. */
function isViewOnly(person: Asking, conveyor: SharedConveyor): boolean {
  if (!person || isMine(person, conveyor)) return false;
  const rights = rightsOf(person, conveyor);
  return rights !== undefined && !rights.canEdit && !rights.canCopy;
}

function needsSubscription(person: Asking, code: RefusalCode): Verdict {
  if (!person) return refused("not-signed-in");
  return person.userIsAdmin || person.userHasSub ? allowed : refused(code);
}

function hasRoom(person: Asking, { noOfFilesUsed, noOfFilesAllowed }: FileQuota): Verdict {
  return person?.userIsAdmin || noOfFilesUsed < noOfFilesAllowed ? allowed : refused("file-quota-used");
}

function firstRefusal(...verdicts: readonly Verdict[]): Verdict {
  return verdicts.find(({ kind }) => kind === "refused") ?? allowed;
}
