import type { UserProfile } from "@beltwright/model";
import { type ExpressionBuilder, sql } from "kysely";
import { closeSessions } from "../accounts/sessions.ts";
import { confirmEmail, findUser, saveProfile, setAdmin, setUserGroup, toUser, type User } from "../accounts/users.ts";
import { databaseKind } from "../database-kind.ts";
import { countChange } from "../libraries/changes.ts";
import { hasSubscription } from "../libraries/permission.ts";
import { revokeLinksOf } from "../links/links.ts";
import { handOverTemplates } from "../reports/templates.ts";
import type { Database, Db } from "../tables.ts";
import { textKey } from "../text-keys.ts";
import { inTransaction } from "../transaction.ts";
import { addAudit } from "./audit.ts";
import { makeGroup } from "./groups.ts";

export const userSortFields = ["userName", "lastName", "companyName", "country", "userGroup", "regoDate"] as const;
type UserSortField = (typeof userSortFields)[number];

interface UserListQuery {
  readonly sort?: UserSortField | undefined;
  readonly order?: "asc" | "desc" | undefined;
  readonly search?: string | undefined;
  readonly page: number;
  readonly pageSize: number;
  readonly now: number;
}

interface ListedUser extends Omit<User, "passwordHash"> {
  readonly userHasSub: boolean;
  readonly noOfFilesUsed: number;
}

const columns = {
  userName: "user_name",
  lastName: "last_name",
  companyName: "company_name",
  country: "country",
  userGroup: "user_group",
  regoDate: "created_at",
} as const;

/** All accounts, by the date they registered unless told otherwise. */
export async function listUsers(
  db: Db,
  query: UserListQuery,
): Promise<{ readonly users: readonly ListedUser[]; readonly total: number }> {
  const { sort = "regoDate", order = "asc", page, pageSize, now } = query;
  const search = query.search?.trim().toLowerCase() ?? "";
  const rows = await db
    .selectFrom("user_account")
    .selectAll()
    .select((eb) => [hasSubscription(eb, now).as("has_subscription"), countedFiles(eb).as("files")])
    .where((eb) => matches(eb, search))
    .orderBy(columns[sort], order)
    .orderBy("user_name")
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const { total } = await db
    .selectFrom("user_account")
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .where((eb) => matches(eb, search))
    .executeTakeFirstOrThrow();
  const users = rows.map(({ has_subscription, files, ...row }) => {
    const { passwordHash: _, ...user } = toUser(row);
    return { ...user, userHasSub: Boolean(has_subscription), noOfFilesUsed: Number(files) };
  });
  return { users, total };
}

type UserBuilder = ExpressionBuilder<Database, "user_account">;

function matches(eb: UserBuilder, search: string) {
  if (search === "") return sql<boolean>`1 = 1`;
  const pattern = `%${search.replace(/[\\%_]/g, (letter) => `\\${letter}`)}%`;
  const like = (column: "user_name" | "first_name" | "last_name" | "company_name") =>
    sql<boolean>`lower(${eb.ref(column)}) like ${pattern} escape '\\'`;
  return eb.or([like("user_name"), like("first_name"), like("last_name"), like("company_name")]);
}

function countedFiles(eb: UserBuilder) {
  return eb
    .selectFrom("conveyor")
    .select((inner) => inner.fn.countAll<number>().as("files"))
    .whereRef("conveyor.user_name", "=", "user_account.user_name")
    .where("conveyor.deleted_at", "is", null);
}

/** What an administrator may change of an account. */
type Editable = UserProfile & Pick<User, "userIsAdmin" | "userGroup" | "emailConfirmed">;

interface UserEdit {
  readonly admin: string;
  readonly userName: string;
  /** What is left out stays as it is. */
  readonly changes: { readonly [K in keyof Editable]?: Editable[K] | undefined };
  readonly now: number;
}

type UserEditOutcome = "saved" | "not-found" | "last-admin";

/** What an administrator changes of an account. The last administrator stays one. */
export async function editUser(db: Db, edit: UserEdit): Promise<UserEditOutcome> {
  return inTransaction(db, async (trx) => {
    const before = await findUser(trx, edit.userName);
    if (before === undefined) return "not-found";
    const { userName } = before;
    const details = differences(before, edit.changes);
    const after = { ...before, ...details };
    if (!after.userIsAdmin && (await isLastAdmin(trx, userName))) return "last-admin";
    const { admin, now } = edit;
    await saveProfile(trx, { userName, profile: after });
    await setAdmin(trx, userName, after.userIsAdmin);
    await setUserGroup(trx, userName, after.userGroup);
    if (after.userGroup !== "") await makeGroup(trx, { name: after.userGroup, admin, now });
    if (after.emailConfirmed) await confirmEmail(trx, userName);
    await addAudit(trx, { admin, action: "edit user", subject: userName, details, now });
    return "saved";
  });
}

