import { effectivePreferences, type OfficePreferences, type Person } from "@beltwright/model";
import { type ExpressionBuilder, sql } from "kysely";
import { addAudit } from "../admin/audit.ts";
import { hasGroup } from "../admin/groups.ts";
import { runCompiled } from "../compiled.ts";
import type { Database, Db } from "../tables.ts";
import { inTransaction } from "../transaction.ts";

/** What a person wants of their designs, what their group wants, and what holds of both. */
interface FoundPreferences {
  readonly own: OfficePreferences;
  readonly group: OfficePreferences;
  readonly effective: OfficePreferences;
}

/** Nobody is of a group before their address is confirmed. */
export async function findPreferences(db: Db, userName: string): Promise<FoundPreferences> {
  const [found] = await runCompiled(db, "office preferences", [userName], () =>
    db
      .selectFrom("user_account")
      .leftJoin("user_preference", "user_preference.user_name", "user_account.user_name")
      .leftJoin("group_preference", (join) =>
        join
          .onRef("group_preference.user_group", "=", "user_account.user_group")
          .on(sql<boolean>`user_account.email_confirmed = 1`),
      )
      .select(["user_preference.preferences as own", "group_preference.preferences as of_group"])
      .where("user_account.user_name", "=", userName),
  );
  const [own, group] = [opened(found?.own), opened(found?.of_group)];
  return { own, group, effective: effectivePreferences(group, own) };
}

function opened(text: string | null | undefined): OfficePreferences {
  return JSON.parse(text ?? "{}");
}

interface PreferenceSave {
  readonly preferences: OfficePreferences;
  readonly now: number;
}

export async function saveOwnPreferences(
  db: Db,
  userName: string,
  { preferences, now }: PreferenceSave,
): Promise<void> {
  const columns = { preferences: JSON.stringify(preferences), updated_at: now };
  await db
    .insertInto("user_preference")
    .values({ user_name: userName, ...columns })
    .onConflict((conflict) => conflict.column("user_name").doUpdateSet(columns))
    .execute();
}

/** Those of a group, for its members and for administrators; undefined for anyone else, and where there is no group. */
export async function findGroupPreferences(
  db: Db,
  { userName }: Pick<Person, "userName">,
  group: string,
): Promise<OfficePreferences | undefined> {
  const found = await db
    .selectFrom("user_account")
    .leftJoin("group_preference", (join) => join.on("group_preference.user_group", "=", group))
    .select("group_preference.preferences")
    .where("user_account.user_name", "=", userName)
    .where((eb) =>
      eb.or([
        eb("is_admin", "=", 1),
        eb.and([eb("user_account.user_group", "=", group), eb("email_confirmed", "=", 1)]),
      ]),
    )
    .executeTakeFirst();
  return found && (await hasGroup(db, group)) ? opened(found.preferences) : undefined;
}

/** Administrators, and the owners of the group. */
function leads(eb: ExpressionBuilder<Database, "user_account">, group: string) {
  return eb.or([
    eb("is_admin", "=", 1),
    eb.and([
      eb("user_group", "=", group),
      eb("email_confirmed", "=", 1),
      eb.exists(
        eb
          .selectFrom("team_member")
          .select("team_member.role")
          .whereRef("team_member.account_id", "=", "user_account.id")
          .where("team_member.group_name", "=", group)
          .where("team_member.role", "=", "owner"),
      ),
    ]),
  ]);
}

/** False where the person does not lead the group, or there is no such group. */
export async function saveGroupPreferences(
  db: Db,
  { userName }: Pick<Person, "userName">,
  group: string,
  { preferences, now }: PreferenceSave,
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    if (!(await hasGroup(trx, group))) return false;
    const columns = { preferences: JSON.stringify(preferences), updated_at: now };
    const saved = await trx
      .insertInto("group_preference")
      .columns(["user_group", "preferences", "updated_at"])
      .expression((eb) =>
        eb
          .selectFrom("user_account")
          .select([
            sql<string>`cast(${group} as text)`.as("user_group"),
            sql<string>`cast(${columns.preferences} as text)`.as("preferences"),
            sql<number>`cast(${now} as bigint)`.as("updated_at"),
          ])
          .where("user_name", "=", userName)
          .where((user) => leads(user, group)),
      )
      .onConflict((conflict) => conflict.column("user_group").doUpdateSet(columns))
      .returning("user_group")
      .executeTakeFirst();
    if (saved === undefined) return false;
    await addAudit(trx, {
      admin: userName,
      action: "group preferences",
      subject: group,
      details: { preferences },
      now,
    });
    return true;
  });
}
