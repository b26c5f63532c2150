import { sql } from "kysely";
import type { Migration, MigrationSchema } from "./migration.ts";

/** Review and release of designs. What a release fixes, and all of one that is released, the database itself keeps. */
export const releases: Migration = {
  number: 22,
  name: "releases",
  up: async (schema) => {
    await createRelease(schema);
    await createParts(schema);
    for (const rule of [
      sql`create unique index release_open on release (conveyor_id) where state in ('in review', 'checked')`,
      sql`create unique index release_current on release (conveyor_id) where state = 'released'`,
      sql`create unique index release_label on release (conveyor_id, label)
        where state not in ('returned', 'withdrawn')`,
    ])
      await rule.execute(schema.db);
    await keepUnchanged(schema);
  },
};

async function createRelease({ db, types }: MigrationSchema): Promise<void> {
  await db.schema
    .createTable("release")
    .addColumn("id", types.text, (column) => column.notNull().primaryKey())
    .addColumn("conveyor_id", types.text, (column) => column.notNull().references("conveyor.id").onDelete("cascade"))
    .addColumn("conveyor_revision", types.integer, (column) => column.notNull())
    .addColumn("label", types.text, (column) => column.notNull())
    .addColumn("remark", types.text, (column) => column.notNull())
    .addColumn("state", types.text, (column) => column.notNull())
    .addColumn("designed_by", types.text, (column) => column.notNull())
    .addColumn("designed_name", types.text, (column) => column.notNull())
    .addColumn("designed_at", types.integer, (column) => column.notNull())
    .addColumn("checked_by", types.text)
    .addColumn("checked_name", types.text)
    .addColumn("checked_at", types.integer)
    .addColumn("approved_by", types.text)
    .addColumn("approved_name", types.text)
    .addColumn("approved_at", types.integer)
    .addColumn("ended_name", types.text)
    .addColumn("ended_at", types.integer)
    .addColumn("ended_reason", types.text)
    .addColumn("superseded_at", types.integer)
    .addColumn("content_hash", types.text, (column) => column.unique())
    .addColumn("document", types.text, (column) => column.notNull())
    .execute();
  await db.schema.createIndex("release_of_conveyor").on("release").column("conveyor_id").execute();
}

async function createParts({ db, types }: MigrationSchema): Promise<void> {
  await db.schema
    .createTable("release_finding")
    .addColumn("release_id", types.text, (column) => column.notNull().references("release.id").onDelete("cascade"))
    .addColumn("finding_key", types.text, (column) => column.notNull())
    .addColumn("position", types.integer, (column) => column.notNull())
    .addColumn("severity", types.text, (column) => column.notNull())
    .addColumn("finding", types.text, (column) => column.notNull())
    .addColumn("reason", types.text)
    .addColumn("accepted_by", types.text)
    .addColumn("accepted_name", types.text)
    .addColumn("accepted_at", types.integer)
    .addPrimaryKeyConstraint("release_finding_key", ["release_id", "finding_key"])
    .execute();
  await db.schema
    .createTable("release_print")
    .addColumn("seal", types.text, (column) => column.notNull().primaryKey())
    .addColumn("release_id", types.text, (column) => column.notNull().references("release.id").onDelete("cascade"))
    .addColumn("printed_at", types.integer, (column) => column.notNull())
    .execute();
  await db.schema.createIndex("release_print_of_release").on("release_print").column("release_id").execute();
}

const fixed = sql`document, conveyor_id, conveyor_revision, label, remark, designed_by, designed_name, designed_at`;
const signed = sql`checked_by, checked_name, checked_at, approved_by, approved_name, approved_at, content_hash`;
const message = sql.lit("What is released is not changed");

async function keepUnchanged({ db, kind }: MigrationSchema): Promise<void> {
  if (kind === "postgres") {
    await sql`create or replace function refuse_change_of_release() returns trigger language plpgsql as
      ${sql.lit(`begin raise exception 'What is released is not changed'; end`)}`.execute(db);
  }
  const refusal =
    kind === "postgres"
      ? sql`execute function refuse_change_of_release()`
      : sql`begin select raise(abort, ${message}); end`;
  const released = sql`(old.content_hash is not null)`;
  await sql`create trigger release_fixed before update of ${fixed} on release for each row ${refusal}`.execute(db);
  await sql`create trigger release_signed before update of ${signed} on release for each row
    when ${released} ${refusal}`.execute(db);
}
