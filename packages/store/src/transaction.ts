import type { Db } from "./tables.ts";

/** Runs `work` in a transaction, or in the one the caller has already begun. */
export function inTransaction<T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}
