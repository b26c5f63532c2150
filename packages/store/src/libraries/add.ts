import {
  commonFields,
  getLibrary,
  type LibraryRow,
  type LibraryScope,
  type LibraryValues,
  scopeOfNewRow,
} from "@beltwright/model";
import { newId } from "../ids.ts";
import type { Db, LibraryRowTable } from "../tables.ts";
import { inTransaction } from "../transaction.ts";
import { findLibraryRow } from "./list.ts";
import { takeNumberIfAllowed } from "./numbers.ts";
import { isAdmin } from "./permission.ts";
import { toColumns, toLibraryRow } from "./record.ts";
import { changeTally } from "./tally.ts";
import { keepVersions } from "./versions.ts";

interface LibraryAddition {
  readonly library: string;
  readonly values: LibraryValues;
  readonly userName: string;
  readonly now: number;
}

type AddOutcome = { readonly kind: "added"; readonly row: LibraryRow } | { readonly kind: "subscription-needed" };

export async function addLibraryRow(db: Db, addition: LibraryAddition): Promise<AddOutcome> {
  const row = await insertRow(db, addition, "added");
  return row ? { kind: "added", row } : { kind: "subscription-needed" };
}

interface LibraryCopy {
  readonly library: string;
  readonly id: string;
  readonly userName: string;
  readonly now: number;
}

type CopyOutcome =
  | { readonly kind: "copied"; readonly row: LibraryRow }
  | { readonly kind: "subscription-needed" }
  | { readonly kind: "not-found" };

/** A copy belongs to the one who makes it and stays in the same category. */
export async function copyLibraryRow(db: Db, { library, id, userName, now }: LibraryCopy): Promise<CopyOutcome> {
  const source = await findLibraryRow(db, library, id);
  if (!source) return { kind: "not-found" };
  const { _id, no, userName: _owner, scope, revision, ...values } = source;
  const description = copiedDescription(source.description);
  const row = await insertRow(db, { library, values: { ...values, description }, userName, now }, "copied");
  return row ? { kind: "copied", row } : { kind: "subscription-needed" };
}

const copyMark = " - copy";

function copiedDescription(description: string): string {
  const { maxLength } = getDescriptionField();
  return description.slice(0, maxLength - copyMark.length) + copyMark;
}

function getDescriptionField() {
  for (const field of commonFields) if (field.name === "description") return field;
  throw new Error("Library rows have lost their description");
}

async function insertRow(
  db: Db,
  addition: LibraryAddition,
  action: "added" | "copied",
): Promise<LibraryRow | undefined> {
  const definition = getLibrary(addition.library);
  return inTransaction(db, async (trx) => {
    const no = await takeNumberIfAllowed(trx, { ...addition, library: definition.plural });
    if (no === undefined) return undefined;
    const scope = scopeOfNewRow({ userIsAdmin: await isAdmin(trx, addition.userName) });
    const row = toRecord(addition, { id: newId(addition.now), no, scope });
    await trx.insertInto("library_row").values(row).execute();
    await keepVersions(trx, [row], action);
    await changeTally(trx, [{ ...row, by: 1 }]);
    return toLibraryRow(definition, row);
  });
}

interface RowIdentity {
  readonly id: string;
  readonly no: number;
  readonly scope: LibraryScope;
}

/** A row as it is stored for the first time. */
export function toRecord(addition: LibraryAddition, identity: RowIdentity): LibraryRowTable {
  const { library, values, userName, now } = addition;
  return {
    library,
    ...identity,
    user_name: userName,
    ...toColumns(getLibrary(library), values),
    revision: 1,
    created_at: now,
    updated_at: now,
    updated_by: userName,
    deleted_at: null,
  };
}
