import type { CommentTarget } from "@beltwright/model";
import { personName } from "../accounts/person-name.ts";
import type { Db } from "../tables.ts";
import { type HeldDesign, holdDesign } from "./hold-design.ts";
import type { CommentTable, CommentThreadTable } from "./tables.ts";

interface StoredComment {
  readonly id: string;
  /** Empty where the account is gone. */
  readonly author: string;
  readonly isMine: boolean;
  /** Empty of one that was deleted. */
  readonly text: string;
  readonly createdAt: number;
  readonly editedAt: number | null;
  readonly isDeleted: boolean;
}

export interface StoredThread {
  readonly id: string;
  readonly target: CommentTarget;
  readonly revision: number;
  readonly resolvedBy: string;
  readonly resolvedAt: number | null;
  readonly mayResolve: boolean;
  readonly comments: readonly StoredComment[];
}

/** Those of a design, the oldest first; undefined for whoever takes no part in it. One that was deleted whole is left out. */
export async function listThreads(
  db: Db,
  asked: { readonly conveyorId: string; readonly userName: string },
): Promise<readonly StoredThread[] | undefined> {
  const design = await holdDesign(db, { ...asked, now: 0 });
  if (design === undefined) return undefined;
  const threads = await readThreads(db, design, { conveyorId: asked.conveyorId });
  return threads.filter(({ comments }) => comments.some(({ isDeleted }) => !isDeleted));
}

export async function readThreads(
  db: Db,
  design: HeldDesign,
  which: { readonly conveyorId: string; readonly id?: string },
): Promise<readonly StoredThread[]> {
  const { conveyorId, id } = which;
  const threads = await db
    .selectFrom("comment_thread")
    .selectAll()
    .where("conveyor_id", "=", conveyorId)
    .$if(id !== undefined, (query) => query.where("id", "=", id ?? ""))
    .orderBy("id")
    .execute();
  const comments = await db
    .selectFrom("comment")
    .selectAll("comment")
    .innerJoin("comment_thread", "comment_thread.id", "comment.thread_id")
    .where("comment_thread.conveyor_id", "=", conveyorId)
    .$if(id !== undefined, (query) => query.where("comment_thread.id", "=", id ?? ""))
    .orderBy("comment.id")
    .execute();
  const authors = comments.map(({ author_id }) => author_id);
  const names = await findNames(db, [...authors, ...threads.flatMap(({ resolved_by }) => resolved_by ?? [])]);
  const byThread = Map.groupBy(comments, ({ thread_id }) => thread_id);
  return threads.map((thread) => toThread(thread, byThread.get(thread.id) ?? [], { design, names }));
}

type Names = ReadonlyMap<string, string>;

async function findNames(db: Db, accountIds: readonly string[]): Promise<Names> {
  if (accountIds.length === 0) return new Map();
  const found = await db
    .selectFrom("user_account")
    .select(["id", "user_name", "first_name", "last_name"])
    .where("id", "in", [...new Set(accountIds)])
    .execute();
  return new Map(found.map((account) => [account.id, personName(account)]));
}

function toThread(
  thread: CommentThreadTable,
  comments: readonly CommentTable[],
  { design, names }: { readonly design: HeldDesign; readonly names: Names },
): StoredThread {
  const { id, target, revision, created_by, resolved_by, resolved_at } = thread;
  return {
    id,
    target: parseTarget(target),
    revision,
    resolvedBy: names.get(resolved_by ?? "") ?? "",
    resolvedAt: resolved_at,
    mayResolve: design.isMine || created_by === design.accountId,
    comments: comments.map((comment) => ({
      id: comment.id,
      author: names.get(comment.author_id) ?? "",
      isMine: comment.author_id === design.accountId,
      text: comment.deleted_at === null ? comment.text : "",
      createdAt: comment.created_at,
      editedAt: comment.edited_at,
      isDeleted: comment.deleted_at !== null,
    })),
  };
}

/** Only `beginThread` writes this column. */
function parseTarget(text: string): CommentTarget {
  return JSON.parse(text) as CommentTarget;
}
