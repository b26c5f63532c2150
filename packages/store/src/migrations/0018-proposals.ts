import type { Migration } from "./migration.ts";

/** Changes to a design by people who may not save it, each with the versions it was saved in. */
export const proposals: Migration = {
  number: 18,
  name: "proposals",
  up: async ({ db, types: { text, integer } }) => {
    await db.schema
      .createTable("proposal")
      .addColumn("id", text, (column) => column.notNull().primaryKey())
      .addColumn("conveyor_id", text, (column) => column.notNull().references("conveyor.id").onDelete("cascade"))
      .addColumn("account_id", text, (column) => column.notNull())
      .addColumn("title", text, (column) => column.notNull())
      .addColumn("remark", text, (column) => column.notNull())
      .addColumn("base_revision", integer, (column) => column.notNull())
      .addColumn("revision", integer, (column) => column.notNull())
      .addColumn("state", text, (column) => column.notNull())
      .addColumn("created_at", integer, (column) => column.notNull())
      .addColumn("updated_at", integer, (column) => column.notNull())
      .addColumn("decided_by", text)
      .addColumn("decided_at", integer)
      .addColumn("note", text, (column) => column.notNull())
      .addColumn("taken", text, (column) => column.notNull())
      .addColumn("taken_revision", integer)
      .execute();
    await db.schema.createIndex("proposal_of_conveyor").on("proposal").columns(["conveyor_id", "state"]).execute();
    await db.schema
      .createTable("proposal_version")
      .addColumn("proposal_id", text, (column) => column.notNull().references("proposal.id").onDelete("cascade"))
      .addColumn("revision", integer, (column) => column.notNull())
      .addColumn("changed_at", integer, (column) => column.notNull())
      .addColumn("changes", integer, (column) => column.notNull())
      .addColumn("results", text, (column) => column.notNull())
      .addColumn("document", text, (column) => column.notNull())
      .addPrimaryKeyConstraint("proposal_version_key", ["proposal_id", "revision"])
      .execute();
  },
};
