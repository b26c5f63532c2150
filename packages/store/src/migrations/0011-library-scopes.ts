import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/**
 * For whose designs a library row may be chosen automatically. Until now every row was chosen for everyone, also those of
 * strangers: what came with the product stays so, what administrators wrote last counts as verified, all else is public
 * and so is chosen for its owner and for those who ask for it.
 */
export const libraryScopes: Migration = {
  number: 11,
  name: "library scopes",
  up: async ({ db, types }) => {
    await db.schema
      .alterTable("library_row")
      .addColumn("scope", types.text, (column) => column.notNull().defaultTo("public"))
      .execute();
    const isAdmin = (column: string) =>
      sql`exists (select 1 from user_account where user_name = library_row.${sql.ref(column)} and is_admin = 1)`;
    await sql`update library_row set scope = 'verified' where ${isAdmin("user_name")} and ${isAdmin("updated_by")}`.execute(
      db,
    );
    await sql`update library_row set scope = 'shipped' where ${isAdmin("user_name")} and ${isAdmin("updated_by")}
      and exists (select 1 from library_version where library = library_row.library and row_id = library_row.id
        and action = 'shipped')`.execute(db);
    await db.schema
      .alterTable("user_account")
      .addColumn("uses_public_rows", types.integer, (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.createIndex("user_account_of_group").on("user_account").column("user_group").execute();
  },
};
