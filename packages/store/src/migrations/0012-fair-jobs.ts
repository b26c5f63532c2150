import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** What decides whose job is next, and how much room its result takes. */
export const fairJobs: Migration = {
  number: 12,
  name: "fair jobs",
  up: async ({ db, types }) => {
    for (const [name, before] of Object.entries({ rank: 0, weight: 1, used_ms: 0, result_bytes: 0 })) {
      await db.schema
        .alterTable("job")
        .addColumn(name, types.integer, (column) => column.notNull().defaultTo(before))
        .execute();
    }
    await sql`update job set result_bytes =
      coalesce((select length(content) from job_result where job_result.job_id = job.id), 0)`.execute(db);
  },
};
