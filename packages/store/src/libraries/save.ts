import { getLibrary, type LibraryRow, type LibraryValues } from "@beltwright/model";
import type { Db, LibraryRowTable } from "../tables.ts";
import { inTransaction } from "../transaction.ts";
import { findLibraryRow } from "./list.ts";
import { editedScope, mayEditRow } from "./permission.ts";
import { toColumns, toLibraryRow, toValues } from "./record.ts";
import { changeTally } from "./tally.ts";
import { auditForeignChange, findVersion, keepVersions } from "./versions.ts";

interface LibrarySave {
  readonly library: string;
  readonly id: string;
  readonly values: LibraryValues;
  /** The revision the user began with; absent: whatever is there is replaced. */
  readonly revision?: number | undefined;
  readonly userName: string;
  readonly now: number;
}

type SaveOutcome =
  | { readonly kind: "saved"; readonly row: LibraryRow }
  | { readonly kind: "changed-elsewhere"; readonly revision: number; readonly row: LibraryRow }
  | { readonly kind: "not-owner" }
  | { readonly kind: "not-found" };

/** Saves only over the revision the user began with: a refused save can be retried, a lost one cannot. */
export async function saveLibraryRow(db: Db, save: LibrarySave): Promise<SaveOutcome> {
  const row = await writeValues(db, save, "saved");
  return row ? { kind: "saved", row } : refusal(db, save);
}

async function refusal(db: Db, { library, id, revision, userName }: LibrarySave): Promise<SaveOutcome> {
  const row = await findLibraryRow(db, library, id);
  if (!row) return { kind: "not-found" };
  const isStale = revision !== undefined && revision !== row.revision;
  if (isStale && (await mayEdit(db, library, id, userName))) {
    return { kind: "changed-elsewhere", revision: row.revision, row };
  }
  return { kind: "not-owner" };
}

async function mayEdit(db: Db, library: string, id: string, userName: string): Promise<boolean> {
  const found = await db
    .selectFrom("library_row")
    .select("id")
    .where("library", "=", library)
    .where("id", "=", id)
    .where((eb) => mayEditRow(eb, userName))
    .executeTakeFirst();
  return found !== undefined;
}

async function writeValues(db: Db, save: LibrarySave, action: "saved" | "restored"): Promise<LibraryRow | undefined> {
  return inTransaction(db, async (trx) => {
    const row = await updateRow(trx, save);
    if (!row) return undefined;
    const before = await findVersion(trx, row.library, row.id, row.revision - 1);
    if (!before) throw new Error(`Revision ${row.revision - 1} of library row ${row.id} is missing`);
    await keepVersions(trx, [row], action);
    await auditForeignChange(trx, row, action);
    await changeTally(trx, [
      { ...before, by: -1 },
      { ...row, by: 1 },
    ]);
    return toLibraryRow(getLibrary(save.library), row);
  });
}

async function updateRow(trx: Db, save: LibrarySave): Promise<LibraryRowTable | undefined> {
  const { library, id, values, revision, userName, now } = save;
  let update = trx
    .updateTable("library_row")
    .set((eb) => ({
      ...toColumns(getLibrary(library), values),
      scope: editedScope(userName),
      revision: eb("revision", "+", 1),
      updated_at: now,
      updated_by: userName,
    }))
    .where("library", "=", library)
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .where((eb) => mayEditRow(eb, userName));
  if (revision !== undefined) update = update.where("revision", "=", revision);
  return update.returningAll().executeTakeFirst();
}

interface LibraryRestore {
  readonly library: string;
  readonly id: string;
  /** The revision whose values come back, as a new revision. */
  readonly revision: number;
  readonly userName: string;
  readonly now: number;
}

type RestoreOutcome =
  | { readonly kind: "restored"; readonly row: LibraryRow }
  | { readonly kind: "not-owner" }
  | { readonly kind: "not-found" };

export async function restoreLibraryVersion(db: Db, restore: LibraryRestore): Promise<RestoreOutcome> {
  const { library, id, userName, now } = restore;
  const version = await findVersion(db, library, id, restore.revision);
  if (!version) return { kind: "not-found" };
  const values = toValues(getLibrary(library), version);
  const row = await writeValues(db, { library, id, values, userName, now }, "restored");
  if (row) return { kind: "restored", row };
  return (await findLibraryRow(db, library, id)) ? { kind: "not-owner" } : { kind: "not-found" };
}
