import { mayAddConveyor, mayCopyConveyor, mayCopyConveyors } from "@beltwright/model";
import { hasGroup } from "../admin/groups.ts";
import { newId } from "../ids.ts";
import type { Db } from "../tables.ts";
import { inTransaction } from "../transaction.ts";
import { type Asking, type By, holdAsking } from "./asking.ts";
import { type Held, seeConveyors } from "./find.ts";
import { notFound, notSignedIn, type Refused, refusedBy } from "./outcome.ts";
import { type PreparedDesign, prepareDesign, prepared } from "./prepared.ts";
import { type FiledDesign, type StoredConveyor, toFiledDesign, toFileRecord, toStoredConveyor } from "./record.ts";
import { keepResults } from "./results.ts";
import { shareWith } from "./sharing.ts";
import { type ConveyorAction, keepVersions } from "./versions.ts";

interface ConveyorAddition extends By {
  readonly design: FiledDesign | PreparedDesign;
  /** An uploaded file shares itself with nobody, whatever it says. */
  readonly isUpload?: boolean;
}

export type AddConveyorOutcome =
  | { readonly kind: "added"; readonly conveyor: StoredConveyor }
  | { readonly kind: "not-in-group" }
  | Refused;

export async function addConveyor(db: Db, addition: ConveyorAddition): Promise<AddConveyorOutcome> {
  const { design, isUpload = false } = addition;
  return inTransaction(db, async (trx) => {
    const asking = await holdAsking(trx, addition);
    if (!asking) return notSignedIn;
    const refusal = refusedBy(mayAddConveyor(asking.person, asking.quota));
    if (refusal) return refusal;
    const added = prepared(design, { owner: addition.userName, isUnshared: isUpload });
    if (!(await mayPutInGroup(trx, asking, added.columns.conveyor_group))) return { kind: "not-in-group" };
    return { kind: "added", conveyor: await insertConveyor(trx, addition, added, isUpload ? "uploaded" : "added") };
  });
}

/** A person files conveyors under the own group or none, an admin under any; it stays where it is when it is already there. */
export async function mayPutInGroup(trx: Db, { person }: Asking, group: string, before = ""): Promise<boolean> {
  if (group === "" || group === before) return true;
  return (person.userIsAdmin || group === person.userGroup) && hasGroup(trx, group);
}

interface ConveyorCopy extends By {
  readonly id: string;
}

type CopyConveyorOutcome = { readonly kind: "copied"; readonly conveyor: StoredConveyor } | Refused;

/** A copy belongs to the one who makes it, is shared with nobody and stays in the same category. */
export async function copyConveyor(db: Db, copy: ConveyorCopy): Promise<CopyConveyorOutcome> {
  return inTransaction(db, async (trx) => {
    const asking = await holdAsking(trx, copy);
    if (!asking) return notSignedIn;
    const [held] = await seeConveyors(trx, [copy.id], copy.userName);
    const refusal = held
      ? refusedBy(mayCopyConveyor(asking.person, held.shared, asking.quota))
      : (refusedBy(mayCopyConveyor(asking.person, nobodys, asking.quota)) ?? notFound);
    if (refusal || !held) return refusal ?? notFound;
    return { kind: "copied", conveyor: await insertCopy(trx, copy, held) };
  });
}

/** Stands for what the person does not see, so that a missing subscription is told first, as everywhere. */
const nobodys = { userName: "", conveyorGroup: "", docUsers: [] };

export interface ConveyorBatch extends By {
  readonly ids: readonly string[];
}

type CopyConveyorsOutcome = { readonly kind: "copied"; readonly ids: readonly string[] } | Refused;

/** Copies all or none. */
export async function copyConveyors(db: Db, batch: ConveyorBatch): Promise<CopyConveyorsOutcome> {
  return inTransaction(db, async (trx) => {
    const asking = await holdAsking(trx, batch);
    if (!asking) return notSignedIn;
    const all = await seeConveyors(trx, batch.ids, batch.userName);
    const missing = new Set(batch.ids).size - all.length;
    const shared = [...all.map((held) => held.shared), ...Array.from({ length: missing }, () => nobodys)];
    const refusal = refusedBy(mayCopyConveyors(asking.person, shared, asking.quota));
    if (refusal || missing > 0) return refusal ?? notFound;
    const ids: string[] = [];
    for (const held of all) ids.push((await insertCopy(trx, batch, held)).id);
    return { kind: "copied", ids };
  });
}

async function insertCopy(trx: Db, by: By, { row }: Held): Promise<StoredConveyor> {
  const design = toFiledDesign(toFileRecord(row.document));
  const convNo = row.user_name === by.userName ? copiedNumber(row.conv_no) : row.conv_no;
  const copied = { ...design, conveyor: { ...design.conveyor, convNo, category: row.category } };
  return insertConveyor(trx, by, prepareDesign(copied, { owner: by.userName, isUnshared: true }), "copied");
}

const copyMark = " - copy";
const longestNumber = 100;

/** Beside the original in one list, a copy must be told from it. */
function copiedNumber(convNo: string): string {
  return convNo.slice(0, longestNumber - copyMark.length) + copyMark;
}

export async function insertConveyor(
  trx: Db,
  { userName, now }: By,
  design: PreparedDesign,
  action: ConveyorAction,
  id: string = newId(now),
): Promise<StoredConveyor> {
  const row = {
    id,
    user_name: userName,
    ...design.columns,
    revision: 1,
    created_at: now,
    updated_at: now,
    updated_by: userName,
    deleted_at: null,
  };
  await trx.insertInto("conveyor").values(row).execute();
  await keepResults(trx, id, design.results);
  const { docUsers } = await shareWith(trx, row, design.docUsers);
  await keepVersions(trx, [id], action);
  return toStoredConveyor(row, docUsers);
}
