import type { StoredResults } from "@beltwright/model";
import type { Db } from "../tables.ts";

/** The results that lists show, by the names files give them. */
const summaryNames = [
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
  "capitalCost",
  "energyPerTonne",
  "carbonPerTonne",
  "costPerTonne",
  // Money says nothing without it.
  "costCurrency",
] as const;

/** Keeps the few results of a conveyor that lists show, in place of those kept before. */
export async function keepResults(trx: Db, id: string, results: string): Promise<void> {
  await trx
    .insertInto("conveyor_result")
    .values({ conveyor_id: id, results })
    .onConflict((conflict) => conflict.column("conveyor_id").doUpdateSet({ results }))
    .execute();
}

/** The few results that lists show, as they are kept. */
export function summaryText(all: StoredResults): string {
  return JSON.stringify(summaryOf(all));
}

function summaryOf(all: StoredResults): StoredResults {
  return Object.fromEntries(
    summaryNames.flatMap((name) => {
      const value = all[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** Only `keepResults` writes this column; a conveyor that was never calculated has none. */
export function parseResults(results: string | null): StoredResults {
  return results === null ? {} : (JSON.parse(results) as StoredResults);
}
