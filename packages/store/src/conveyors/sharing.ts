import type { Extras } from "@beltwright/model";
import { type RawBuilder, sql } from "kysely";
import { toUserName } from "../accounts/users.ts";
import { runCompiled } from "../compiled.ts";
import type { DatabaseKind } from "../database-kind.ts";
import { type Db, flag } from "../tables.ts";
import type { Sharing } from "./record.ts";

/** Replaces whom a conveyor is shared with. */
export async function shareWith(trx: Db, id: string, docUsers: readonly Sharing[]): Promise<readonly Sharing[]> {
  await trx.deleteFrom("conveyor_user").where("conveyor_id", "=", id).execute();
  const byName = new Map(docUsers.map((user) => [toUserName(user.userName), user]));
  const rows = [...byName].map(([userName, { canEdit, canCopy, extras }]) => ({
    conveyor_id: id,
    user_name: userName,
    can_edit: flag(canEdit),
    can_copy: flag(canCopy),
    extras: extras === undefined ? "" : JSON.stringify(extras),
  }));
  if (rows.length > 0) await trx.insertInto("conveyor_user").values(rows).execute();
  return sharingOf(await findSharing(trx, [id]), id);
}

/** By id of the conveyor; those shared with nobody are absent. */
export type SharingById = ReadonlyMap<string, readonly Sharing[]>;

export async function findSharing(db: Db, ids: readonly string[]): Promise<SharingById> {
  if (ids.length === 0) return new Map();
  const rows = await runCompiled(db, `conveyor sharing ${ids.length}`, ids, () =>
    db
      .selectFrom("conveyor_user")
      .selectAll()
      .where("conveyor_id", "in", ids)
      .orderBy("conveyor_id")
      .orderBy("user_name"),
  );
  const grouped = Map.groupBy(rows, ({ conveyor_id }) => conveyor_id);
  return new Map(
    [...grouped].map(([id, users]) => [
      id,
      users.map(({ user_name, can_edit, can_copy, extras }) => ({
        userName: user_name,
        canEdit: can_edit === 1,
        canCopy: can_copy === 1,
        ...(extras === "" ? {} : { extras: parseExtras(extras) }),
      })),
    ]),
  );
}

/** Whom the conveyor of the row is shared with, as text in one column of a list; null where with nobody. */
export function sharingText(kind: DatabaseKind): RawBuilder<string | null> {
  const of = sql`from conveyor_user where conveyor_user.conveyor_id = conveyor.id`;
  return kind === "postgres"
    ? sql`(select json_agg(json_build_array(user_name, can_edit, can_copy))::text ${of})`
    : sql`(select nullif(json_group_array(json_array(user_name, can_edit, can_copy)), '[]') ${of})`;
}

/** Only `sharingText` writes this. */
export function parseSharing(text: string | null): readonly Sharing[] {
  const users = text === null ? [] : (JSON.parse(text) as [string, number, number][]);
  // By name, as everywhere; sorted here, because for the database it would be a sort for every row of a list.
  users.sort(([one], [other]) => (one < other ? -1 : 1));
  return users.map(([userName, canEdit, canCopy]) => ({ userName, canEdit: canEdit === 1, canCopy: canCopy === 1 }));
}

/** Only `shareWith` writes this column. */
function parseExtras(extras: string): Extras {
  return JSON.parse(extras) as Extras;
}

export function sharingOf(sharing: SharingById, id: string): readonly Sharing[] {
  return sharing.get(id) ?? [];
}
