import { Kysely, PostgresDialect } from "kysely";
import { openPool, type Patience, type PoolLoad } from "./pool.ts";

const loads = new WeakMap<object, () => PoolLoad>();

export function connectPostgres<T>(url: string, patience: Patience | undefined): Kysely<T> {
  const pool = openPool(url, patience);
  const db = new Kysely<T>({ dialect: new PostgresDialect({ pool }) });
  loads.set(db, pool.load);
  return db;
}

/** How much the connections have to do; nothing for the embedded database, which has one. */
export function loadOf<T>(db: Kysely<T>): PoolLoad | undefined {
  return loads.get(db)?.();
}
