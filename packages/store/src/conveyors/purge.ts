import type { Db } from "../tables.ts";
import { undeleteMilliseconds } from "./bin.ts";

/** So few at a time that other writers need not wait for long. */
const atOnce = 200;

/** Removes for good what has lain in the bin for 30 days, with its versions. Answers how many. */
export async function purgeConveyors(db: Db, now: number): Promise<number> {
  let purged = 0;
  for (;;) {
    const removed = await db
      .deleteFrom("conveyor")
      .where("id", "in", (eb) =>
        eb
          .selectFrom("conveyor")
          .select("id")
          .where("deleted_at", "<", now - undeleteMilliseconds)
          .limit(atOnce),
      )
      // Asked again: one that was taken back since must stay.
      .where("deleted_at", "<", now - undeleteMilliseconds)
      .returning("id")
      .execute();
    purged += removed.length;
    if (removed.length < atOnce) return purged;
  }
}
