import { type Kysely, PostgresAdapter } from "kysely";

export type DatabaseKind = "sqlite" | "postgres";

/** The few statements that cannot be portable (JSON paths, data types) ask here which database they meet. */
export function databaseKind<T>(db: Kysely<T>): DatabaseKind {
  return db.getExecutor().adapter instanceof PostgresAdapter ? "postgres" : "sqlite";
}
