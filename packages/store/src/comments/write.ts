import type { CommentTarget } from "@beltwright/model";
import { newId } from "../ids.ts";
import type { Db } from "../tables.ts";
import { inTransaction } from "../transaction.ts";
import { type Commenting, type HeldDesign, holdDesign } from "./hold-design.ts";
import { addNotices } from "./notices.ts";
import { readThreads, type StoredThread } from "./threads.ts";

/** Comments of one design; more than anyone reads. */
const mostComments = 5000;

export type CommentOutcome =
  | { readonly kind: "done"; readonly thread: StoredThread }
  | { readonly kind: "not-found" }
  | { readonly kind: "not-yours" }
  | { readonly kind: "too-many" };

interface NewThread extends Commenting {
  readonly target: CommentTarget;
  readonly text: string;
}

export function beginThread(db: Db, { target, text, ...by }: NewThread): Promise<CommentOutcome> {
  return within(db, by, newId(by.now), async (trx, design, threadId) => {
    if (await isFull(trx, by.conveyorId)) return "too-many";
    const row = {
      id: threadId,
      conveyor_id: by.conveyorId,
      target: JSON.stringify(target),
      revision: design.revision,
      created_by: design.accountId,
      created_at: by.now,
      resolved_by: null,
      resolved_at: null,
    };
    await trx.insertInto("comment_thread").values(row).execute();
    await addComment(trx, { ...by, threadId, authorId: design.accountId, text });
    return "done";
  });
}

interface Answer extends Commenting {
  readonly threadId: string;
  readonly text: string;
}

/** An answer to what was resolved opens it again: it would not be read otherwise. */
export function answerThread(db: Db, { threadId, text, ...by }: Answer): Promise<CommentOutcome> {
  return within(db, by, threadId, async (trx, design) => {
    if (await isFull(trx, by.conveyorId)) return "too-many";
    const open = { resolved_by: null, resolved_at: null };
    if (!(await setThread(trx, { ...by, threadId }, open))) return "not-found";
    await addComment(trx, { ...by, threadId, authorId: design.accountId, text });
    return "done";
  });
}

interface Resolution extends Commenting {
  readonly threadId: string;
  readonly isResolved: boolean;
}

/** By the owner of the design and whoever began it. */
export function resolveThread(db: Db, { threadId, isResolved, ...by }: Resolution): Promise<CommentOutcome> {
  return within(db, by, threadId, async (trx, design) => {
    const begun = await trx
      .selectFrom("comment_thread")
      .select("created_by")
      .where("id", "=", threadId)
      .where("conveyor_id", "=", by.conveyorId)
      .executeTakeFirst();
    if (begun === undefined) return "not-found";
    if (!design.isMine && begun.created_by !== design.accountId) return "not-yours";
    const state = isResolved
      ? { resolved_by: design.accountId, resolved_at: by.now }
      : { resolved_by: null, resolved_at: null };
    await setThread(trx, { ...by, threadId }, state);
    return "done";
  });
}

interface CommentChange extends Commenting {
  readonly threadId: string;
  readonly commentId: string;
  /** Another text, away with it, or back again. */
  readonly change: { readonly text: string } | "delete" | "undelete";
}

/** By its author alone. */
export function changeComment(db: Db, { threadId, commentId, change, ...by }: CommentChange): Promise<CommentOutcome> {
  return within(db, by, threadId, async (trx, { accountId }) => {
    const comment = await trx
      .selectFrom("comment")
      .innerJoin("comment_thread", "comment_thread.id", "comment.thread_id")
      .select("comment.author_id")
      .where("comment.id", "=", commentId)
      .where("comment_thread.id", "=", threadId)
      .where("comment_thread.conveyor_id", "=", by.conveyorId)
      .executeTakeFirst();
    if (comment === undefined) return "not-found";
    if (comment.author_id !== accountId) return "not-yours";
    await trx.updateTable("comment").set(columnsOf(change, by.now)).where("id", "=", commentId).execute();
    if (typeof change === "object")
      await addNotices(trx, { ...by, threadId, commentId, authorId: accountId, ...change });
    return "done";
  });
}

function columnsOf(change: CommentChange["change"], now: number) {
  if (change === "delete") return { deleted_at: now };
  if (change === "undelete") return { deleted_at: null };
  return { text: change.text, edited_at: now };
}

type Done = Exclude<CommentOutcome["kind"], "done"> | "done";

/** Does it for someone who takes part, with the design held, and answers the thread as it is then. */
function within(
  db: Db,
  by: Commenting,
  threadId: string,
  work: (trx: Db, design: HeldDesign, threadId: string) => Promise<Done>,
): Promise<CommentOutcome> {
  return inTransaction(db, async (trx) => {
    const design = await holdDesign(trx, by);
    if (design === undefined) return { kind: "not-found" };
    const kind = await work(trx, design, threadId);
    if (kind !== "done") return { kind };
    const [thread] = await readThreads(trx, design, { conveyorId: by.conveyorId, id: threadId });
    return thread === undefined ? { kind: "not-found" } : { kind, thread };
  });
}

interface NewComment extends Answer {
  readonly authorId: string;
}

async function addComment(trx: Db, comment: NewComment): Promise<void> {
  const { threadId, authorId, text, now } = comment;
  const id = newId(now);
  await trx
    .insertInto("comment")
    .values({
      id,
      thread_id: threadId,
      author_id: authorId,
      text,
      created_at: now,
      edited_at: null,
      deleted_at: null,
    })
    .execute();
  await addNotices(trx, { ...comment, commentId: id });
}

async function setThread(
  trx: Db,
  { conveyorId, threadId }: Pick<Answer, "conveyorId" | "threadId">,
  state: { readonly resolved_by: string | null; readonly resolved_at: number | null },
): Promise<boolean> {
  const changed = await trx
    .updateTable("comment_thread")
    .set(state)
    .where("id", "=", threadId)
    .where("conveyor_id", "=", conveyorId)
    .returning("id")
    .executeTakeFirst();
  return changed !== undefined;
}

async function isFull(trx: Db, conveyorId: string): Promise<boolean> {
  const { total } = await trx
    .selectFrom("comment")
    .innerJoin("comment_thread", "comment_thread.id", "comment.thread_id")
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .where("comment_thread.conveyor_id", "=", conveyorId)
    .executeTakeFirstOrThrow();
  return total >= mostComments;
}
