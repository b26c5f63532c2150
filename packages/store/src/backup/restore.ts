import { sql } from "kysely";
import { arrangeSortKeys } from "../libraries/sort-layout.ts";
import { migrateWithin, schemaNumber, waitForOtherProcesses } from "../migrations/migrate.ts";
import { connect, type StoreTarget } from "../open.ts";
import type { Db } from "../tables.ts";
import { readBackup, verifyBackup } from "./read-backup.ts";
import { BackupRefused } from "./refused.ts";
import { countTables, existingTables, insertRows, type PlainRow, type TableCounts } from "./tables.ts";

interface RestoreReport {
  readonly counts: TableCounts;
  readonly createdAt: string;
}

/** Fills an empty database from a backup, wholly or not at all. */
export async function restore(file: string, target: StoreTarget): Promise<RestoreReport> {
  const { counts, createdAt, schema } = await verifyBackup(file);
  const db = connect(target);
  try {
    const { rows } = await readBackup(file);
    await fillEmpty(db, { rows, counts, schema });
    return { counts, createdAt };
  } finally {
    await db.destroy();
  }
}

interface Filling {
  readonly rows: AsyncIterable<readonly [string, PlainRow]>;
  readonly counts: TableCounts;
  /** The number of the last migration the rows have been through. */
  readonly schema: number;
}

/** Rows go into the tables of their time, which are then brought forward like any older database. */
export async function fillEmpty(db: Db, { rows, counts, schema }: Filling): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await waitForOtherProcesses(trx);
    await dropEmptyTables(trx);
    await migrateWithin(trx, schema);
    await insertAll(trx, rows);
    compareCounts(counts, await countTables(trx, Object.keys(counts)));
    await migrateWithin(trx, schemaNumber);
    await arrangeSortKeys(trx);
  });
}

async function dropEmptyTables(trx: Db): Promise<void> {
  const tables = await existingTables(trx);
  for (const table of tables) {
    if (table === "library_layout") continue;
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(trx);
    if (rows.length > 0) {
      throw new BackupRefused("not-empty", "The database to fill is not empty");
    }
  }
  for (const table of tables.toReversed()) await trx.schema.dropTable(table).execute();
  await trx.schema.dropTable("migration").ifExists().execute();
}

const rowsPerInsert = 200;

async function insertAll(trx: Db, rows: Filling["rows"]): Promise<void> {
  let waiting: PlainRow[] = [];
  let current = "";
  for await (const [table, row] of rows) {
    if (table !== current || waiting.length === rowsPerInsert) {
      await insertRows(trx, current, waiting);
      waiting = [];
      current = table;
    }
    waiting.push(row);
  }
  await insertRows(trx, current, waiting);
}

function compareCounts(expected: TableCounts, found: TableCounts): void {
  for (const [table, count] of Object.entries(expected)) {
    if (found[table] === count) continue;
    throw new BackupRefused("counts-differ", `${table} should hold ${count} rows and holds ${found[table] ?? 0}`);
  }
}
