import { type ColumnDefinitionBuilder, sql } from "kysely";
import type { Migration, MigrationSchema } from "./migration.ts";

/** Conveyor files, whom they are shared with, and every state they were saved in. */
export const conveyors: Migration = {
  number: 3,
  name: "conveyors",
  up: async (schema) => {
    await createConveyor(schema);
    await createListIndexes(schema);
    await createBinIndex(schema);
    await createConveyorUser(schema);
    await createConveyorVersion(schema);
  },
};

/** The document stands last: a list that reads the columns before it never reads the document itself. */
async function createConveyor({ db, types }: MigrationSchema): Promise<void> {
  const texts = ["conv_no", "category", "conveyor_group", "project", "client", "material"];
  const keys = ["conv_no_key", "project_key", "client_key", "material_key"];
  const table = db.schema
    .createTable("conveyor")
    .addColumn("id", types.text, (column) => column.notNull().primaryKey())
    .addColumn("user_name", types.text, (column) =>
      column.notNull().references("user_account.user_name").onDelete("cascade"),
    );
  await [...texts, ...keys]
    .reduce((so, name) => so.addColumn(name, types.text, (column) => column.notNull()), table)
    .addColumn("belt_width", types.double, (column) => column.notNull())
    .addColumn("belt_speed", types.double, (column) => column.notNull())
    .addColumn("capacity", types.double, (column) => column.notNull())
    .addColumn("profile", types.text, (column) => column.notNull())
    .addColumn("revision", types.integer, (column) => column.notNull())
    .addColumn("created_at", types.integer, (column) => column.notNull())
    .addColumn("updated_at", types.integer, (column) => column.notNull())
    .addColumn("updated_by", types.text, (column) => column.notNull())
    .addColumn("deleted_at", types.integer)
    .addColumn("document", types.text, (column) => column.notNull())
    .execute();
}

/** One for every order of a person's own list and of a group's, within a category and across all. */
async function createListIndexes(schema: MigrationSchema): Promise<void> {
  const orders = {
    category: ["category", "conv_no_key", "id"],
    number: ["conv_no_key", "id"],
    project: ["project_key", "id"],
    client: ["client_key", "id"],
    material: ["material_key", "id"],
    change: ["updated_at", "id"],
  };
  for (const owner of ["user_name", "conveyor_group"]) {
    for (const [name, columns] of Object.entries(orders)) {
      await createListIndex(schema, `${owner}_${name}`, [owner, ...columns]);
      if (name === "category") continue;
      await createListIndex(schema, `${owner}_category_${name}`, [owner, "category", ...columns]);
    }
  }
}

/** What a person has in the bin. */
async function createBinIndex({ db }: MigrationSchema): Promise<void> {
  await sql`create index conveyor_bin on conveyor (user_name, deleted_at) where deleted_at is not null`.execute(db);
}

async function createListIndex({ db }: MigrationSchema, name: string, columns: readonly string[]): Promise<void> {
  const terms = sql.join(columns.map((column) => sql.ref(column)));
  await sql`create index ${sql.id(`conveyor_${name}`)} on conveyor (${terms}) where deleted_at is null`.execute(db);
}

async function createConveyorUser({ db, types }: MigrationSchema): Promise<void> {
  await db.schema
    .createTable("conveyor_user")
    .addColumn("conveyor_id", types.text, ofConveyor)
    .addColumn("user_name", types.text, (column) => column.notNull())
    .addColumn("can_edit", types.integer, (column) => column.notNull())
    .addColumn("can_copy", types.integer, (column) => column.notNull())
    .addPrimaryKeyConstraint("conveyor_user_key", ["conveyor_id", "user_name"])
    .execute();
  await db.schema.createIndex("conveyor_user_of_user").on("conveyor_user").column("user_name").execute();
}

async function createConveyorVersion({ db, types }: MigrationSchema): Promise<void> {
  await db.schema
    .createTable("conveyor_version")
    .addColumn("conveyor_id", types.text, ofConveyor)
    .addColumn("revision", types.integer, (column) => column.notNull())
    .addColumn("action", types.text, (column) => column.notNull())
    .addColumn("changed_by", types.text, (column) => column.notNull())
    .addColumn("changed_at", types.integer, (column) => column.notNull())
    .addColumn("name", types.text, (column) => column.notNull())
    .addColumn("conv_no", types.text, (column) => column.notNull())
    .addColumn("category", types.text, (column) => column.notNull())
    .addColumn("document", types.text, (column) => column.notNull())
    .addPrimaryKeyConstraint("conveyor_version_key", ["conveyor_id", "revision"])
    .execute();
}

function ofConveyor(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder {
  return column.notNull().references("conveyor.id").onDelete("cascade");
}