/** What really changes, for the audit log. */
function differences(before: User, changes: UserEdit["changes"]): Partial<Editable> {
  const current: Readonly<Record<string, unknown>> = { ...before };
  const given = Object.entries(changes).filter(([name, value]) => value !== undefined && current[name] !== value);
  return Object.fromEntries(given);
}

interface UserFiles {
  readonly conveyors: number;
  readonly inBin: number;
  readonly libraryRows: number;
  /** Subscriptions that the payment provider would renew. */
  readonly renewals: number;
}

/** What belongs to a person, for the question before they are deleted. */
export async function countBelongings(db: Db, userName: string): Promise<UserFiles> {
  const counted = await sql<{ living: number; dead: number; library: number; renewed: number }>`select
    (select count(*) from conveyor where user_name = ${userName} and deleted_at is null) as living,
    (select count(*) from conveyor where user_name = ${userName} and deleted_at is not null) as dead,
    (select count(*) from library_row where user_name = ${userName} and deleted_at is null) as library,
    (select count(*) from subscription where user_name = ${userName} and provider in ('sandbox', 'braintree')
      and status in ('Active', 'Past Due')) as renewed`.execute(db);
  const [row] = counted.rows;
  return {
    conveyors: row?.living ?? 0,
    inBin: row?.dead ?? 0,
    libraryRows: row?.library ?? 0,
    renewals: row?.renewed ?? 0,
  };
}

type DeleteUserOutcome =
  | { readonly kind: "deleted"; readonly files: UserFiles }
  | { readonly kind: "not-found" }
  | { readonly kind: "last-admin" }
  | { readonly kind: "oneself" };

/**
 * Deletes an account. Nothing designed is lost: its conveyors go to the administrator, in a category that names whose they
 * were, and its library rows and the templates of its group change hands too. Sessions, tokens and subscriptions go with the account; the caller has
 * ended the renewals at the payment provider before, and names them.
 */
export async function deleteUser(
  db: Db,
  {
    admin,
    userName,
    cancelled = [],
    now,
  }: {
    readonly admin: string;
    readonly userName: string;
    readonly cancelled?: readonly string[];
    readonly now: number;
  },
): Promise<DeleteUserOutcome> {
  if (admin === userName) return { kind: "oneself" };
  return inTransaction(db, async (trx) => {
    if (await isLastAdmin(trx, userName)) return { kind: "last-admin" };
    const files = await countBelongings(trx, userName);
    await revokeLinksOf(trx, { userName, now });
    await trx
      .updateTable("conveyor")
      .set({ user_name: admin, category: `From ${userName}`, category_key: textKey(`From ${userName}`) })
      .where("user_name", "=", userName)
      .execute();
    await handOverRows(trx, userName, admin);
    await handOverTemplates(trx, userName, admin);
    await trx.deleteFrom("conveyor_user").where("user_name", "=", userName).execute();
    await setUserGroup(trx, userName, "");
    await closeSessions(trx, { userName, now });
    const deleted = await trx
      .deleteFrom("user_account")
      .where("user_name", "=", userName)
      .returning("user_name")
      .executeTakeFirst();
    if (deleted === undefined) return { kind: "not-found" };
    await addAudit(trx, { admin, action: "delete user", subject: userName, details: { ...files, cancelled }, now });
    return { kind: "deleted", files };
  });
}

async function handOverRows(trx: Db, userName: string, admin: string): Promise<void> {
  const changed = await trx
    .updateTable("library_row")
    // Nobody vouches for them by inheriting them.
    .set({ user_name: admin, scope: sql<string>`case when scope in ('own', 'group') then 'public' else scope end` })
    .where("user_name", "=", userName)
    .returning("library")
    .execute();
  for (const library of new Set(changed.map((row) => row.library))) await countChange(trx, library);
}

/** Holds all of them, in one order: two administrators who demote each other at once come one after the other. */
async function isLastAdmin(trx: Db, userName: string): Promise<boolean> {
  const all = trx.selectFrom("user_account").select("user_name").where("is_admin", "=", 1).orderBy("user_name");
  const admins = await (databaseKind(trx) === "postgres" ? all.forUpdate() : all).execute();
  return admins.length === 1 && admins[0]?.user_name === userName;
}
