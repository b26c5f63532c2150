import { type RawBuilder, sql } from "kysely";
import type { Db } from "../tables.ts";

const day = 86_400_000;

/**
 * Whose job is next: subscribers before the rest, then whoever has had least time by weight in the last day, then the
 * oldest. In the words of the statement that takes it, so that two servers agree.
 */
export function fairOrder(now: number): RawBuilder<unknown> {
  return sql`job.rank, (select coalesce(sum(other.used_ms), 0) from job as other
      where other.user_name = job.user_name and other.updated_at > ${now - day}) / job.weight, job.created_at, job.id`;
}

/** Whether a job of someone else waits that goes before another minute of this person's, by rank. */
export async function isOtherWaiting(
  db: Db,
  { userName, rank }: { readonly userName: string; readonly rank: number },
): Promise<boolean> {
  const found = await db
    .selectFrom("job")
    .select("id")
    .where("state", "=", "queued")
    .where("user_name", "!=", userName)
    .where("rank", "<=", rank)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Room for the results of one person, in characters. */
const resultQuota = 200_000_000;

/** Drops the oldest results of a person until the rest fits; the jobs stay in the list, without a result. */
export async function dropOldResults(trx: Db, userName: string, quota = resultQuota): Promise<void> {
  const kept = await trx
    .selectFrom("job")
    .select(["id", "result_bytes"])
    .where("user_name", "=", userName)
    .where("result_bytes", ">", 0)
    .orderBy("updated_at", "desc")
    .orderBy("id", "desc")
    .execute();
  let room = quota;
  const dropped = kept.flatMap(({ id, result_bytes }) => {
    room -= result_bytes;
    return room < 0 ? [id] : [];
  });
  if (dropped.length === 0) return;
  await trx.deleteFrom("job_result").where("job_id", "in", dropped).execute();
  await trx.updateTable("job").set({ result_bytes: 0 }).where("id", "in", dropped).execute();
}
