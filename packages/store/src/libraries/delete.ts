import { getLibrary, type LibraryRow } from "@beltwright/model";
import type { Db, LibraryRowTable } from "../tables.ts";
import { inTransaction } from "../transaction.ts";
import { mayEditRow } from "./permission.ts";
import { toLibraryRow } from "./record.ts";
import { changeTally } from "./tally.ts";
import { auditForeignChange, keepVersions } from "./versions.ts";

interface LibraryDeletion {
  readonly library: string;
  readonly id: string;
  readonly userName: string;
  readonly now: number;
}

type DeleteOutcome =
  | { readonly kind: "deleted"; readonly row: LibraryRow }
  | { readonly kind: "not-owner" }
  | { readonly kind: "not-found" };

type UndeleteOutcome =
  | { readonly kind: "undeleted"; readonly row: LibraryRow }
  | { readonly kind: "not-owner" }
  | { readonly kind: "not-found" };

/** How long a deleted row may come back. */
const undeleteMilliseconds = 30 * 24 * 60 * 60 * 1000;

/** Deleting only marks the row, so that it can be undone. */
export async function deleteLibraryRow(db: Db, deletion: LibraryDeletion): Promise<DeleteOutcome> {
  const row = await mark(db, deletion, "deleted");
  if (row) return { kind: "deleted", row };
  return { kind: (await exists(db, deletion, "deleted")) ? "not-owner" : "not-found" };
}

export async function undeleteLibraryRow(db: Db, deletion: LibraryDeletion): Promise<UndeleteOutcome> {
  const row = await mark(db, deletion, "undeleted");
  if (row) return { kind: "undeleted", row };
  return { kind: (await exists(db, deletion, "undeleted")) ? "not-owner" : "not-found" };
}

type Mark = "deleted" | "undeleted";

async function mark(db: Db, deletion: LibraryDeletion, action: Mark): Promise<LibraryRow | undefined> {
  return inTransaction(db, async (trx) => {
    const row = await updateMark(trx, deletion, action);
    if (!row) return undefined;
    await keepVersions(trx, [row], action);
    await auditForeignChange(trx, row, action);
    await changeTally(trx, [{ ...row, by: action === "deleted" ? -1 : 1 }]);
    return toLibraryRow(getLibrary(deletion.library), row);
  });
}

async function updateMark(trx: Db, deletion: LibraryDeletion, action: Mark): Promise<LibraryRowTable | undefined> {
  const { library, id, userName, now } = deletion;
  const update = trx
    .updateTable("library_row")
    .set((eb) => ({
      deleted_at: action === "deleted" ? now : null,
      revision: eb("revision", "+", 1),
      updated_at: now,
      updated_by: userName,
    }))
    .where("library", "=", library)
    .where("id", "=", id)
    .where((eb) => mayEditRow(eb, userName));
  const markable =
    action === "deleted"
      ? update.where("deleted_at", "is", null)
      : update.where("deleted_at", ">=", now - undeleteMilliseconds);
  return markable.returningAll().executeTakeFirst();
}

async function exists(db: Db, { library, id, now }: LibraryDeletion, action: Mark): Promise<boolean> {
  const rows = db.selectFrom("library_row").select("id").where("library", "=", library).where("id", "=", id);
  const markable =
    action === "deleted"
      ? rows.where("deleted_at", "is", null)
      : rows.where("deleted_at", ">=", now - undeleteMilliseconds);
  return (await markable.executeTakeFirst()) !== undefined;
}
