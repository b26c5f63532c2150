import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import type { DatabaseKind } from "./database-kind.ts";
import { appliedNumber, migrate, StoreTooNew, schemaNumber } from "./migrations/migrate.ts";
import { connectPostgres, loadOf } from "./postgres/dialect.ts";
import { type Patience, type PoolLoad, servingPatience } from "./postgres/pool.ts";
import { connectSqlite } from "./sqlite/dialect.ts";
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
  /** Connections to a database server; absent for the embedded database. */
  readonly connections: () => PoolLoad | undefined;
  readonly close: () => Promise<void>;
}

/** Opens the database, making and migrating it where needed. Any number of processes may have it open. */
export async function openStore(target: StoreTarget): Promise<Store> {
  await bringForward(target);
  return toStore(target, connect(target, servingPatience));
}

/** On a connection of its own, which may take as long as it takes. */
async function bringForward(target: StoreTarget): Promise<void> {
  const db = connect(target);
  try {
    await migrate(db);
  } finally {
    await db.destroy();
  }
}

/** Opens data that must be there already and leaves its tables as they are, for backup and move. */
export async function openExistingStore(target: StoreTarget): Promise<Store> {
  if (target.kind === "sqlite" && !existsSync(databaseFile(target.folder))) {
    throw new StoreMissing(`There is no database in ${target.folder}`);
  }
  const db = connect(target);
  try {
    const applied = await appliedNumber(db);
    if (applied > schemaNumber) throw new StoreTooNew(applied);
    return toStore(target, db);
  } catch (cause) {
    await db.destroy();
    if (cause instanceof StoreTooNew) throw cause;
    throw new StoreMissing(`The database cannot be read (${reasonOf(cause)})`, { cause });
  }
}

/** A refused connection to a name with several addresses has its reason in a code and no message. */
function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  return cause.message || ("code" in cause ? String(cause.code) : cause.name);
}

class StoreMissing extends Error {
  override name = "StoreMissing";
}

function toStore(target: StoreTarget, db: Kysely<Database>): Store {
  return {
    kind: target.kind,
    db,
    target,
    ping: () => ping(db),
    connections: () => loadOf(db),
    close: () => db.destroy(),
  };
}

/** A connection to the database as it is found; without patience, for work that may take long. */
export function connect(target: StoreTarget, patience?: Patience): Kysely<Database> {
  if (target.kind === "postgres") return connectPostgres(target.url, patience);
  mkdirSync(target.folder, { recursive: true });
  return connectSqlite(databaseFile(target.folder));
}

export function databaseFile(folder: string): string {
  return join(folder, "beltwright.sqlite");
}

async function ping(db: Db): Promise<void> {
  await sql`select 1`.execute(db);
}
