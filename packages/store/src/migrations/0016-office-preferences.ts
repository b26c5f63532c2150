import type { Migration } from "./migration.ts";

/** What people and user groups want of their designs. */
export const officePreferences: Migration = {
  number: 16,
  name: "office preferences",
  up: async ({ db, types }) => {
    await db.schema
      .createTable("user_preference")
      .addColumn("user_name", types.text, (column) =>
        column.notNull().primaryKey().references("user_account.user_name").onDelete("cascade"),
      )
      .addColumn("preferences", types.text, (column) => column.notNull())
      .addColumn("updated_at", types.integer, (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("group_preference")
      .addColumn("user_group", types.text, (column) => column.notNull().primaryKey())
      .addColumn("preferences", types.text, (column) => column.notNull())
      .addColumn("updated_at", types.integer, (column) => column.notNull())
      .execute();
  },
};
