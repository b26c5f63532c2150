import type { Migration } from "./migration.ts";

/** Choices of reports that people keep for themselves or for their group. */
export const reportTemplates: Migration = {
  number: 7,
  name: "report templates",
  up: async ({ db, types }) => {
    await db.schema
      .createTable("report_template")
      .addColumn("id", types.text, (column) => column.notNull().primaryKey())
      .addColumn("user_name", types.text, (column) =>
        column.notNull().references("user_account.user_name").onDelete("cascade"),
      )
      .addColumn("user_group", types.text, (column) => column.notNull())
      .addColumn("name", types.text, (column) => column.notNull())
      .addColumn("reports", types.text, (column) => column.notNull())
      .addColumn("updated_at", types.integer, (column) => column.notNull())
      .execute();
    await db.schema.createIndex("report_template_of_user").on("report_template").column("user_name").execute();
    await db.schema.createIndex("report_template_of_group").on("report_template").column("user_group").execute();
  },
};
