import { sql } from "kysely";
import { databaseKind } from "../database-kind.ts";
import type { Db } from "../tables.ts";

/**
 * Resolves once what was begun beside an open transaction waits for its end, or is through without waiting. The embedded
 * database has one transaction at a time, so that there everything waits.
 */
export async function untilBlocked(db: Db, trx: Db, begun: Promise<unknown>): Promise<void> {
  if (databaseKind(db) === "sqlite") return;
  let isThrough = false;
  const end = () => {
    isThrough = true;
  };
  begun.then(end, end);
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
  const pid = rows[0]?.pid ?? 0;
  const waiting = sql`select pid from pg_stat_activity where ${pid}::int = any(pg_blocking_pids(pid))`;
  while (!isThrough && (await waiting.execute(db)).rows.length === 0);
}
