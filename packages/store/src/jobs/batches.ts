import { sql } from "kysely";
import { databaseKind } from "../database-kind.ts";
import type { Db } from "../tables.ts";
import { inTransaction } from "../transaction.ts";
import type { JobBatchTable } from "./tables.ts";
import { fairOrder } from "./turns.ts";

/** A part of a job that one worker does at a stretch. */
export interface JobBatch {
  readonly jobId: string;
  readonly batch: number;
  readonly work: string;
}

interface Claim {
  readonly worker: string;
  readonly now: number;
  readonly leaseMilliseconds: number;
}

interface NewBatches {
  readonly id: string;
  /** Who holds the job. */
  readonly worker: string;
  readonly now: number;
  readonly work: readonly string[];
  /** Of the whole job, what all of them are worth. */
  readonly share: number;
}

/** A batch that brought down so many workers is given up, and its job with it. */
const mostTries = 3;

/** Cuts a job that is held into further batches, all or none; false where it is no longer held. */
export async function addBatches(db: Db, { id, worker, now, work, share }: NewBatches): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const held = await trx
      .updateTable("job")
      .set({ state: "batched", worker: "", lease_until: 0, tries: 0, updated_at: now })
      .where("id", "=", id)
      .where("worker", "=", worker)
      .where("state", "=", "running")
      .returning("id")
      .executeTakeFirst();
    if (held === undefined) return false;
    const { total } = await trx
      .selectFrom("job_batch")
      .select((eb) => eb.fn.countAll<number>().as("total"))
      .where("job_id", "=", id)
      .executeTakeFirstOrThrow();
    for (const [at, one] of work.entries()) {
      const own = { job_id: id, batch: total + at, work: one, share: share / work.length };
      await trx
        .insertInto("job_batch")
        .values({ ...own, state: "queued", worker: "", lease_until: 0, tries: 0, outcome: "" })
        .execute();
    }
    return true;
  });
}

/** The next batch in fair order that waits, or whose worker has not been heard of; two servers never take the same. */
export async function takeBatch(db: Db, claim: Claim & { readonly jobId?: string }): Promise<JobBatch | undefined> {
  const { worker, now, leaseMilliseconds, jobId } = claim;
  const skip = databaseKind(db) === "postgres" ? sql`for update of waiting skip locked` : sql``;
  const ofJob = jobId === undefined ? sql`` : sql`and job.id = ${jobId}`;
  const taken = await sql<JobBatchTable>`update job_batch set state = 'running', worker = ${worker},
      lease_until = ${now + leaseMilliseconds}, tries = tries + 1
    where (job_id, batch) = (select waiting.job_id, waiting.batch
      from job_batch as waiting join job on job.id = waiting.job_id
      where job.state = 'batched' ${ofJob} and (waiting.state = 'queued'
        or (waiting.state = 'running' and waiting.lease_until < ${now}))
      order by ${fairOrder(now)}, waiting.batch limit 1 ${skip})
    returning *`.execute(db);
  const [row] = taken.rows;
  if (row === undefined) return undefined;
  if (row.tries <= mostTries) return { jobId: row.job_id, batch: row.batch, work: row.work };
  await db
    .updateTable("job")
    .set({ state: "failed", message: "The calculation ended the server it ran on.", updated_at: now })
    .where("id", "=", row.job_id)
    .where("state", "=", "batched")
    .execute();
  return takeBatch(db, claim);
}

type HeldBatch = Pick<JobBatch, "jobId" | "batch"> & { readonly worker: string };

/** Keeps the batch. False where its job was cancelled or it was given to another: whoever hears this stops. */
export async function keepBatch(db: Db, held: HeldBatch & Claim): Promise<boolean> {
  const { jobId, batch, worker, now, leaseMilliseconds } = held;
  const kept = await db
    .updateTable("job_batch")
    .set({ lease_until: now + leaseMilliseconds })
    .where("job_id", "=", jobId)
    .where("batch", "=", batch)
    .where("worker", "=", worker)
    .where("state", "=", "running")
    .where((eb) => eb.exists(eb.selectFrom("job").select("id").where("id", "=", jobId).where("state", "=", "batched")))
    .returning("batch")
    .executeTakeFirst();
  return kept !== undefined;
}

/** Back among those that wait. */
export async function releaseBatch(db: Db, { jobId, batch, worker }: HeldBatch): Promise<void> {
  await db
    .updateTable("job_batch")
    .set({ state: "queued", worker: "", lease_until: 0, tries: 0 })
    .where("job_id", "=", jobId)
    .where("batch", "=", batch)
    .where("worker", "=", worker)
    .where("state", "=", "running")
    .execute();
}

interface BatchEnd extends HeldBatch {
  readonly outcome: string;
  readonly usedMilliseconds: number;
  readonly now: number;
}

/** Keeps what came of a batch, once. With the last one the job waits for whoever says how it goes on. */
export async function endBatch(db: Db, end: BatchEnd): Promise<boolean> {
  const { jobId, batch, worker, outcome, usedMilliseconds, now } = end;
  return inTransaction(db, async (trx) => {
    // The row of the job is held first: of two servers that end the last two batches one sees that none is left.
    const job = await trx
      .updateTable("job")
      .set({ used_ms: sql<number>`used_ms + ${Math.round(usedMilliseconds)}`, updated_at: now })
      .where("id", "=", jobId)
      .where("state", "=", "batched")
      .returning("id")
      .executeTakeFirst();
    if (job === undefined) return false;
    const ended = await trx
      .updateTable("job_batch")
      .set({ state: "done", outcome })
      .where("job_id", "=", jobId)
      .where("batch", "=", batch)
      .where("worker", "=", worker)
      .where("state", "=", "running")
      .returning("batch")
      .executeTakeFirst();
    if (ended === undefined) return false;
    const rows = await trx.selectFrom("job_batch").select(["state", "share"]).where("job_id", "=", jobId).execute();
    const progress = rows.reduce((sum, { state, share }) => sum + (state === "done" ? share : 0), 0);
    const isOver = rows.every(({ state }) => state === "done");
    const next = { progress: Math.min(progress, 1), ...(isOver && { state: "queued" }) };
    await trx.updateTable("job").set(next).where("id", "=", jobId).execute();
    return true;
  });
}

/** What came of the batches of a job that are done, in their order. */
export async function batchOutcomes(db: Db, id: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("job_batch")
    .select("outcome")
    .where("job_id", "=", id)
    .where("state", "=", "done")
    .orderBy("batch")
    .execute();
  return rows.map(({ outcome }) => outcome);
}
