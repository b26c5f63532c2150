import { sql } from "kysely";
import { databaseKind } from "../database-kind.ts";
import { newId } from "../ids.ts";
import type { Db } from "../tables.ts";
import { inTransaction } from "../transaction.ts";
import type { JobTable } from "./tables.ts";
import { dropOldResults, fairOrder } from "./turns.ts";

export interface Job {
  readonly id: string;
  readonly kind: string;
  readonly userName: string;
  readonly state: string;
  readonly request: string;
  readonly progress: number;
  readonly message: string;
  readonly checkpoint: string;
  readonly rank: number;
  readonly usedMilliseconds: number;
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** Jobs of one person that may wait or run at once: nobody keeps the others from theirs. */
export const mostJobsAtOnce = 5;
/** Of a job that is not over. */
const openStates = ["queued", "running", "batched"] as const;
/** A job that brought down so many workers is given up. */
const mostTries = 3;

interface NewJob {
  readonly kind: string;
  readonly userName: string;
  readonly request: string;
  /** Smaller goes first; absent, as for a subscriber. */
  readonly rank?: number;
  readonly weight?: number;
  readonly now: number;
}

export async function addJob(db: Db, job: NewJob): Promise<Job | "too-many"> {
  const { kind, userName, request, rank = 0, weight = 1, now } = job;
  return inTransaction(db, async (trx) => {
    await holdAccount(trx, userName);
    const { total } = await trx
      .selectFrom("job")
      .select((eb) => eb.fn.countAll<number>().as("total"))
      .where("user_name", "=", userName)
      .where("state", "in", [...openStates])
      .executeTakeFirstOrThrow();
    if (total >= mostJobsAtOnce) return "too-many";
    const row: JobTable = {
      id: newId(now),
      kind,
      user_name: userName,
      state: "queued",
      request,
      progress: 0,
      message: "",
      worker: "",
      lease_until: 0,
      tries: 0,
      checkpoint: "",
      rank,
      weight,
      used_ms: 0,
      result_bytes: 0,
      created_at: now,
      updated_at: now,
    };
    await trx.insertInto("job").values(row).execute();
    return toJob(row);
  });
}

/** Of two requests of one person the second counts when the first is in; the embedded database has one writer anyway. */
async function holdAccount(trx: Db, userName: string): Promise<void> {
  if (databaseKind(trx) === "sqlite") return;
  const account = trx.selectFrom("user_account").select("user_name").where("user_name", "=", userName);
  await account.forNoKeyUpdate().execute();
}

interface Claim {
  readonly worker: string;
  readonly now: number;
  readonly leaseMilliseconds: number;
}

/** The next job in fair order that waits, or whose worker has not been heard of; two servers never take the same. */
export async function takeJob(db: Db, { worker, now, leaseMilliseconds }: Claim): Promise<Job | undefined> {
  const skip = databaseKind(db) === "postgres" ? sql`for update skip locked` : sql``;
  const taken = await sql<JobTable>`update job set state = 'running', worker = ${worker},
      lease_until = ${now + leaseMilliseconds}, tries = tries + 1, updated_at = ${now}
    where id = (select id from job
      where state in ('queued', 'running') and (state = 'queued' or lease_until < ${now})
      order by ${fairOrder(now)} limit 1 ${skip})
    returning *`.execute(db);
  const [row] = taken.rows;
  if (row === undefined) return undefined;
  if (row.tries <= mostTries) return toJob(row);
  await endJob(db, {
    id: row.id,
    worker,
    state: "failed",
    message: "The calculation ended the server it ran on.",
    now,
  });
  return takeJob(db, { worker, now, leaseMilliseconds });
}

interface Heartbeat extends Claim {
  readonly id: string;
  readonly progress: number;
  /** Absent: the one before stays. */
  readonly checkpoint?: string;
}

/** Keeps the job. False where it was cancelled or given to another: whoever hears this stops working on it. */
export async function keepJob(db: Db, beat: Heartbeat): Promise<boolean> {
  const { id, worker, now, leaseMilliseconds, progress, checkpoint } = beat;
  const kept = await db
    .updateTable("job")
    .set({
      progress,
      used_ms: sql<number>`used_ms + case when updated_at < ${now} then ${now} - updated_at else 0 end`,
      lease_until: now + leaseMilliseconds,
      updated_at: now,
      tries: 1,
      ...(checkpoint === undefined ? {} : { checkpoint }),
    })
    .where("id", "=", id)
    .where("worker", "=", worker)
    .where("state", "=", "running")
    .returning("id")
    .executeTakeFirst();
  return kept !== undefined;
}

interface JobEnd {
  readonly id: string;
  readonly worker: string;
  readonly state: "done" | "failed";
  readonly message: string;
  readonly result?: string;
  readonly now: number;
}

/** False where the job was cancelled or is another's by now; its result is then thrown away. */
export async function endJob(db: Db, { id, worker, state, message, result, now }: JobEnd): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const ended = await trx
      .updateTable("job")
      .set({
        state,
        message,
        checkpoint: "",
        updated_at: now,
        result_bytes: result?.length ?? 0,
        ...(state === "done" ? { progress: 1 } : {}),
      })
      .where("id", "=", id)
      .where("worker", "=", worker)
      .where("state", "=", "running")
      .returning(["id", "user_name"])
      .executeTakeFirst();
    if (ended === undefined) return false;
    if (result === undefined) return true;
    await trx.insertInto("job_result").values({ job_id: id, content: result }).execute();
    await dropOldResults(trx, ended.user_name);
    return true;
  });
}

