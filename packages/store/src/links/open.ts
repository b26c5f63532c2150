import type { ExpressionBuilder } from "kysely";
import { secretHash } from "../secrets.ts";
import type { Database, Db } from "../tables.ts";
import { type LinkShows, showsOf } from "./links.ts";

interface ByHolder {
  readonly secret: string;
  readonly now: number;
}

/** What a link leads to. */
export interface LinkedConveyor {
  readonly shows: LinkShows;
  readonly expiresAt: number | null;
  /** Whose parts were chosen for it, and whose plan covers it; not for the holder. */
  readonly owner: string;
  readonly convNo: string;
  /** As it lies in the database; `openDocument` reads it, in whichever thread. */
  readonly document: string;
}

/** What a working link leads to, or undefined where it is unknown, revoked or out of date, or its conveyor is gone. */
export async function findLinked(db: Db, { secret, now }: ByHolder): Promise<LinkedConveyor | undefined> {
  const found = await db
    .selectFrom("conveyor_link")
    .innerJoin("conveyor", "conveyor.id", "conveyor_link.conveyor_id")
    .leftJoin("conveyor_version", (join) =>
      join
        .onRef("conveyor_version.conveyor_id", "=", "conveyor.id")
        .onRef("conveyor_version.revision", "=", "conveyor_link.revision"),
    )
    .select([
      "conveyor_link.shows_drawings",
      "conveyor_link.shows_results",
      "conveyor_link.shows_reports",
      "conveyor_link.shows_downloads",
      "conveyor_link.expires_at",
      "conveyor_link.revision",
      "conveyor.user_name",
      "conveyor.document as newest",
      "conveyor.conv_no as newest_no",
      "conveyor_version.conv_no as fixed_no",
      "conveyor_version.document as fixed",
    ])
    .where("conveyor_link.secret_hash", "=", secretHash(secret))
    .where("conveyor.deleted_at", "is", null)
    .where((eb) => isOpen(eb, now))
    .executeTakeFirst();
  if (found === undefined) return undefined;
  const [document, convNo] = found.revision === null ? [found.newest, found.newest_no] : [found.fixed, found.fixed_no];
  if (document === null || convNo === null) return undefined;
  return { shows: showsOf(found), expiresAt: found.expires_at, owner: found.user_name, convNo, document };
}

/** Counts one opening. */
export async function countOpening(db: Db, { secret, now }: ByHolder): Promise<void> {
  await db
    .updateTable("conveyor_link")
    .set((eb) => ({ opened_times: eb("opened_times", "+", 1), opened_at: now }))
    .where("secret_hash", "=", secretHash(secret))
    .where((eb) => isOpen(eb, now))
    .execute();
}

function isOpen(eb: ExpressionBuilder<Database, "conveyor_link">, now: number) {
  return eb.and([
    eb("conveyor_link.revoked_at", "is", null),
    eb.or([eb("conveyor_link.expires_at", "is", null), eb("conveyor_link.expires_at", ">", now)]),
  ]);
}
