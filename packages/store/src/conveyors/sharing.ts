import type { DocUser, Extras } from "@beltwright/model";
import { type RawBuilder, sql } from "kysely";
import { toUserName } from "../accounts/users.ts";
import { runCompiled } from "../compiled.ts";
import type { DatabaseKind } from "../database-kind.ts";
import { type ConveyorUserTable, type Db, flag } from "../tables.ts";
import type { Sharing } from "./record.ts";

/** Which conveyor is shared, in which revision. */
interface SharedRevision {
  readonly id: string;
  readonly revision: number;
}

interface NewSharing {
  readonly docUsers: readonly Sharing[];
  /** Those among them with whom it was not shared before. */
  readonly newcomers: readonly string[];
}

/**
 * Replaces whom a conveyor is shared with: accounts that have confirmed the address see it, and other addresses are
 * invited. Whoever is new sees the versions from this revision on.
 */
export async function shareWith(
  trx: Db,
  { id, revision }: SharedRevision,
  docUsers: readonly DocUser[],
): Promise<NewSharing> {
  const before = await trx.deleteFrom("conveyor_user").where("conveyor_id", "=", id).returningAll().execute();
  const byName = new Map(docUsers.map((user) => [toUserName(user.userName), user]));
  const accounts = await findConfirmed(trx, [...byName.keys()]);
  const rows = [...byName].map(([userName, user]) => {
    const account_id = accounts.get(userName) ?? null;
    const known = before.find((row) => row.user_name === userName && row.account_id === account_id);
    return { conveyor_id: id, user_name: userName, account_id, ...toTerms(user, known, revision) };
  });
  if (rows.length > 0) await trx.insertInto("conveyor_user").values(rows).execute();
  const known = new Set(before.map(({ user_name }) => user_name));
  const newcomers = rows.map(({ user_name }) => user_name).filter((userName) => !known.has(userName));
  return { docUsers: sharingOf(await findSharing(trx, [id]), id), newcomers };
}

/** Ids of the accounts that have confirmed these addresses. */
async function findConfirmed(trx: Db, userNames: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (userNames.length === 0) return new Map();
  const found = await trx
    .selectFrom("user_account")
    .select(["user_name", "id"])
    .where("user_name", "in", userNames)
    .where("email_confirmed", "=", 1)
    .execute();
  return new Map(found.map(({ user_name, id }) => [user_name, id]));
}

type Terms = Pick<ConveyorUserTable, "can_edit" | "can_copy" | "can_download" | "sees_from" | "extras">;

/** What is left out of download and earlier versions stays as it was: callers may know only the names of the specification. */
function toTerms(user: DocUser & Sharing, before: Terms | undefined, revision: number): Terms {
  const { canDownload, seesEarlier, isInvited: _derived, ...extras } = user.extras ?? {};
  const opensEarlier = user.seesEarlier ?? seesEarlier ?? before?.sees_from === 0;
  const isOpen = before?.sees_from === 0;
  const from = before === undefined || isOpen ? revision : before.sees_from;
  return {
    can_edit: flag(user.canEdit),
    can_copy: flag(user.canCopy),
    can_download: flag((user.canDownload ?? canDownload ?? before?.can_download === 1) === true),
    sees_from: opensEarlier === true ? 0 : from,
    extras: Object.keys(extras).length === 0 ? "" : JSON.stringify(extras),
  };
}

/** By id of the conveyor; those shared with nobody are absent. */
type SharingById = ReadonlyMap<string, readonly Sharing[]>;

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
  return new Map([...grouped].map(([id, users]) => [id, users.map(toSharing)]));
}

function toSharing(row: ConveyorUserTable): Sharing {
  const { extras } = row;
  return {
    userName: row.user_name,
    canEdit: row.can_edit === 1,
    canCopy: row.can_copy === 1,
    ...(row.can_download === 1 ? { canDownload: true } : {}),
    ...(row.sees_from === 0 ? { seesEarlier: true } : {}),
    ...(row.account_id === null ? { isInvited: true } : {}),
    ...(extras === "" ? {} : { extras: parseExtras(extras) }),
  };
}

/** Whom the conveyor of the row is shared with, as text in one column of a list; null where with nobody. */
export function sharingText(kind: DatabaseKind): RawBuilder<string | null> {
  const of = sql`from conveyor_user where conveyor_user.conveyor_id = conveyor.id`;
  return kind === "postgres"
    ? sql`(select json_agg(json_build_array(user_name, can_edit, can_copy, can_download))::text ${of})`
    : sql`(select nullif(json_group_array(json_array(user_name, can_edit, can_copy, can_download)), '[]') ${of})`;
}

/** Only `sharingText` writes this. */
export function parseSharing(text: string | null): readonly Sharing[] {
  const users = text === null ? [] : (JSON.parse(text) as [string, number, number, number][]);
  // By name, as everywhere; sorted here, because for the database it would be a sort for every row of a list.
  users.sort(([one], [other]) => (one < other ? -1 : 1));
  return users.map(([userName, canEdit, canCopy, canDownload]) => ({
    userName,
    canEdit: canEdit === 1,
    canCopy: canCopy === 1,
    ...(canDownload === 1 ? { canDownload: true } : {}),
  }));
}

/** Only `shareWith` writes this column. */
function parseExtras(extras: string): Extras {
  return JSON.parse(extras) as Extras;
}

export function sharingOf(sharing: SharingById, id: string): readonly Sharing[] {
  return sharing.get(id) ?? [];
}
