import { type CreateTableBuilder, sql } from "kysely";
import type { Migration, MigrationSchema } from "./migration.ts";

/** One table for the rows of all libraries, their versions, and the counts that keep lists fast. */
export const libraries: Migration = {
  number: 2,
  name: "libraries",
  up: async (schema) => {
    await createLibraryRow(schema);
    await createListIndexes(schema);
    await createLibraryVersion(schema);
    await createCounts(schema);
  },
};

/**
 * PostgreSQL opens every index of a table for each statement, and each library has a dozen of its own;
 * a partition per library keeps a statement to the indexes of its library.
 */
async function createLibraryRow({ db, kind, types }: MigrationSchema): Promise<void> {
  const table = db.schema
    .createTable("library_row")
    .addColumn("library", types.text, (column) => column.notNull())
    .addColumn("id", types.text, (column) => column.notNull())
    .addColumn("no", types.integer, (column) => column.notNull())
    .addColumn("user_name", types.text, (column) => column.notNull())
    .addColumn("category", types.text, (column) => column.notNull())
    .addColumn("description", types.text, (column) => column.notNull())
    .addColumn("description_key", types.text, (column) => column.notNull())
    .addColumn("belt_width", types.double, (column) => column.notNull())
    .addColumn("data", types.text, (column) => column.notNull())
    .addColumn("revision", types.integer, (column) => column.notNull())
    .addColumn("created_at", types.integer, (column) => column.notNull())
    .addColumn("updated_at", types.integer, (column) => column.notNull())
    .addColumn("updated_by", types.text, (column) => column.notNull())
    .addColumn("deleted_at", types.integer)
    .addPrimaryKeyConstraint("library_row_key", ["library", "id"])
    .addUniqueConstraint("library_row_no", ["library", "no"]);
  await partitioned(table, kind === "postgres").execute();
}

function partitioned<T extends string>(table: CreateTableBuilder<T>, is: boolean): CreateTableBuilder<T> {
  return is ? table.modifyEnd(sql`partition by list (library)`) : table;
}

async function createListIndexes({ db }: MigrationSchema): Promise<void> {
  const lists = {
    library_row_by_category: ["library", "category", "description_key", "id"],
    library_row_by_description: ["library", "description_key", "id"],
    library_row_by_category_no: ["library", "category", "no", "id"],
  };
  for (const [name, columns] of Object.entries(lists)) {
    await db.schema
      .createIndex(name)
      .on("library_row")
      .columns(columns)
      .where(sql.ref("deleted_at"), "is", null)
      .execute();
  }
}

async function createLibraryVersion({ db, types }: MigrationSchema): Promise<void> {
  await db.schema
    .createTable("library_version")
    .addColumn("row_id", types.text, (column) => column.notNull())
    .addColumn("revision", types.integer, (column) => column.notNull())
    .addColumn("library", types.text, (column) => column.notNull())
    .addColumn("action", types.text, (column) => column.notNull())
    .addColumn("changed_by", types.text, (column) => column.notNull())
    .addColumn("changed_at", types.integer, (column) => column.notNull())
    .addColumn("category", types.text, (column) => column.notNull())
    .addColumn("description", types.text, (column) => column.notNull())
    .addColumn("belt_width", types.double, (column) => column.notNull())
    .addColumn("data", types.text, (column) => column.notNull())
    .addPrimaryKeyConstraint("library_version_key", ["library", "row_id", "revision"])
    .execute();
}

async function createCounts({ db, types }: MigrationSchema): Promise<void> {
  await db.schema
    .createTable("library_counter")
    .addColumn("library", types.text, (column) => column.notNull().primaryKey())
    .addColumn("last_no", types.integer, (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("library_tally")
    .addColumn("library", types.text, (column) => column.notNull())
    .addColumn("category", types.text, (column) => column.notNull())
    .addColumn("belt_width", types.double, (column) => column.notNull())
    .addColumn("rows", types.integer, (column) => column.notNull())
    .addPrimaryKeyConstraint("library_tally_key", ["library", "category", "belt_width"])
    .execute();
  await db.schema
    .createTable("library_shipment")
    .addColumn("library", types.text, (column) => column.notNull().primaryKey())
    .addColumn("fingerprint", types.text, (column) => column.notNull())
    .addColumn("loaded_at", types.integer, (column) => column.notNull())
    .execute();
}
