import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { Kysely, sql } from "kysely";
import type { DatabaseKind } from "./database-kind.ts";
import { migrate } from "./migrations/migrate.ts";
import { postgresDialect } from "./postgres/dialect.ts";
import { sqliteDialect } from "./sqlite/dialect.ts";
import type { Database, Db } from "./tables.ts";

/** Where the data lives: a folder of this machine, or a PostgreSQL server. */
export type StoreTarget =
  | { readonly kind: "sqlite"; readonly folder: string }
  | { readonly kind: "postgres"; readonly url: string };

export interface Store {
  readonly kind: DatabaseKind;
  readonly db: Db;
  readonly target: StoreTarget;
  /** Ends when the database answers; throws when it does not. */
  readonly ping: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Opens the database, making and migrating it where needed. Any number of processes may have it open. */
export async function openStore(target: StoreTarget): Promise<Store> {
  const db = new Kysely<Database>({ dialect: dialectFor(target) });
  try {
    await migrate(db);
  } catch (cause) {
    await db.destroy();
    throw cause;
  }
  return { kind: target.kind, db, target, ping: () => ping(db), close: () => db.destroy() };
}

export function databaseFile(folder: string): string {
  return join(folder, "beltwright.sqlite");
}

function dialectFor(target: StoreTarget) {
  if (target.kind === "postgres") return postgresDialect(target.url);
  mkdirSync(target.folder, { recursive: true });
  return sqliteDialect(databaseFile(target.folder));
}

async function ping(db: Db): Promise<void> {
  await sql`select 1`.execute(db);
}
