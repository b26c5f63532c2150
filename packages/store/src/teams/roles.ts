import { type ReviewRules, type TeamRole, usualReviewRules } from "@beltwright/model";
import { sql } from "kysely";
import type { Db } from "../tables.ts";

/** Someone of a group, with what they are in it. */
export interface TeamMember {
  readonly accountId: string;
  readonly userName: string;
  readonly name: string;
  readonly role: TeamRole;
}

/** Everyone of a group by name, or the one asked for. Who was given no role is an engineer; unconfirmed addresses are nobody yet. */
export async function listMembers(db: Db, group: string, only?: string): Promise<readonly TeamMember[]> {
  let members = db
    .selectFrom("user_account")
    .leftJoin("team_member", (join) =>
      join
        .onRef("team_member.account_id", "=", "user_account.id")
        .onRef("team_member.group_name", "=", "user_account.user_group"),
    )
    .select(["user_account.id", "user_account.user_name", "first_name", "last_name"])
    .select(sql<TeamRole>`coalesce(team_member.role, 'engineer')`.as("role"))
    .where("user_account.user_group", "=", group)
    .where("user_account.email_confirmed", "=", 1)
    .orderBy("user_account.user_name");
  if (only !== undefined) members = members.where("user_account.user_name", "=", only);
  return (await members.execute()).map(({ id, user_name, role, ...names }) => ({
    accountId: id,
    userName: user_name,
    name: nameOf({ user_name, ...names }),
    role,
  }));
}

export async function findRole(db: Db, group: string, userName: string): Promise<TeamRole | undefined> {
  const [member] = await listMembers(db, group, userName);
  return member?.role;
}

/** As people sign: by their name, or by their address where they gave none. */
export function nameOf(person: { readonly first_name: string; last_name: string; user_name: string }): string {
  return `${person.first_name} ${person.last_name}`.trim() || person.user_name;
}

export async function findReviewRules(db: Db, group: string): Promise<ReviewRules> {
  const found = await db.selectFrom("team_rule").selectAll().where("group_name", "=", group).executeTakeFirst();
  if (found === undefined) return usualReviewRules;
  return { checkRoles: JSON.parse(found.check_roles), approveRoles: JSON.parse(found.approve_roles) };
}

/** What someone was in a group they are no longer in counts no more, should they come back. */
export async function forgetOtherRoles(trx: Db, userName: string): Promise<void> {
  await trx
    .deleteFrom("team_member")
    .where("account_id", "in", (eb) => eb.selectFrom("user_account").select("id").where("user_name", "=", userName))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("user_account")
            .select("user_account.id")
            .whereRef("user_account.id", "=", "team_member.account_id")
            .whereRef("user_account.user_group", "=", "team_member.group_name"),
        ),
      ),
    )
    .execute();
}

/** A group that ends takes its roles, rules and open invitations with it. */
export async function endTeam(trx: Db, group: string, now: number): Promise<void> {
  await trx.deleteFrom("team_member").where("group_name", "=", group).execute();
  await trx.deleteFrom("team_rule").where("group_name", "=", group).execute();
  await trx
    .updateTable("team_invitation")
    .set({ state: "withdrawn", ended_at: now })
    .where("group_name", "=", group)
    .where("state", "=", "waiting")
    .execute();
}
