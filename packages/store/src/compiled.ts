import { type Compilable, CompiledQuery } from "kysely";
import { databaseKind } from "./database-kind.ts";
import { isBusy } from "./failures.ts";
import { directReads } from "./sqlite/direct-reads.ts";
import type { Db } from "./tables.ts";

/** What a query may be given. */
type Parameter = string | number;

const texts = new Map<string, string>();

/**
 * Runs a query that is asked for all the time. Building and compiling one costs as much as running it, so this is
 * done once for each shape: queries of one shape differ in their parameters only.
 */
export async function runCompiled<Row>(
  db: Db,
  shape: string,
  parameters: readonly Parameter[],
  build: () => Compilable<Row>,
): Promise<readonly Row[]> {
  const key = `${databaseKind(db)} ${shape}`;
  const text = texts.get(key) ?? compile(key, parameters, build);
  const direct = readDirectly<Row>(db, text, parameters);
  if (direct !== undefined) return direct;
  const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(text, [...parameters]));
  return rows;
}

/** Past the query builder where that is possible: for a read of one row its own work is most of the time. */
function readDirectly<Row>(db: Db, text: string, parameters: readonly Parameter[]): readonly Row[] | undefined {
  try {
    // The builder's type of the rows holds here as well: it is the same text.
    return directReads(db)?.read(text, parameters) as readonly Row[] | undefined;
  } catch (cause) {
    if (isBusy(cause)) return undefined;
    throw cause;
  }
}

/** The parameters must stand in the order in which the text names them; a wrong order shows at the first use. */
function compile<Row>(key: string, parameters: readonly Parameter[], build: () => Compilable<Row>): string {
  const compiled = build().compile();
  if (JSON.stringify(compiled.parameters) !== JSON.stringify(parameters)) {
    throw new Error(`The parameters of ${key} do not stand in the order of its text`);
  }
  texts.set(key, compiled.sql);
  return compiled.sql;
}
