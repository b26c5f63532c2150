import { mayDeleteConveyor, mayDeleteConveyors, type Verdict } from "@beltwright/model";
import type { Db } from "../tables.ts";
import { inTransaction } from "../transaction.ts";
import { isMine } from "./access.ts";
import type { ConveyorBatch } from "./add.ts";
import { type By, holdAsking } from "./asking.ts";
import { undeleteMilliseconds } from "./bin.ts";
import { type Held, holdConveyors } from "./find.ts";
import { notFound, notSignedIn, type Refused, refusedBy } from "./outcome.ts";
import { type StoredConveyor, toStoredConveyor } from "./record.ts";
import { findSharing, sharingOf } from "./sharing.ts";
import { keepVersions } from "./versions.ts";

interface ConveyorDeletion extends By {
  readonly id: string;
}

type DeleteConveyorOutcome = { readonly kind: "deleted"; readonly conveyor: StoredConveyor } | Refused;

/** Deleting puts the conveyor into the bin, so that it can be undone. */
export async function deleteConveyor(db: Db, { id, ...by }: ConveyorDeletion): Promise<DeleteConveyorOutcome> {
  return inTransaction(db, async (trx) => {
    const asking = await holdAsking(trx, by);
    const [held] = await holdConveyors(trx, [id], by.userName);
    if (!held) return notFound;
    const refusal = refusedBy(mayDeleteConveyor(asking?.person, held.shared), held.row.conv_no);
    if (refusal) return refusal;
    await putIntoBin(trx, [id], by);
    const row = { ...held.row, revision: held.row.revision + 1 };
    return { kind: "deleted", conveyor: toStoredConveyor(row, held.docUsers) };
  });
}

type DeleteConveyorsOutcome =
  | { readonly kind: "deleted"; readonly deleted: number; readonly missing: number }
  | Refused;

/** One conveyor of someone else stops the batch; those that are gone already are counted as missing. */
export async function deleteConveyors(db: Db, { ids, ...by }: ConveyorBatch): Promise<DeleteConveyorsOutcome> {
  return inTransaction(db, async (trx) => {
    const asking = await holdAsking(trx, by);
    if (!asking) return notSignedIn;
    const all = await holdConveyors(trx, ids, by.userName);
    const verdictOf = ({ shared }: Held): Verdict => mayDeleteConveyor(asking.person, shared);
    const others = all.find((held) => verdictOf(held).kind === "refused");
    if (others) return refusedBy(verdictOf(others), others.row.conv_no) ?? notFound;
    if (all.length === 0)
      return ids.length === 0 ? (refusedBy(mayDeleteConveyors(asking.person, [])) ?? notFound) : notFound;
    const held = all.map(({ row }) => row.id);
    await putIntoBin(trx, held, by);
    return { kind: "deleted", deleted: held.length, missing: new Set(ids).size - held.length };
  });
}

async function putIntoBin(trx: Db, ids: readonly string[], { userName, now }: By): Promise<void> {
  await trx
    .updateTable("conveyor")
    .set((eb) => ({ deleted_at: now, revision: eb("revision", "+", 1), updated_at: now, updated_by: userName }))
    .where("id", "in", ids)
    .where("deleted_at", "is", null)
    .where((eb) => isMine(eb, userName))
    .execute();
  await keepVersions(trx, ids, "deleted");
}

type UndeleteConveyorOutcome = { readonly kind: "undeleted"; readonly conveyor: StoredConveyor } | Refused;

/**
 * Takes a conveyor out of the bin. It needs room like a new one; someone whose subscription has ended could not have
 * filled the room meanwhile and gets it back in any case.
 */
export async function undeleteConveyor(db: Db, deletion: ConveyorDeletion): Promise<UndeleteConveyorOutcome> {
  const { id, userName, now } = deletion;
  return inTransaction(db, async (trx) => {
    const asking = await holdAsking(trx, deletion);
    if (!asking) return notSignedIn;
    const row = await trx
      .updateTable("conveyor")
      .set((eb) => ({ deleted_at: null, revision: eb("revision", "+", 1), updated_at: now, updated_by: userName }))
      .where("id", "=", id)
      .where("deleted_at", ">=", now - undeleteMilliseconds)
      .where((eb) => isMine(eb, userName))
      .$if(isFull(asking), (update) => update.where("user_name", "!=", userName))
      .returningAll()
      .executeTakeFirst();
    if (!row) return (await isInBin(trx, deletion)) ? { kind: "refused", code: "file-quota-used" } : notFound;
    await keepVersions(trx, [id], "undeleted");
    return { kind: "undeleted", conveyor: toStoredConveyor(row, sharingOf(await findSharing(trx, [id]), id)) };
  });
}

function isFull({ person, quota }: NonNullable<Awaited<ReturnType<typeof holdAsking>>>): boolean {
  return !person.userIsAdmin && person.userHasSub && quota.noOfFilesUsed >= quota.noOfFilesAllowed;
}

async function isInBin(trx: Db, { id, userName, now }: ConveyorDeletion): Promise<boolean> {
  const found = await trx
    .selectFrom("conveyor")
    .select("id")
    .where("id", "=", id)
    .where("deleted_at", ">=", now - undeleteMilliseconds)
    .where("user_name", "=", userName)
    .executeTakeFirst();
  return found !== undefined;
}
