import { databaseKind } from "../database-kind.ts";
import { endGroupTemplates } from "../reports/templates.ts";
import type { Db } from "../tables.ts";
import { endTeam, forgetOtherRoles } from "../teams/roles.ts";
import { inTransaction } from "../transaction.ts";
import { addAudit } from "./audit.ts";

interface UserGroup {
  readonly name: string;
  readonly createdAt: number;
  readonly members: readonly string[];
}

interface GroupAct {
  readonly name: string;
  readonly admin: string;
  readonly now: number;
}

/** By name, each with its members. A group that only its members name is one as well. */
export async function listGroups(db: Db): Promise<readonly UserGroup[]> {
  const groups = await db.selectFrom("user_group").selectAll().orderBy("name").execute();
  const people = await db
    .selectFrom("user_account")
    .select(["user_name", "user_group"])
    .where("user_group", "is not", null)
    .orderBy("user_name")
    .execute();
  const made = new Map(groups.map(({ name, created_at }) => [name, created_at]));
  const names = new Set([...made.keys(), ...people.flatMap(({ user_group }) => user_group ?? [])]);
  return [...names].sort().map((name) => ({
    name,
    createdAt: made.get(name) ?? 0,
    members: people.filter(({ user_group }) => user_group === name).map(({ user_name }) => user_name),
  }));
}

/** True where the group is new. */
export async function makeGroup(trx: Db, { name, admin, now }: GroupAct): Promise<boolean> {
  const made = await trx
    .insertInto("user_group")
    .values({ name, created_at: now, created_by: admin })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .returning("name")
    .executeTakeFirst();
  if (made !== undefined) await addAudit(trx, { admin, action: "make group", subject: name, now });
  return made !== undefined;
}

/**
 * Members stay, without a group; their conveyors and templates stay theirs and are seen by nobody else: a group made anew
 * by the same name is another group.
 */
export async function deleteGroup(db: Db, { name, admin, now }: GroupAct): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    if (!(await hasGroup(trx, name))) return false;
    await trx.deleteFrom("user_group").where("name", "=", name).execute();
    await trx.updateTable("user_account").set({ user_group: null }).where("user_group", "=", name).execute();
    await trx.updateTable("conveyor").set({ conveyor_group: "" }).where("conveyor_group", "=", name).execute();
    await endGroupTemplates(trx, name);
    await endTeam(trx, name, now);
    await trx.deleteFrom("group_preference").where("user_group", "=", name).execute();
    await addAudit(trx, { admin, action: "delete group", subject: name, now });
    return true;
  });
}

/** Held until the transaction ends, so that nothing is filed under a group while it is deleted. */
export async function hasGroup(trx: Db, name: string): Promise<boolean> {
  const group = trx.selectFrom("user_group").select("name").where("name", "=", name);
  const made = await (databaseKind(trx) === "postgres" ? group.forKeyShare() : group).executeTakeFirst();
  if (made !== undefined) return true;
  const member = trx.selectFrom("user_account").select("user_name").where("user_group", "=", name);
  return (await member.executeTakeFirst()) !== undefined;
}

/** Puts a person into a group that exists, or takes them out of it. A person is in one group at most. */
export async function setMember(
  db: Db,
  act: GroupAct & { readonly userName: string; readonly isMember: boolean },
): Promise<boolean> {
  const { name, admin, now, userName, isMember } = act;
  return inTransaction(db, async (trx) => {
    if (!(await hasGroup(trx, name))) return false;
    let change = trx
      .updateTable("user_account")
      .set({ user_group: isMember ? name : null })
      .where("user_name", "=", userName);
    if (!isMember) change = change.where("user_group", "=", name);
    const changed = await change.returning("user_name").executeTakeFirst();
    if (changed === undefined) return false;
    await forgetOtherRoles(trx, userName);
    await addAudit(trx, {
      admin,
      action: isMember ? "add member" : "remove member",
      subject: name,
      details: { userName },
      now,
    });
    return true;
  });
}
