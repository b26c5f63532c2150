import type { Migration } from "./migration.ts";

/** Work that is cut into batches, each taken by whichever server is free. */
export const jobBatches: Migration = {
  number: 17,
  name: "job batches",
  up: async ({ db, types }) => {
    await db.schema
      .createTable("job_batch")
      .addColumn("job_id", types.text, (column) => column.notNull().references("job.id").onDelete("cascade"))
      .addColumn("batch", types.integer, (column) => column.notNull())
      .addColumn("state", types.text, (column) => column.notNull())
      .addColumn("work", types.text, (column) => column.notNull())
      .addColumn("share", types.double, (column) => column.notNull())
      .addColumn("worker", types.text, (column) => column.notNull())
      .addColumn("lease_until", types.integer, (column) => column.notNull())
      .addColumn("tries", types.integer, (column) => column.notNull())
      .addColumn("outcome", types.text, (column) => column.notNull())
      .addPrimaryKeyConstraint("job_batch_of_job", ["job_id", "batch"])
      .execute();
  },
};
