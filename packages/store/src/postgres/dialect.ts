import { PostgresDialect } from "kysely";
import pg from "pg";

const poolSize = 20;

/** Times and counts are bigint columns; all of them fit a JavaScript number exactly. */
function numbersForBigints(): pg.CustomTypesConfig {
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, Number);
  return types;
}

export function postgresDialect(url: string): PostgresDialect {
  const pool = new pg.Pool({ connectionString: url, max: poolSize, types: numbersForBigints() });
  // An idle connection that the server ends is replaced at the next query; unheard, it would end the program.
  pool.on("error", () => undefined);
  return new PostgresDialect({ pool });
}
