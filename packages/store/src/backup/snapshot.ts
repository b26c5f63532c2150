import { DatabaseSync } from "node:sqlite";
import { Kysely, SqliteDialect } from "kysely";
import { databaseFile, type Store } from "../open.ts";
import { withStatementCache } from "../sqlite/statement-cache.ts";
import type { Database, Db } from "../tables.ts";

/** Reads the whole database as it was at one moment, while others go on writing. */
export async function withSnapshot<T>(store: Store, read: (db: Db) => Promise<T>): Promise<T> {
  if (store.target.kind === "postgres") {
    return store.db.transaction().setIsolationLevel("repeatable read").setAccessMode("read only").execute(read);
  }
  const reader = readerOf(databaseFile(store.target.folder));
  try {
    return await reader.transaction().execute(read);
  } finally {
    await reader.destroy();
  }
}

/** A connection of its own, so that the snapshot does not hold up the one that serves. */
function readerOf(file: string): Kysely<Database> {
  const database = new DatabaseSync(file, { readOnly: true });
  return new Kysely<Database>({ dialect: new SqliteDialect({ database: withStatementCache(database) }) });
}
