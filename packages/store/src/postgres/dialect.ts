import { PostgresDialect } from "kysely";
import { openPool, type Patience } from "./pool.ts";

export function postgresDialect(url: string, patience: Patience | undefined): PostgresDialect {
  return new PostgresDialect({ pool: openPool(url, patience) });
}
