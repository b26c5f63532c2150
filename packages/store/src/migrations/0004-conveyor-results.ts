import { sql } from "kysely";
import type { Migration, MigrationSchema } from "./migration.ts";

/** What the server calculated of a conveyor, for lists; unknown fields of sharing; searching without reading rows. */
export const conveyorResults: Migration = {
  number: 4,
  name: "conveyor results",
  up: async (schema) => {
    await createConveyorResult(schema);
    await addSharingExtras(schema);
    await coverSearches(schema);
    await createPurgeIndex(schema);
  },
};

/** A table of its own: behind the document, a column could only be reached by reading the document. */
async function createConveyorResult({ db, types }: MigrationSchema): Promise<void> {
  await db.schema
    .createTable("conveyor_result")
    .addColumn("conveyor_id", types.text, (column) =>
      column.notNull().primaryKey().references("conveyor.id").onDelete("cascade"),
    )
    .addColumn("results", types.text, (column) => column.notNull())
    .execute();
}

async function addSharingExtras({ db, types }: MigrationSchema): Promise<void> {
  await db.schema
    .alterTable("conveyor_user")
    .addColumn("extras", types.text, (column) => column.notNull().defaultTo(""))
    .execute();
}

/** In the usual order of a list, and with all that a search looks at. */
async function coverSearches({ db }: MigrationSchema): Promise<void> {
  const order = ["category", "conv_no_key", "id"];
  const searched = ["project_key", "client_key", "material_key"];
  for (const owner of ["user_name", "conveyor_group"]) {
    const name = sql.id(`conveyor_${owner}_category`);
    const columns = sql.join([owner, ...order, ...searched].map((column) => sql.ref(column)));
    await sql`drop index ${name}`.execute(db);
    await sql`create index ${name} on conveyor (${columns}) where deleted_at is null`.execute(db);
  }
}

/** What lies in the bin, of everyone, by the time it was put there. */
async function createPurgeIndex({ db }: MigrationSchema): Promise<void> {
  await sql`create index conveyor_purge on conveyor (deleted_at) where deleted_at is not null`.execute(db);
}
