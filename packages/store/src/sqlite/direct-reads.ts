import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import type { Kysely } from "kysely";

/** Reads on the connection itself, for the few statements that nearly every call makes. */
interface DirectReads {
  /** Undefined while a transaction is open: its uncommitted rows are nobody else's to see. */
  readonly read: (sql: string, parameters: readonly SQLInputValue[]) => readonly unknown[] | undefined;
  /** Changes with every write, of this connection or another; undefined while a transaction is open. */
  readonly state: () => string | undefined;
}

const known = new WeakMap<object, DirectReads>();

export function offerDirectReads<T>(db: Kysely<T>, database: DatabaseSync): void {
  const statements = new Map<string, StatementSync>();
  const own = scalar(database, "select total_changes()");
  const others = scalar(database, "pragma data_version");
  known.set(db, {
    state: () => (database.isTransaction ? undefined : `${own()} ${others()}`),
    read: (sql, parameters) => {
      if (database.isTransaction) return undefined;
      const statement = statements.get(sql) ?? database.prepare(sql);
      statements.set(sql, statement);
      return statement.all(...parameters);
    },
  });
}

/** A statement of one number, asked on nearly every call: as a plain list it comes in half the time. */
function scalar(database: DatabaseSync, sql: string): () => unknown {
  const statement = database.prepare(sql);
  statement.setReturnArrays(true);
  return () => {
    const row: unknown = statement.get();
    return Array.isArray(row) ? row[0] : undefined;
  };
}

/** Absent for PostgreSQL, and inside a transaction. */
export function directReads<T>(db: Kysely<T>): DirectReads | undefined {
  return known.get(db);
}
