import type { Db } from "../tables.ts";
import { listParticipants, mentionedIn } from "./people.ts";

interface Commented {
  readonly conveyorId: string;
  readonly threadId: string;
  readonly commentId: string;
  readonly userName: string;
  readonly authorId: string;
  readonly text: string;
  readonly now: number;
}

/** Puts down who is to be told of a comment by mail: those it mentions, and those who wrote in the thread before. */
export async function addNotices(trx: Db, comment: Commented): Promise<void> {
  const { threadId, commentId, authorId, text, now } = comment;
  const people = await listParticipants(trx, comment);
  const mentioned = mentionedIn(text, people).map(({ accountId }) => accountId);
  const before = await trx
    .selectFrom("comment")
    .innerJoin("user_account", "user_account.id", "comment.author_id")
    .select("comment.author_id")
    .distinct()
    .where("comment.thread_id", "=", threadId)
    .where("comment.id", "<", commentId)
    .execute();
  const reasons = new Map<string, string>([
    ...before.map(({ author_id }): [string, string] => [author_id, "answer"]),
    ...mentioned.map((accountId): [string, string] => [accountId, "mention"]),
  ]);
  reasons.delete(authorId);
  if (reasons.size === 0) return;
  const rows = [...reasons].map(([account_id, reason]) => ({
    account_id,
    comment_id: commentId,
    reason,
    created_at: now,
    claimed_until: 0,
  }));
  await trx
    .insertInto("comment_notice")
    .values(rows)
    .onConflict((conflict) => conflict.columns(["account_id", "comment_id"]).doNothing())
    .execute();
}
