import { type DocumentIssue, maySaveConveyor } from "@beltwright/model";
import type { Db } from "../tables.ts";
import { inTransaction } from "../transaction.ts";
import { isMine } from "./access.ts";
import { mayPutInGroup } from "./add.ts";
import { type Asking, type By, holdAsking } from "./asking.ts";
import { type Held, holdConveyors } from "./find.ts";
import { notFound, notSignedIn, type Refused, refusedBy } from "./outcome.ts";
import { type PreparedDesign, prepared } from "./prepared.ts";
import { type FiledDesign, type StoredConveyor, toFiledDesign, toStoredConveyor } from "./record.ts";
import { keepResults } from "./results.ts";
import { shareWith } from "./sharing.ts";
import {
  type ConveyorAction,
  draftRevision,
  dropDraft,
  findConveyorVersion,
  keepDraft,
  keepVersions,
} from "./versions.ts";

interface ConveyorSave extends By {
  readonly id: string;
  readonly design: FiledDesign | PreparedDesign;
  /** The revision the user began with; absent: whatever is there is replaced. */
  readonly revision?: number | undefined;
}

export type SaveConveyorOutcome =
  | { readonly kind: "saved"; readonly conveyor: StoredConveyor; readonly newcomers: readonly string[] }
  | { readonly kind: "changed-elsewhere"; readonly revision: number }
  | { readonly kind: "beyond-plan"; readonly issues: readonly DocumentIssue[] }
  | { readonly kind: "not-in-group" }
  | Refused;

/** Saves only over the revision the user began with: a refused save can be retried, a lost one cannot. */
export async function saveConveyor(db: Db, save: ConveyorSave): Promise<SaveConveyorOutcome> {
  return inTransaction(db, (trx) => saveWithin(trx, save, "saved"));
}

type SaveAction = Extract<ConveyorAction, "saved" | "restored" | "taken">;

/** The same as part of something larger, in its transaction. */
export async function saveWithin(trx: Db, save: ConveyorSave, action: SaveAction): Promise<SaveConveyorOutcome> {
  const asking = await holdAsking(trx, save);
  if (!asking) return notSignedIn;
  const [held] = await holdConveyors(trx, [save.id], save.userName);
  if (!held) return notFound;
  const design = prepared(save.design, { owner: held.row.user_name });
  const ready = { ...save, design };
  const refusal = await refusalOf(trx, { asking, held, save: ready });
  if (action === "saved" && isForQuota(refusal)) await keepDraft(trx, { ...save, columns: design.columns });
  return refusal ?? { kind: "saved", ...(await write(trx, ready, held, action)) };
}

/** Such a save is refused by a rule of the plan, not for what is in it: the work is kept. */
function isForQuota(refusal: SaveConveyorOutcome | undefined): boolean {
  return refusal?.kind === "refused" && refusal.code === "file-quota-used";
}

type ReadySave = ConveyorSave & { readonly design: PreparedDesign };

async function refusalOf(
  trx: Db,
  { asking, held: { row, shared }, save }: { asking: Asking; held: Held; save: ReadySave },
): Promise<SaveConveyorOutcome | undefined> {
  const { person, quota, family } = asking;
  const { columns, beyond } = save.design;
  const refusal = refusedBy(maySaveConveyor(person, shared, quota));
  if (refusal) return refusal;
  if (!(await mayPutInGroup(trx, asking, columns.conveyor_group, row.conveyor_group))) return { kind: "not-in-group" };
  const issues = person.userIsAdmin ? [] : beyond[family];
  if (issues.length > 0) return { kind: "beyond-plan", issues };
  const isStale = save.revision !== undefined && save.revision !== row.revision;
  return isStale ? { kind: "changed-elsewhere", revision: row.revision } : undefined;
}

async function write(trx: Db, save: ReadySave, { row: before }: Held, action: SaveAction) {
  const { id, userName, now, design } = save;
  const row = await trx
    .updateTable("conveyor")
    .set({
      ...design.columns,
      revision: before.revision + 1,
      updated_at: now,
      updated_by: userName,
    })
    .where("id", "=", id)
    .where("revision", "=", before.revision)
    .where("deleted_at", "is", null)
    .where((eb) => isMine(eb, userName))
    .returningAll()
    .executeTakeFirstOrThrow();
  await keepResults(trx, id, design.results);
  const { docUsers, newcomers } = await shareWith(trx, row, design.docUsers);
  await keepVersions(trx, [id], action);
  return { conveyor: toStoredConveyor(row, docUsers), newcomers };
}

interface ConveyorRestore extends By {
  readonly id: string;
  /** The revision whose design comes back, as a new revision. Whom it is shared with stays as it is now. */
  readonly revision: number;
}

export async function restoreConveyorVersion(db: Db, restore: ConveyorRestore): Promise<SaveConveyorOutcome> {
  const { id, userName, now } = restore;
  return inTransaction(db, async (trx) => {
    // The person before the conveyor, as everywhere: in another order two writers would wait for each other.
    await holdAsking(trx, restore);
    const version = await findConveyorVersion(trx, restore);
    const [held] = await holdConveyors(trx, [id], userName);
    if (!version || !held) return notFound;
    const restored = toFiledDesign(version);
    const sharing = { conveyorGroup: held.row.conveyor_group, docUsers: held.docUsers };
    const design = { ...restored, conveyor: { ...restored.conveyor, ...sharing } };
    const outcome = await saveWithin(trx, { id, userName, now, design }, "restored");
    if (outcome.kind === "saved" && restore.revision === draftRevision) await dropDraft(trx, id);
    return outcome;
  });
}
