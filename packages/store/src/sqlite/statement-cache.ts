import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import type { SqliteDatabase, SqliteStatement } from "kysely";

const capacity = 200;

/** Lets Kysely speak to `node:sqlite`, keeping the statements used last prepared. */
export function withStatementCache(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare: (sql) => {
      const statement = statements.get(sql) ?? adapt(database.prepare(sql));
      statements.delete(sql);
      statements.set(sql, statement);
      forgetOldest(statements);
      return statement;
    },
  };
}

function forgetOldest(statements: Map<string, SqliteStatement>): void {
  if (statements.size <= capacity) return;
  for (const oldest of statements.keys()) {
    statements.delete(oldest);
    return;
  }
}

function adapt(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...parameters.map(toInput)),
    run: (parameters) => statement.run(...parameters.map(toInput)),
    iterate: (parameters) => statement.iterate(...parameters.map(toInput)),
  };
}

function toInput(value: unknown): SQLInputValue {
  if (typeof value === "string" || typeof value === "number" || typeof value === "bigint" || value === null) {
    return value;
  }
  throw new TypeError(`A ${typeof value} cannot be stored`);
}
