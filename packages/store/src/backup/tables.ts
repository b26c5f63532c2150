import { sql } from "kysely";
import { databaseKind } from "../database-kind.ts";
import type { Database, Db } from "../tables.ts";

type TableName = Exclude<keyof Database, "migration">;

/** A stored row, column by column, whatever its table. */
export type PlainRow = Readonly<Record<string, string | number | null>>;

/** Every table with its primary key, in an order in which no row comes before one it refers to. */
const tableKeys: Readonly<Record<TableName, readonly string[]>> = {
  user_account: ["user_name"],
  subscription: ["id"],
  user_session: ["id"],
  login_record: ["id"],
  api_token: ["id"],
  one_time_token: ["token_hash"],
  sign_in_throttle: ["subject"],
  allowance: ["subject"],
  second_factor: ["id"],
  recovery_code: ["code_hash"],
  library_row: ["library", "id"],
  library_version: ["library", "row_id", "revision"],
  library_counter: ["library"],
  library_tally: ["library", "category", "belt_width"],
  library_layout: ["library"],
  library_shipment: ["library"],
  conveyor: ["id"],
  conveyor_user: ["conveyor_id", "user_name"],
  conveyor_result: ["conveyor_id"],
  conveyor_version: ["conveyor_id", "revision"],
  conveyor_run: ["conveyor_id", "revision", "scenario"],
  proposal: ["id"],
  proposal_version: ["proposal_id", "revision"],
  conveyor_link: ["id"],
  payment_order: ["id"],
  invoice: ["number"],
  invoice_address: ["user_name"],
  kept_plan: ["subscription_id"],
  sandbox_object: ["kind", "id"],
  support_ticket: ["id"],
  ticket_message: ["id"],
  ticket_file: ["id"],
  audit_record: ["id"],
  user_group: ["name"],
  job: ["id"],
  job_result: ["job_id"],
  job_batch: ["job_id", "batch"],
  report_template: ["id"],
  user_preference: ["user_name"],
  group_preference: ["user_group"],
  comment_thread: ["id"],
  comment: ["id"],
  comment_notice: ["account_id", "comment_id"],
  team_member: ["group_name", "account_id"],
  team_rule: ["group_name"],
  team_invitation: ["id"],
  release: ["id"],
  release_finding: ["release_id", "finding_key"],
  release_print: ["seal"],
};

export const tableNames: readonly string[] = Object.keys(tableKeys);

export type TableCounts = Readonly<Record<string, number>>;

export async function countTables(db: Db, tables: readonly string[]): Promise<TableCounts> {
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const { rows } = await sql<{ total: number }>`select count(*) as total from ${sql.table(table)}`.execute(db);
    counts[table] = rows[0]?.total ?? 0;
  }
  return counts;
}

const rowsPerRead = 500;

/** All rows of the tables that the database has, each with the name of its table. */
export async function* readTables(
  db: Db,
  tables: readonly string[],
): AsyncGenerator<readonly [table: string, row: PlainRow]> {
  for (const [table, key] of Object.entries(tableKeys)) {
    if (!tables.includes(table)) continue;
    for await (const row of readTable(db, table, key)) yield [table, row];
  }
}

/** All rows of a table in the order of its key, a few at a time. */
async function* readTable(db: Db, table: string, key: readonly string[]): AsyncGenerator<PlainRow> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  let after = sql``;
  for (;;) {
    const { rows } = await sql<PlainRow>`select * from ${sql.table(table)} ${after}
      order by ${columns} limit ${sql.lit(rowsPerRead)}`.execute(db);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < rowsPerRead) return;
    after = sql`where (${columns}) > (${sql.join(key.map((column) => last[column]))})`;
  }
}

export async function insertRows(db: Db, table: string, rows: readonly PlainRow[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first);
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`);
  await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    values ${sql.join(values)}`.execute(db);
}

/** Our tables that the database has already; those of newer migrations are missing in an older one. */
export async function existingTables(db: Db): Promise<readonly string[]> {
  const query =
    databaseKind(db) === "postgres"
      ? sql<{ name: string }>`select tablename as name from pg_tables where schemaname = current_schema()`
      : sql<{ name: string }>`select name from sqlite_master where type = 'table'`;
  const { rows } = await query.execute(db);
  const names = new Set(rows.map(({ name }) => name));
  return tableNames.filter((name) => names.has(name));
}
