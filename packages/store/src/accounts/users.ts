import { emptyProfile, type UserProfile } from "@beltwright/model";
import type { Expression } from "kysely";
import { newId } from "../ids.ts";
import { type Db, flag, type UserAccountTable } from "../tables.ts";
import { forgetOtherRoles } from "../teams/roles.ts";
import { inTransaction } from "../transaction.ts";
import { revokeApiTokens } from "./api-tokens.ts";
import { closeSessions } from "./sessions.ts";

/** An account as the server needs it; the password hash never leaves the server. */
export interface User extends UserProfile {
  readonly userName: string;
  readonly passwordHash: string;
  readonly userIsAdmin: boolean;
  readonly emailConfirmed: boolean;
  readonly userGroup: string;
  readonly regoDate: number;
}

interface NewUser {
  readonly email: string;
  readonly passwordHash: string;
  readonly profile?: Partial<UserProfile> | undefined;
  readonly userIsAdmin?: boolean | undefined;
  readonly emailConfirmed?: boolean | undefined;
  readonly userGroup?: string | undefined;
  readonly now: number;
}

type CreateUserOutcome = { readonly kind: "created"; readonly user: User } | { readonly kind: "taken" };

/** People are known by their e-mail address; upper and lower case are one address. */
export function toUserName(email: string): string {
  return email.trim().toLowerCase();
}

export async function createUser(db: Db, user: NewUser): Promise<CreateUserOutcome> {
  const created = await db
    .insertInto("user_account")
    .values({
      id: newId(user.now),
      user_name: toUserName(user.email),
      password_hash: user.passwordHash,
      is_admin: flag(user.userIsAdmin ?? false),
      email_confirmed: flag(user.emailConfirmed ?? false),
      user_group: user.userGroup || null,
      created_at: user.now,
      active_session_id: null,
      uses_public_rows: 0,
      ...toProfileColumns({ ...emptyProfile, ...user.profile }),
    })
    .onConflict((conflict) => conflict.column("user_name").doNothing())
    .returningAll()
    .executeTakeFirst();
  return created ? { kind: "created", user: toUser(created) } : { kind: "taken" };
}

export async function findUser(db: Db, email: string): Promise<User | undefined> {
  const found = await db
    .selectFrom("user_account")
    .selectAll()
    .where("user_name", "=", toUserName(email))
    .executeTakeFirst();
  return found && toUser(found);
}

export async function saveProfile(
  db: Db,
  { userName, profile }: { readonly userName: string; readonly profile: UserProfile },
): Promise<boolean> {
  return updateUser(db, userName, toProfileColumns(profile));
}

/** A new password ends every session but the one that changed it, and the API tokens unless they are kept. */
export async function setPasswordHash(
  db: Db,
  change: {
    readonly userName: string;
    readonly passwordHash: string;
    readonly keepSessionId?: string | undefined;
    readonly keepsTokens?: boolean | undefined;
    readonly now: number;
  },
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const isChanged = await updateUser(trx, change.userName, { password_hash: change.passwordHash });
    if (isChanged) await closeSessions(trx, change);
    if (isChanged && change.keepsTokens !== true) await revokeApiTokens(trx, change);
    return isChanged;
  });
}

/** Whoever confirms an address takes the invitations that were sent to it. */
export async function confirmEmail(db: Db, userName: string): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const isConfirmed = await updateUser(trx, userName, { email_confirmed: 1 });
    if (isConfirmed) await takeInvitations(trx, userName);
    return isConfirmed;
  });
}

async function takeInvitations(trx: Db, userName: string): Promise<void> {
  await trx
    .updateTable("conveyor_user")
    .set({ account_id: accountIdOf(trx, userName) })
    .where("user_name", "=", userName)
    .where("account_id", "is", null)
    .execute();
}

/** The id behind an address, as part of a statement. */
export function accountIdOf(db: Db, userName: string): Expression<string> {
  return db.selectFrom("user_account").select("id").where("user_name", "=", userName).$asScalar();
}

export async function findAccountId(db: Db, userName: string): Promise<string | undefined> {
  const found = await db.selectFrom("user_account").select("id").where("user_name", "=", userName).executeTakeFirst();
  return found?.id;
}

/** An empty name takes the person out of any group. */
export async function setUserGroup(db: Db, userName: string, userGroup: string): Promise<boolean> {
  const isSet = await updateUser(db, userName, { user_group: userGroup || null });
  if (isSet) await forgetOtherRoles(db, userName);
  return isSet;
}

export async function setAdmin(db: Db, userName: string, userIsAdmin: boolean): Promise<boolean> {
  return updateUser(db, userName, { is_admin: flag(userIsAdmin) });
}

/** Names of all admins, the one of longest standing first. */
export async function listAdmins(db: Db): Promise<readonly string[]> {
  const admins = await db
    .selectFrom("user_account")
    .select("user_name")
    .where("is_admin", "=", 1)
    .orderBy("created_at")
    .orderBy("user_name")
    .execute();
  return admins.map(({ user_name }) => user_name);
}

async function updateUser(db: Db, userName: string, columns: Partial<UserAccountTable>): Promise<boolean> {
  const updated = await db
    .updateTable("user_account")
    .set(columns)
    .where("user_name", "=", userName)
    .returning("user_name")
    .executeTakeFirst();
  return updated !== undefined;
}

type ProfileColumns = Pick<
  UserAccountTable,
  "first_name" | "last_name" | "company_name" | "address1" | "address2" | "city" | "state" | "post_code" | "country"
>;

function toProfileColumns(profile: UserProfile): ProfileColumns {
  const { address1, address2, city, state, country } = profile;
  return {
    first_name: profile.firstName,
    last_name: profile.lastName,
    company_name: profile.companyName,
    address1,
    address2,
    city,
    state,
    post_code: profile.postCode,
    country,
  };
}

export function toUser(row: UserAccountTable): User {
  const { address1, address2, city, state, country } = row;
  return {
    userName: row.user_name,
    passwordHash: row.password_hash,
    userIsAdmin: row.is_admin === 1,
    emailConfirmed: row.email_confirmed === 1,
    userGroup: row.user_group ?? "",
    regoDate: row.created_at,
    firstName: row.first_name,
    lastName: row.last_name,
    companyName: row.company_name,
    address1,
    address2,
    city,
    state,
    postCode: row.post_code,
    country,
  };
}
