import { sql } from "kysely";
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

const sortSlots = ["sort_1", "sort_2", "sort_3", "sort_4", "sort_5", "sort_6", "sort_7", "sort_8"];

async function createLibraryRow({ db, types }: MigrationSchema): Promise<void> {
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
  await sortSlots.reduce((so, slot) => so.addColumn(slot, types.text), table).execute();
}

/** One for every order a list may have, within a category and across all: no list is ever sorted when asked for. */
async function createListIndexes(schema: MigrationSchema): Promise<void> {
  await createListIndex(schema, "by_category", ["category", "description_key", "id"]);
  await createListIndex(schema, "by_description", ["description_key", "id"]);
  await createListIndex(schema, "by_category_no", ["category", "no", "id"]);
  await createListIndex(schema, "by_width", ["belt_width", "category", "description_key", "id"]);
  await createListIndex(schema, "by_category_width", ["category", "belt_width", "description_key", "id"]);
  for (const slot of sortSlots) {
    await createListIndex(schema, `by_${slot}`, [slot, "id"], slot);
    await createListIndex(schema, `by_category_${slot}`, ["category", slot, "id"], slot);
  }
}

/** Libraries that leave a slot empty are not in its index. */
async function createListIndex(
  { db }: MigrationSchema,
  name: string,
  columns: readonly string[],
  slot?: string,
): Promise<void> {
  const filled = slot === undefined ? sql`` : sql` and ${sql.ref(slot)} is not null`;
  const terms = sql.join(["library", ...columns].map((column) => sql.ref(column)));
  await sql`create index ${sql.id(`library_row_${name}`)} on library_row (${terms})
    where deleted_at is null${filled}`.execute(db);
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
    .addColumn("last_no", types.integer, (column) => column.notNull().defaultTo(0))
    .addColumn("changes", types.integer, (column) => column.notNull().defaultTo(0))
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
    .createTable("library_layout")
    .addColumn("library", types.text, (column) => column.notNull().primaryKey())
    .addColumn("layout", types.text, (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("library_shipment")
    .addColumn("library", types.text, (column) => column.notNull().primaryKey())
    .addColumn("fingerprint", types.text, (column) => column.notNull())
    .addColumn("loaded_at", types.integer, (column) => column.notNull())
    .execute();
}
