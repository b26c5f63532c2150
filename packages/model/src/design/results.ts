import type { Machine, Solution } from "@beltwright/engine";
import { conveyorToFile, type FileRecord } from "../document/file-record.ts";
import type { StoredResults } from "../document/parse.ts";
import { outputAt } from "../document/results.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import type { ComputedResult } from "./computed-result.ts";
import { conveyorResults } from "./conveyor-results.ts";
import { crossSectionResults } from "./cross-section-results.ts";
import { driveResults } from "./drive-results.ts";
import { machineResults } from "./machine-results.ts";
import { pullResults } from "./pull-results.ts";
import { fromSi } from "./si.ts";

/** A solution, with its machine where that was asked for. */
type Solved = Solution & { readonly machine?: Machine };

/** Everything computed, under the specification's names but in SI and unrounded: where a trace begins. */
export function computedResults(document: Conveyor, solution: Solved): readonly ComputedResult[] {
  const results = [
    ...conveyorResults(document, solution),
    ...crossSectionResults(solution),
    ...pullResults(document, solution),
    ...driveResults(document, solution),
    ...(solution.machine === undefined ? [] : machineResults(document, solution.machine)),
  ];
  // What the components of the machine say comes after the estimate of the tensions alone, and replaces it.
  return [...new Map(results.map((one) => [one.path, one])).values()];
}

/** The results by path, in the specification's units and with its rounding. */
export function resultsOf(document: Conveyor, solution: Solved): StoredResults {
  return Object.fromEntries(computedResults(document, solution).map((one) => [one.path, shown(one)]));
}

/** The document as files carry it, with the results under the specification's names beside the inputs. */
export function withResults(document: Conveyor, solution: Solved): FileRecord {
  return conveyorToFile(document, resultsOf(document, solution));
}

function shown({ path, value }: ComputedResult): number | string {
  if (typeof value === "string") return value;
  const { unit, name } = outputAt(path) ?? { unit: "1" as const, name: path };
  const digits = decimals[name] ?? (unit === "kN" ? 2 : undefined);
  const converted = fromSi(value, unit);
  return (digits === undefined ? converted : Number(converted.toFixed(digits))) + 0;
}

/** The specification rounds tensions to 2 decimals, the take-up requirement to 0 and the required wrap to 1. */
const decimals: Readonly<Record<string, number>> = { takeUpMassReq: 0, reqWrapAngle: 1 };
