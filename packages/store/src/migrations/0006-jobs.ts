import { type ColumnDefinitionBuilder, sql } from "kysely";
import type { Migration, MigrationSchema } from "./migration.ts";

/** Long work, shared by all servers on the database. */
export const jobs: Migration = {
  number: 6,
  name: "jobs",
  up: async (schema) => {
    await createJob(schema);
    await createJobResult(schema);
  },
};

const filled = (column: ColumnDefinitionBuilder) => column.notNull();

async function createJob({ db, types }: MigrationSchema): Promise<void> {
  await db.schema
    .createTable("job")
    .addColumn("id", types.text, (column) => column.notNull().primaryKey())
    .addColumn("kind", types.text, filled)
    .addColumn("user_name", types.text, (column) =>
      column.notNull().references("user_account.user_name").onDelete("cascade"),
    )
    .addColumn("state", types.text, filled)
    .addColumn("request", types.text, filled)
    .addColumn("progress", types.double, filled)
    .addColumn("message", types.text, filled)
    .addColumn("worker", types.text, filled)
    .addColumn("lease_until", types.integer, filled)
    .addColumn("tries", types.integer, filled)
    .addColumn("checkpoint", types.text, filled)
    .addColumn("created_at", types.integer, filled)
    .addColumn("updated_at", types.integer, filled)
    .execute();
  await db.schema.createIndex("job_of_user").on("job").columns(["user_name", "created_at"]).execute();
  await sql`create index job_waiting on job (created_at, id) where state in ('queued', 'running')`.execute(db);
}

async function createJobResult({ db, types }: MigrationSchema): Promise<void> {
  await db.schema
    .createTable("job_result")
    .addColumn("job_id", types.text, (column) => column.notNull().primaryKey().references("job.id").onDelete("cascade"))
    .addColumn("content", types.text, filled)
    .execute();
}
