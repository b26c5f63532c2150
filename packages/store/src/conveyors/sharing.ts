import type { Extras } from "@beltwright/model";
import { toUserName } from "../accounts/users.ts";
import { runCompiled } from "../compiled.ts";
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

/** Only `shareWith` writes this column. */
function parseExtras(extras: string): Extras {
  return JSON.parse(extras) as Extras;
}

export function sharingOf(sharing: SharingById, id: string): readonly Sharing[] {
  return sharing.get(id) ?? [];
}
