import type { StoredResults } from "@beltwright/model";
import type { Db } from "../tables.ts";

/** The results that lists show, by the names files give them. */
export const summaryNames = [
  "te",
  "tmax",
  "tmaxStartOrRun",
  "tmin",
  "ttup",
  "takeUpMassReq",
  "absorbedPower",
  "installedPower",
  "percentBeltCapacity",
  "beltSafetyRun",
  "beltSafetyStart",
  "tStart",
  "tStopBraking",
  "tStopCoasting",
  "totalBeltL",
  "convLength",
  "totalLift",
] as const;

/** Keeps the few results of a conveyor that lists show, in place of those kept before. */
export async function keepResults(trx: Db, id: string, all: StoredResults): Promise<void> {
  const results = JSON.stringify(summaryOf(all));
  await trx
    .insertInto("conveyor_result")
    .values({ conveyor_id: id, results })
    .onConflict((conflict) => conflict.column("conveyor_id").doUpdateSet({ results }))
    .execute();
}

function summaryOf(all: StoredResults): StoredResults {
  return Object.fromEntries(
    summaryNames.flatMap((name) => {
      const value = all[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** By id of the conveyor; those that could not be calculated are absent. */
export async function findResults(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, StoredResults>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom("conveyor_result").selectAll().where("conveyor_id", "in", ids).execute();
  return new Map(rows.map(({ conveyor_id, results }) => [conveyor_id, parseResults(results)]));
}

/** Only `keepResults` writes this column. */
function parseResults(results: string): StoredResults {
  return JSON.parse(results) as StoredResults;
}
