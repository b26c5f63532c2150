import { type Db, isOtherWaiting, type Job } from "@beltwright/store";

/** Time a job may have at a stretch while someone else waits. */
const sliceMilliseconds = 60_000;
/** Time one job may have in all. */
const mostMilliseconds = 4 * 3_600_000;

export const tooLong = "The calculation took longer than one may take. Use fewer elements or a shorter run.";

/** Whether a running job goes on, lets someone else have a turn, or has had all the time one job may have. */
export async function roomFor(db: Db, job: Job, usedBefore: number): Promise<"goes on" | "yields" | "is over"> {
  if (job.usedMilliseconds > mostMilliseconds) return "is over";
  if (job.usedMilliseconds - usedBefore < sliceMilliseconds) return "goes on";
  return (await isOtherWaiting(db, job)) ? "yields" : "goes on";
}
