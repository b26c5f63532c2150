import type { ExpressionBuilder, RawBuilder } from "kysely";
import { sql } from "kysely";
import { keepVersions } from "../libraries/versions.ts";
import type { Database, Db, LibraryRowTable } from "../tables.ts";
import { containing } from "../text-keys.ts";
import { inTransaction } from "../transaction.ts";
import { addAudit } from "./audit.ts";

interface ModeratedRow {
  readonly library: string;
  readonly id: string;
  readonly no: number;
  readonly userName: string;
  readonly category: string;
  readonly description: string;
  readonly changedAt: number;
}

interface ModerationQuery {
  readonly library?: string | undefined;
  /** Part of the description or of the owner's name, in any case. */
  readonly search?: string | undefined;
  readonly page: number;
  readonly pageSize: number;
}

/** What people added to the shared libraries, over all of them, the newest change first. Rows of admins are not listed. */
export async function listUserRows(
  db: Db,
  query: ModerationQuery,
): Promise<{ readonly rows: readonly ModeratedRow[]; readonly total: number }> {
  const { page, pageSize } = query;
  const found = await userRows(db, query)
    .select(["library", "id", "no", "user_name", "category", "description", "updated_at"])
    .orderBy("updated_at", "desc")
    .orderBy("id")
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const { total } = await userRows(db, query)
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const rows = found.map(({ user_name, updated_at, ...row }) => ({
    ...row,
    userName: user_name,
    changedAt: updated_at,
  }));
  return { rows, total };
}

function userRows(db: Db, { library, search = "" }: ModerationQuery) {
  let rows = db.selectFrom("library_row").where("deleted_at", "is", null).where(isOfUser);
  if (library !== undefined) rows = rows.where("library", "=", library);
  if (search.trim() === "") return rows;
  const part = containing(search.trim());
  return rows.where((eb) =>
    eb.or([
      sql<boolean>`description_key like ${part} escape '\\'`,
      sql<boolean>`library_row.user_name like ${part} escape '\\'`,
    ]),
  );
}

function isOfUser(eb: ExpressionBuilder<Database, "library_row">) {
  return eb.exists(
    eb
      .selectFrom("user_account")
      .select("user_account.user_name")
      .whereRef("user_account.user_name", "=", "library_row.user_name")
      .where("user_account.is_admin", "=", 0),
  );
}

interface OwnerChange {
  readonly admin: string;
  readonly library: string;
  readonly id: string;
  /** Who has it from now on: the administrator takes it into the kept set, or gives it back. */
  readonly owner: string;
  readonly now: number;
}

/** Gives a row another owner, who alone may change it then; undefined where row or owner are missing. */
export async function setRowOwner(db: Db, change: OwnerChange): Promise<{ readonly before: string } | undefined> {
  const { admin, library, id, owner, now } = change;
  return inTransaction(db, async (trx) => {
    const before = await trx
      .selectFrom("library_row")
      .select("user_name")
      .where("library", "=", library)
      .where("id", "=", id)
      .where("deleted_at", "is", null)
      .executeTakeFirst();
    const row = await handOver(trx, change);
    if (before === undefined || row === undefined) return undefined;
    await keepVersions(trx, [row], "saved");
    const details = { library, id, from: before.user_name, to: owner };
    await addAudit(trx, { admin, action: "library row owner", subject: row.description, details, now });
    return { before: before.user_name };
  });
}

/** Taking a row into the kept set vouches for it; giving it back leaves it to its owner. */
function scopeWith(owner: string): RawBuilder<string> {
  return sql`case when exists
      (select 1 from user_account where user_account.user_name = ${owner} and user_account.is_admin = 1)
    then 'verified' else 'own' end`;
}

async function handOver(
  trx: Db,
  { admin, library, id, owner, now }: OwnerChange,
): Promise<LibraryRowTable | undefined> {
  return trx
    .updateTable("library_row")
    .set((eb) => ({
      user_name: owner,
      scope: scopeWith(owner),
      revision: eb("revision", "+", 1),
      updated_at: now,
      updated_by: admin,
    }))
    .where("library", "=", library)
    .where("id", "=", id)
    .where((eb) =>
      eb.exists(
        eb.selectFrom("user_account").select("user_account.user_name").where("user_account.user_name", "=", owner),
      ),
    )
    .returningAll()
    .executeTakeFirst();
}
