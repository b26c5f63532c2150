import type { Migration } from "./migration.ts";

/** Addresses at which people without an account look at a conveyor. */
export const links: Migration = {
  number: 19,
  name: "links",
  up: async ({ db, types }) => {
    await db.schema
      .createTable("conveyor_link")
      .addColumn("id", types.text, (column) => column.notNull().primaryKey())
      .addColumn("conveyor_id", types.text, (column) => column.notNull().references("conveyor.id").onDelete("cascade"))
      .addColumn("secret_hash", types.text, (column) => column.notNull().unique())
      .addColumn("name", types.text, (column) => column.notNull())
      .addColumn("revision", types.integer)
      .addColumn("shows_drawings", types.integer, (column) => column.notNull())
      .addColumn("shows_results", types.integer, (column) => column.notNull())
      .addColumn("shows_reports", types.integer, (column) => column.notNull())
      .addColumn("shows_downloads", types.integer, (column) => column.notNull())
      .addColumn("made_by", types.text, (column) => column.notNull())
      .addColumn("made_at", types.integer, (column) => column.notNull())
      .addColumn("expires_at", types.integer)
      .addColumn("revoked_at", types.integer)
      .addColumn("opened_times", types.integer, (column) => column.notNull())
      .addColumn("opened_at", types.integer)
      .execute();
    await db.schema.createIndex("conveyor_link_of_conveyor").on("conveyor_link").column("conveyor_id").execute();
  },
};
