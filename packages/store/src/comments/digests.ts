import { personName } from "../accounts/person-name.ts";
import { takesPart } from "../conveyors/access.ts";
import type { Db } from "../tables.ts";

/** One comment that someone is told of. */
export interface DigestLine {
  readonly conveyorId: string;
  readonly convNo: string;
  readonly author: string;
  readonly reason: string;
  readonly text: string;
  /** Whether the reader owns the design, is of the author's group or wrote in the thread: others' words are not mailed. */
  readonly isAmongColleagues: boolean;
}

/** All that waits for one person, claimed by the server that sends it. */
interface Digest {
  readonly accountId: string;
  readonly userName: string;
  readonly commentIds: readonly string[];
  /** Empty where there is nothing left to tell: comments deleted, designs gone or no longer theirs to see. */
  readonly lines: readonly DigestLine[];
}

interface Claim {
  readonly now: number;
  /** How long the first comment waits for others to go with it. */
  readonly waitMilliseconds: number;
  /** After so long without an end the digest is anyone's again: its server has died. */
  readonly leaseMilliseconds: number;
}

/** The digest that has waited longest; two servers never take the same. */
export async function takeDigest(db: Db, claim: Claim): Promise<Digest | undefined> {
  const { now, waitMilliseconds, leaseMilliseconds } = claim;
  for (;;) {
    const due = await db
      .selectFrom("comment_notice")
      .select("account_id")
      .where("claimed_until", "<", now)
      .groupBy("account_id")
      .having((eb) => eb(eb.fn.min("created_at"), "<=", now - waitMilliseconds))
      .orderBy((eb) => eb.fn.min("created_at"))
      .limit(1)
      .executeTakeFirst();
    if (due === undefined) return undefined;
    const claimed = await db
      .updateTable("comment_notice")
      .set({ claimed_until: now + leaseMilliseconds })
      .where("account_id", "=", due.account_id)
      .where("claimed_until", "<", now)
      .returning("comment_id")
      .execute();
    // None: another server was first.
    if (claimed.length > 0)
      return readDigest(
        db,
        due.account_id,
        claimed.map(({ comment_id }) => comment_id),
      );
  }
}

async function readDigest(db: Db, accountId: string, commentIds: readonly string[]): Promise<Digest> {
  const reader = await db
    .selectFrom("user_account")
    .select(["user_name", "user_group", "email_confirmed"])
    .where("id", "=", accountId)
    .executeTakeFirst();
  if (reader?.email_confirmed !== 1) return { accountId, userName: reader?.user_name ?? "", commentIds, lines: [] };
  const { user_name: userName, user_group: group } = reader;
  const rows = await db
    .selectFrom("comment_notice")
    .innerJoin("comment", "comment.id", "comment_notice.comment_id")
    .innerJoin("comment_thread", "comment_thread.id", "comment.thread_id")
    .innerJoin("conveyor", "conveyor.id", "comment_thread.conveyor_id")
    .innerJoin("user_account as author", "author.id", "comment.author_id")
    .select([
      "conveyor.id as conveyor_id",
      "conveyor.conv_no as conv_no",
      "conveyor.user_name as owner",
      "comment_notice.reason as reason",
      "comment.text as text",
      "author.user_name as user_name",
      "author.first_name as first_name",
      "author.last_name as last_name",
      "author.user_group as author_group",
      "author.email_confirmed as author_confirmed",
    ])
    .where("comment_notice.account_id", "=", accountId)
    .where("comment_notice.comment_id", "in", commentIds)
    .where("comment.deleted_at", "is", null)
    .where("conveyor.deleted_at", "is", null)
    .where((eb) => takesPart(eb, userName))
    .orderBy("conveyor.conv_no")
    .orderBy("comment.id")
    .execute();
  const lines = rows.map((row) => ({
    conveyorId: row.conveyor_id,
    convNo: row.conv_no,
    author: personName(row),
    reason: row.reason,
    text: row.text,
    isAmongColleagues:
      row.owner === userName ||
      row.reason === "answer" ||
      (group !== null && row.author_confirmed === 1 && row.author_group === group),
  }));
  return { accountId, userName, commentIds, lines };
}

/** Sent, or not wanted: it does not come again. */
export async function endDigest(db: Db, { accountId, commentIds }: Digest): Promise<void> {
  await db
    .deleteFrom("comment_notice")
    .where("account_id", "=", accountId)
    .where("comment_id", "in", commentIds)
    .execute();
}
