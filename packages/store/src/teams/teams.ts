import type { ReviewRules, TeamRole } from "@beltwright/model";
import { hasGroup } from "../admin/groups.ts";
import { databaseKind } from "../database-kind.ts";
import type { Db } from "../tables.ts";
import { inTransaction } from "../transaction.ts";
import { findReviewRules, forgetOtherRoles, listMembers, type TeamMember } from "./roles.ts";

export interface TeamAct {
  readonly userName: string;
  readonly now: number;
}

type TeamRefusal =
  | "not-signed-in"
  | "email-not-confirmed"
  | "in-a-group"
  | "group-exists"
  | "not-group-owner"
  | "last-group-owner"
  | "not-a-member"
  | "invitation-gone"
  | "member-already"
  | "too-many-invitations";

export type TeamOutcome = { readonly kind: "done" } | { readonly kind: "refused"; readonly code: TeamRefusal };

export const done: TeamOutcome = { kind: "done" };
export const refused = (code: TeamRefusal): TeamOutcome => ({ kind: "refused", code });

/** A group as its members see it. */
interface Team {
  readonly name: string;
  readonly role: TeamRole;
  readonly rules: ReviewRules;
  readonly members: readonly Omit<TeamMember, "accountId">[];
}

/** The group of a person, for its members alone; undefined for who is in none. */
export async function findTeam(db: Db, userName: string): Promise<Team | undefined> {
  const account = await findAccount(db, userName);
  const group = account?.email_confirmed === 1 ? (account.user_group ?? "") : "";
  if (group === "") return undefined;
  const members = await listMembers(db, group);
  const me = members.find((one) => one.userName === userName);
  if (me === undefined) return undefined;
  return {
    name: group,
    role: me.role,
    rules: await findReviewRules(db, group),
    members: members.map(({ accountId: _, ...member }) => member),
  };
}

/** Makes a group that nobody has yet, and its maker the owner. Nobody joins one by knowing its name. */
export async function makeTeam(
  db: Db,
  { name, userName, now }: TeamAct & { readonly name: string },
): Promise<TeamOutcome> {
  return inTransaction(db, async (trx) => {
    const account = await holdAccount(trx, userName);
    if (account === undefined) return refused("not-signed-in");
    if (account.email_confirmed !== 1) return refused("email-not-confirmed");
    if (account.user_group !== null) return refused("in-a-group");
    if (await hasGroup(trx, name)) return refused("group-exists");
    const made = await trx
      .insertInto("user_group")
      .values({ name, created_at: now, created_by: userName })
      .onConflict((conflict) => conflict.column("name").doNothing())
      .returning("name")
      .executeTakeFirst();
    if (made === undefined) return refused("group-exists");
    await enter(trx, { accountId: account.id, group: name, role: "owner", now });
    return done;
  });
}

interface Entry {
  readonly accountId: string;
  readonly group: string;
  readonly role: TeamRole;
  readonly now: number;
}

/** Puts a person into a group with a role. */
export async function enter(trx: Db, { accountId, group, role, now }: Entry): Promise<void> {
  await trx.updateTable("user_account").set({ user_group: group }).where("id", "=", accountId).execute();
  await giveRole(trx, { accountId, group, role, now });
}

async function giveRole(trx: Db, { accountId, group, role, now }: Entry): Promise<void> {
  await trx
    .insertInto("team_member")
    .values({ group_name: group, account_id: accountId, role, joined_at: now })
    .onConflict((conflict) => conflict.columns(["group_name", "account_id"]).doUpdateSet({ role }))
    .execute();
}

/** Leaves the group. Its last owner names another first, unless nobody else is left. */
export async function leaveTeam(db: Db, { userName }: TeamAct): Promise<TeamOutcome> {
  return inTransaction(db, async (trx) => {
    const held = await holdTeam(trx, userName);
    if (held === undefined) return refused("not-a-member");
    if (!mayGo(held.members, userName)) return refused("last-group-owner");
    await takeOut(trx, held.group, userName);
    return done;
  });
}

/** Takes someone out of the group of its owner. */
export async function removeMember(
  db: Db,
  { userName, member }: TeamAct & { readonly member: string },
): Promise<TeamOutcome> {
  return asOwner(db, userName, async (trx, { group, members }) => {
    if (!members.some((one) => one.userName === member)) return refused("not-a-member");
    if (!mayGo(members, member)) return refused("last-group-owner");
    await takeOut(trx, group, member);
    return done;
  });
}

