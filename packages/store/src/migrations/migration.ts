import { type Expression, sql } from "kysely";
import { type DatabaseKind, databaseKind } from "../database-kind.ts";
import type { Db } from "../tables.ts";

/** One step forward of the tables. Never edited after a release: a mistake is mended by the next number. */
export interface Migration {
  readonly number: number;
  readonly name: string;
  readonly up: (schema: MigrationSchema) => Promise<void>;
}

/** What a migration works with. It spells out names and types itself: the tables of its time are not those of today. */
export interface MigrationSchema {
  readonly db: Db;
  readonly kind: DatabaseKind;
  readonly types: ColumnTypes;
}

interface ColumnTypes {
  /** Compared byte by byte, so that both databases sort alike whatever language the server speaks. */
  readonly text: Expression<unknown>;
  readonly integer: Expression<unknown>;
  readonly double: Expression<unknown>;
}

export function migrationSchema(db: Db): MigrationSchema {
  const kind = databaseKind(db);
  return { db, kind, types: kind === "postgres" ? postgresTypes : sqliteTypes };
}

const postgresTypes: ColumnTypes = {
  text: sql`text collate "C"`,
  integer: sql`bigint`,
  double: sql`double precision`,
};

const sqliteTypes: ColumnTypes = { text: sql`text`, integer: sql`integer`, double: sql`real` };