/** Back into the queue, where another server goes on from the last checkpoint. */
export async function releaseJob(
  db: Db,
  { id, worker, now }: { readonly id: string; readonly worker: string; readonly now: number },
): Promise<void> {
  await db
    .updateTable("job")
    .set({ state: "queued", worker: "", lease_until: 0, tries: 0, updated_at: now })
    .where("id", "=", id)
    .where("worker", "=", worker)
    .where("state", "=", "running")
    .execute();
}

/** True where it was still waiting or running. */
export async function cancelJob(db: Db, { id, now }: { readonly id: string; readonly now: number }): Promise<boolean> {
  const cancelled = await db
    .updateTable("job")
    .set({ state: "cancelled", checkpoint: "", updated_at: now })
    .where("id", "=", id)
    .where("state", "in", [...openStates])
    .returning("id")
    .executeTakeFirst();
  return cancelled !== undefined;
}

export async function findJob(db: Db, id: string): Promise<Job | undefined> {
  const row = await db.selectFrom("job").selectAll().where("id", "=", id).executeTakeFirst();
  return row && toJob(row);
}

export async function findJobResult(db: Db, id: string): Promise<string | undefined> {
  const row = await db.selectFrom("job_result").select("content").where("job_id", "=", id).executeTakeFirst();
  return row?.content;
}

/** How many jobs there are by state. */
export async function countJobs(db: Db): Promise<Readonly<Record<string, number>>> {
  const rows = await db
    .selectFrom("job")
    .select((eb) => ["state", eb.fn.countAll<number>().as("total")])
    .groupBy("state")
    .execute();
  return Object.fromEntries(rows.map(({ state, total }) => [state, total]));
}

/** The newest first. */
export async function listJobs(db: Db, userName: string): Promise<readonly Job[]> {
  const rows = await db
    .selectFrom("job")
    .selectAll()
    .where("user_name", "=", userName)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(100)
    .execute();
  return rows.map(toJob);
}

/** Results are made again when they are wanted again; old ones only take room. */
export async function purgeJobs(db: Db, before: number): Promise<number> {
  const gone = await db
    .deleteFrom("job")
    .where("state", "in", ["done", "failed", "cancelled"])
    .where("updated_at", "<", before)
    .returning("id")
    .execute();
  return gone.length;
}

function toJob(row: JobTable): Job {
  const { id, kind, user_name, state, request, progress, message, checkpoint, rank, used_ms, created_at, updated_at } =
    row;
  return {
    id,
    kind,
    userName: user_name,
    state,
    request,
    progress,
    message,
    checkpoint,
    rank,
    usedMilliseconds: used_ms,
    createdAt: created_at,
    updatedAt: updated_at,
  };
}
