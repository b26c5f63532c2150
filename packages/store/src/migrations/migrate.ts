import { sql } from "kysely";
import { databaseKind } from "../database-kind.ts";
import { arrangeSortKeys } from "../libraries/sort-layout.ts";
import type { Db } from "../tables.ts";
import { accounts } from "./0001-accounts.ts";
import { libraries } from "./0002-libraries.ts";
import { conveyors } from "./0003-conveyors.ts";
import { conveyorResults } from "./0004-conveyor-results.ts";
import { billing } from "./0005-billing.ts";
import { jobs } from "./0006-jobs.ts";
import { reportTemplates } from "./0007-report-templates.ts";
import { conveyorCounts } from "./0008-conveyor-counts.ts";
import { accountIds } from "./0009-account-ids.ts";
import { secondFactor } from "./0010-second-factor.ts";
import { libraryScopes } from "./0011-library-scopes.ts";
import { fairJobs } from "./0012-fair-jobs.ts";
import { naturalOrder } from "./0013-natural-order.ts";
import { invoices } from "./0014-invoices.ts";
import { conveyorRuns } from "./0015-conveyor-runs.ts";
import { officePreferences } from "./0016-office-preferences.ts";
import { jobBatches } from "./0017-job-batches.ts";
import { proposals } from "./0018-proposals.ts";
import { links } from "./0019-links.ts";
import { comments } from "./0020-comments.ts";
import { teams } from "./0021-teams.ts";
import { releases } from "./0022-releases.ts";
import { proposalBases } from "./0023-proposal-bases.ts";
import { type Migration, migrationSchema } from "./migration.ts";

const migrations: readonly Migration[] = [
  accounts,
  libraries,
  conveyors,
  conveyorResults,
  billing,
  jobs,
  reportTemplates,
  conveyorCounts,
  accountIds,
  secondFactor,
  libraryScopes,
  fairJobs,
  naturalOrder,
  invoices,
  conveyorRuns,
  officePreferences,
  jobBatches,
  proposals,
  links,
  comments,
  teams,
  releases,
  proposalBases,
];

/** The number of the tables this program knows. */
export const schemaNumber = Math.max(...migrations.map(({ number }) => number));

export class StoreTooNew extends Error {
  constructor(found: number) {
    super(
      `The database is at version ${found}, this program knows versions up to ${schemaNumber}. ` +
        "Run the newer program, or restore a backup made with this one",
    );
    this.name = "StoreTooNew";
  }
}

/** Brings the tables forward to what this program knows, all steps or none, one process at a time. */
export async function migrate(db: Db): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await waitForOtherProcesses(trx);
    await migrateWithin(trx, schemaNumber);
    await arrangeSortKeys(trx);
  });
}

/** SQLite needs no more than its transaction, which holds the write lock from the beginning. */
export async function waitForOtherProcesses(trx: Db): Promise<void> {
  if (databaseKind(trx) === "sqlite") return;
  await sql`select pg_advisory_xact_lock(hashtextextended('beltwright ' || current_schema(), 0))`.execute(trx);
}

/** Applies what is missing up to a number; an older backup is filled into the tables of its time. */
export async function migrateWithin(trx: Db, upTo: number): Promise<void> {
  await createMigrationTable(trx);
  const applied = await appliedNumber(trx);
  if (applied > schemaNumber) throw new StoreTooNew(applied);
  const missing = migrations.filter(({ number }) => number > applied && number <= upTo);
  for (const migration of missing) await apply(trx, migration);
}

async function createMigrationTable(trx: Db): Promise<void> {
  const { db, types } = migrationSchema(trx);
  await db.schema
    .createTable("migration")
    .ifNotExists()
    .addColumn("number", types.integer, (column) => column.notNull().primaryKey())
    .addColumn("name", types.text, (column) => column.notNull())
    .addColumn("applied_at", types.integer, (column) => column.notNull())
    .execute();
}

/** The number of the last migration that a database with tables has been through. */
export async function appliedNumber(trx: Db): Promise<number> {
  const row = await trx
    .selectFrom("migration")
    .select((eb) => eb.fn.max("number").as("number"))
    .executeTakeFirst();
  return row?.number ?? 0;
}

async function apply(trx: Db, migration: Migration): Promise<void> {
  await migration.up(migrationSchema(trx));
  await trx
    .insertInto("migration")
    .values({ number: migration.number, name: migration.name, applied_at: Date.now() })
    .execute();
}
