import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import type { Kysely } from "kysely";

/** Reads on the connection itself, for the few statements that nearly every call makes. */
export interface DirectReads {
  /** Undefined while a transaction is open: its uncommitted rows are nobody else's to see. */
  readonly read: (sql: string, parameters: readonly SQLInputValue[]) => readonly unknown[] | undefined;
}

const known = new WeakMap<object, DirectReads>();

export function offerDirectReads<T>(db: Kysely<T>, database: DatabaseSync): void {
  const statements = new Map<string, StatementSync>();
  known.set(db, {
    read: (sql, parameters) => {
      if (database.isTransaction) return undefined;
      const statement = statements.get(sql) ?? database.prepare(sql);
      statements.set(sql, statement);
      return statement.all(...parameters);
    },
  });
}

/** Absent for PostgreSQL, and inside a transaction. */
export function directReads<T>(db: Kysely<T>): DirectReads | undefined {
  return known.get(db);
}
