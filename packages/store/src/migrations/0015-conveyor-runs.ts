import type { Migration } from "./migration.ts";

/** What dynamic analyses of a version of a conveyor found: one line for each scenario, without its frames. */
export const conveyorRuns: Migration = {
  number: 15,
  name: "conveyor runs",
  up: async ({ db, types }) => {
    await db.schema
      .createTable("conveyor_run")
      .addColumn("conveyor_id", types.text, (column) => column.notNull().references("conveyor.id").onDelete("cascade"))
      .addColumn("revision", types.integer, (column) => column.notNull())
      .addColumn("scenario", types.text, (column) => column.notNull())
      .addColumn("run_by", types.text, (column) => column.notNull())
      .addColumn("run_at", types.integer, (column) => column.notNull())
      .addColumn("summary", types.text, (column) => column.notNull())
      .addPrimaryKeyConstraint("conveyor_run_key", ["conveyor_id", "revision", "scenario"])
      .execute();
  },
};