export async function setRole(
  db: Db,
  { userName, member, role, now }: TeamAct & { readonly member: string; readonly role: TeamRole },
): Promise<TeamOutcome> {
  return asOwner(db, userName, async (trx, { group, members }) => {
    const found = members.find((one) => one.userName === member);
    if (found === undefined) return refused("not-a-member");
    const owners = members.filter((one) => one.role === "owner");
    if (role !== "owner" && owners.length === 1 && owners[0] === found) return refused("last-group-owner");
    await giveRole(trx, { accountId: found.accountId, group, role, now });
    return done;
  });
}

/** Says which roles may check and which approve. */
export async function setReviewRules(
  db: Db,
  { userName, rules, now }: TeamAct & { readonly rules: ReviewRules },
): Promise<TeamOutcome> {
  return asOwner(db, userName, async (trx, { group }) => {
    const columns = {
      check_roles: JSON.stringify(rules.checkRoles),
      approve_roles: JSON.stringify(rules.approveRoles),
      updated_at: now,
    };
    await trx
      .insertInto("team_rule")
      .values({ group_name: group, ...columns })
      .onConflict((conflict) => conflict.column("group_name").doUpdateSet(columns))
      .execute();
    return done;
  });
}

/** Names the owner of a group that an administrator made, or one more; for administrators. */
export async function nameOwner(db: Db, { group, member, now }: { group: string; member: string; now: number }) {
  return inTransaction(db, async (trx) => {
    const [found] = await listMembers(trx, group, member);
    if (found === undefined) return refused("not-a-member");
    await giveRole(trx, { accountId: found.accountId, group, role: "owner", now });
    return done;
  });
}

/** One who is the only owner stays as long as others do. */
function mayGo(members: readonly TeamMember[], userName: string): boolean {
  const others = members.filter((one) => one.userName !== userName);
  const isOwner = members.some((one) => one.userName === userName && one.role === "owner");
  return !isOwner || others.length === 0 || others.some(({ role }) => role === "owner");
}

async function takeOut(trx: Db, group: string, userName: string): Promise<void> {
  await trx
    .updateTable("user_account")
    .set({ user_group: null })
    .where("user_name", "=", userName)
    .where("user_group", "=", group)
    .execute();
  await forgetOtherRoles(trx, userName);
}

interface HeldTeam {
  readonly group: string;
  readonly accountId: string;
  readonly role: TeamRole;
  readonly members: readonly TeamMember[];
}

export async function asOwner(
  db: Db,
  userName: string,
  work: (trx: Db, held: HeldTeam) => Promise<TeamOutcome>,
): Promise<TeamOutcome> {
  return inTransaction(db, async (trx) => {
    const held = await holdTeam(trx, userName);
    if (held === undefined) return refused("not-a-member");
    return held.role === "owner" ? work(trx, held) : refused("not-group-owner");
  });
}

/** The group with all its members, held until the transaction ends: two owners who leave at once come one after the other. */
async function holdTeam(trx: Db, userName: string): Promise<HeldTeam | undefined> {
  const account = await findAccount(trx, userName);
  const group = account?.user_group ?? "";
  if (group === "") return undefined;
  const all = trx.selectFrom("user_account").select("id").where("user_group", "=", group).orderBy("id");
  await (databaseKind(trx) === "postgres" ? all.forUpdate() : all).execute();
  const members = await listMembers(trx, group);
  const me = members.find((one) => one.userName === userName);
  return me && { group, accountId: me.accountId, role: me.role, members };
}

function findAccount(db: Db, userName: string) {
  return db
    .selectFrom("user_account")
    .select(["id", "user_group", "email_confirmed"])
    .where("user_name", "=", userName)
    .executeTakeFirst();
}

/** Held until the transaction ends: nobody enters two groups at once. */
export function holdAccount(trx: Db, userName: string) {
  const account = trx
    .selectFrom("user_account")
    .select(["id", "user_group", "email_confirmed"])
    .where("user_name", "=", userName);
  return (databaseKind(trx) === "postgres" ? account.forUpdate() : account).executeTakeFirst();
}
