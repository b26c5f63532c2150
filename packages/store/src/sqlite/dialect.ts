import { closeSync, openSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from "kysely";
import { WaitingConnection } from "./busy.ts";
import { offerDirectReads } from "./direct-reads.ts";
import { withStatementCache } from "./statement-cache.ts";

/**
 * Takes the write lock when a transaction begins. One that began reading and then wrote would fail at
 * once, without waiting, where another process has written in between.
 */
class ImmediateDriver extends SqliteDriver {
  readonly #isTransaction: () => boolean;

  constructor(config: SqliteDialectConfig, isTransaction: () => boolean) {
    super(config);
    this.#isTransaction = isTransaction;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return new WaitingConnection(await super.acquireConnection());
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  /** On a full disk SQLite rolls back by itself; doing it again would fail, and hide why. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#isTransaction()) await super.rollbackTransaction(connection);
  }
}

class EmbeddedDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    const config = { database: withStatementCache(database) };
    super(config);
    this.#config = config;
    this.#database = database;
  }

  override createDriver(): Driver {
    return new ImmediateDriver(this.#config, () => this.#database.isTransaction);
  }
}

/** The embedded database: every commit is on the disk before it is answered. */
export function connectSqlite<T>(file: string): Kysely<T> {
  const database = openDatabase(file);
  const db = new Kysely<T>({ dialect: new EmbeddedDialect(database) });
  offerDirectReads(db, database);
  return db;
}

/** While opening, other processes are waited for inside SQLite; afterwards briefly, and then without blocking. */
function openDatabase(file: string): DatabaseSync {
  // It holds password hashes. Made before SQLite does, whose other files take their mode from this one.
  closeSync(openSync(file, "a", 0o600));
  const database = new DatabaseSync(file, { timeout: 10_000, enableForeignKeyConstraints: true });
  database.exec("pragma journal_mode = wal; pragma synchronous = full; pragma cache_size = -64000;");
  database.exec("pragma busy_timeout = 50");
  return database;
}
