import {
  getLibrary,
  isPreferred,
  type LibraryRow,
  type LibraryScope,
  mayGiveScope,
  type Person,
  type SelectionScope,
} from "@beltwright/model";
import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import { addAudit } from "../admin/audit.ts";
import { runCompiled } from "../compiled.ts";
import { findPreferences } from "../preferences/preferences.ts";
import { type Database, type Db, flag } from "../tables.ts";
import { searchKey } from "../text-keys.ts";
import { inTransaction } from "../transaction.ts";
import { countChange } from "./changes.ts";
import { findLibraryRow } from "./list.ts";
import { shownColumns, toLibraryRow } from "./record.ts";

/** What decides which rows automatic selection may choose for the designs of a person. */
export async function findSelectionScope(db: Db, userName: string): Promise<SelectionScope> {
  const { effective: preferences } = await findPreferences(db, userName);
  const found = await runCompiled(db, "selection scope", [userName, userName], () =>
    db
      .selectFrom("user_account")
      .select(["user_name", "is_admin", "uses_public_rows"])
      .where((eb) =>
        eb.or([
          eb("user_name", "=", userName),
          eb(
            "user_group",
            "=",
            eb.selectFrom("user_account as owner").select("owner.user_group").where("owner.user_name", "=", userName),
          ),
        ]),
      ),
  );
  const owner = found.find((one) => one.user_name === userName);
  return {
    userName,
    userIsAdmin: owner?.is_admin === 1,
    colleagues: found.map((one) => one.user_name).filter((name) => name !== userName),
    usesPublicRows: owner?.uses_public_rows === 1,
    preferences,
  };
}

/** The rows of a library that automatic selection may choose for designs of this scope, by name. */
export async function listSelectableRows(
  db: Db,
  library: string,
  scope: SelectionScope,
): Promise<readonly LibraryRow[]> {
  const rows = await readSelectable(db, library, (eb) => inScope(eb, scope));
  return rows.filter((row) => isPreferred(library, row, scope.preferences));
}

/** Those of them that came with the product: all that a design without an owner is chosen from. */
export function listShippedSelectable(db: Db, library: string): Promise<readonly LibraryRow[]> {
  return readSelectable(db, library, (eb) => eb("scope", "=", "shipped"));
}

type Rows = ExpressionBuilder<Database, "library_row">;

async function readSelectable(
  db: Db,
  library: string,
  isIn: (eb: Rows) => Expression<SqlBool>,
): Promise<readonly LibraryRow[]> {
  const definition = getLibrary(library);
  const found = await db
    .selectFrom("library_row")
    .select(shownColumns)
    .where("library", "=", definition.plural)
    .where("deleted_at", "is", null)
    .where(isIn)
    .execute();
  return found
    .map((row) => toLibraryRow(definition, row))
    .filter((row) => row.allowSelection)
    .toSorted(byName);
}

/** Not the order of lists, which may change with the taste of people: among equals the first row is chosen. */
function byName(a: LibraryRow, b: LibraryRow): number {
  const [one, other] = [a, b].map((row) => [row.category, searchKey(row.description), row._id].join("\0"));
  return one === other ? 0 : String(one) < String(other) ? -1 : 1;
}

/** The policy of `isInScope`. */
function inScope(eb: Rows, of: SelectionScope): Expression<SqlBool> {
  const isOwn = eb("user_name", "=", of.userName);
  const ofOthers = of.userIsAdmin ? [] : [eb.and([isOwn, eb("scope", "=", "public")])];
  const ofColleagues = eb.and([eb("scope", "=", "group"), eb("user_name", "in", [of.userName, ...of.colleagues])]);
  return eb.or([
    eb("scope", "in", ["shipped", "verified"]),
    eb.and([isOwn, eb("scope", "=", "own")]),
    ofColleagues,
    ...(of.usesPublicRows ? [eb("scope", "=", "public")] : ofOthers),
  ]);
}

interface ScopeChange {
  readonly library: string;
  readonly id: string;
  readonly scope: LibraryScope;
  readonly person: Person;
  readonly now: number;
}

type ScopeOutcome =
  | { readonly kind: "saved"; readonly row: LibraryRow }
  | { readonly kind: "not-owner" }
  | { readonly kind: "not-found" };

/** Says for whose designs a row may be chosen. It is no change of the row: its values and revision stay. */
export async function giveScope(db: Db, change: ScopeChange): Promise<ScopeOutcome> {
  const { library, id, scope, person } = change;
  return inTransaction(db, async (trx) => {
    const row = await findLibraryRow(trx, library, id);
    if (row === undefined) return { kind: "not-found" };
    if (mayGiveScope(person, row, scope).kind === "refused") return { kind: "not-owner" };
    const given = await trx
      .updateTable("library_row")
      .set({ scope })
      .where("library", "=", library)
      .where("id", "=", id)
      // Whoever vouches for a row vouches for the values they saw.
      .where("revision", "=", row.revision)
      .where("user_name", "=", row.userName)
      .returning("id")
      .executeTakeFirst();
    if (given === undefined) return { kind: "not-found" };
    await countChange(trx, library);
    await auditScope(trx, change, row);
    return { kind: "saved", row: { ...row, scope } };
  });
}

async function auditScope(trx: Db, { person, now, ...change }: ScopeChange, row: LibraryRow): Promise<void> {
  if (!person.userIsAdmin) return;
  const details = { ...change, before: row.scope, owner: row.userName };
  await addAudit(trx, { admin: person.userName, action: "library row scope", subject: row.description, details, now });
}

/** Whether automatic selection may choose public rows for the designs of a person. */
export async function setUsesPublicRows(db: Db, userName: string, usesPublicRows: boolean): Promise<void> {
  await db
    .updateTable("user_account")
    .set({ uses_public_rows: flag(usesPublicRows) })
    .where("user_name", "=", userName)
    .execute();
}
