import type { ColumnDefinitionBuilder } from "kysely";
import type { Migration } from "./migration.ts";

const filled = (column: ColumnDefinitionBuilder) => column.notNull();
const ofPerson = (column: ColumnDefinitionBuilder) =>
  column.notNull().references("user_account.user_name").onDelete("cascade");

/** What a person proves themselves with besides the password, and codes for the day it is lost. */
export const secondFactor: Migration = {
  number: 10,
  name: "second factor",
  up: async ({ db, types }) => {
    await db.schema
      .createTable("second_factor")
      .addColumn("id", types.text, (column) => column.notNull().primaryKey())
      .addColumn("user_name", types.text, ofPerson)
      .addColumn("kind", types.text, filled)
      .addColumn("name", types.text, filled)
      .addColumn("secret", types.text, filled)
      .addColumn("counter", types.integer, filled)
      .addColumn("created_at", types.integer, filled)
      .addColumn("confirmed_at", types.integer)
      .addColumn("last_used_at", types.integer)
      .execute();
    await db.schema.createIndex("second_factor_of_user").on("second_factor").column("user_name").execute();
    await db.schema
      .createTable("recovery_code")
      .addColumn("code_hash", types.text, (column) => column.notNull().primaryKey())
      .addColumn("user_name", types.text, ofPerson)
      .execute();
    await db.schema.createIndex("recovery_code_of_user").on("recovery_code").column("user_name").execute();
  },
};
