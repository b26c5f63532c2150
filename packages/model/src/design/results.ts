import type { Machine, Solution } from "@beltwright/engine";
import type { OutputDefinition } from "../document/definition.ts";
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
  // What the components of the machine say comes after the estimate of the tensions alone, and replaces it.
  return [...new Map(allResults(document, solution).map((one) => [one.path, one])).values()];
}

function allResults(document: Conveyor, solution: Solved): readonly ComputedResult[] {
  return conveyorResults(document, solution).concat(
    crossSectionResults(solution),
    pullResults(document, solution),
    driveResults(document, solution),
    solution.machine === undefined ? [] : machineResults(document, solution.machine),
  );
}

/** The results by path, in the specification's units and with its rounding. */
export function resultsOf(document: Conveyor, solution: Solved): StoredResults {
  const results: Record<string, number | string> = {};
  for (const one of allResults(document, solution)) results[one.path] = shown(one);
  return results;
}

/** Only the results of the conveyor as a whole and of its drives, from the tensions alone: a small part of the work. */
export function summaryResults(document: Conveyor, solution: Solution): StoredResults {
  const all = [
    ...conveyorResults(document, solution),
    ...crossSectionResults(solution),
    ...driveResults(document, solution),
  ];
  return Object.fromEntries(all.map((one) => [one.path, shown(one)]));
}

/** The document as files carry it, with the results under the specification's names beside the inputs. */
export function withResults(document: Conveyor, solution: Solved): FileRecord {
  return conveyorToFile(document, resultsOf(document, solution));
}

function shown({ path, value }: ComputedResult): number | string {
  if (typeof value === "string") return value;
  const output = outputAt(path);
  if (output === undefined) return value + 0;
  const converted = fromSi(value, output.unit);
  const digits = digitsOf(output);
  return (digits === undefined ? converted : rounded(converted, digits)) + 0;
}

function digitsOf({ name, unit }: OutputDefinition): number | undefined {
  return unit === "kN" ? 2 : decimals[name];
}

/** Digits are written out only where a rounded product could fall on the wrong side of a half: that takes long. */
function rounded(value: number, digits: number): number {
  const scale = powersOfTen[digits] ?? 10 ** digits;
  const whole = Math.round(value * scale);
  const isClear = Math.abs(Math.abs(value * scale - whole) - 0.5) > 1e-3 && Math.abs(whole) < 1e11;
  return isClear ? whole / scale : Number(value.toFixed(digits));
}

/** Computing them for every tension takes long. */
const powersOfTen = [1, 10, 100];

/** The specification rounds tensions to 2 decimals, the take-up requirement to 0 and the required wrap to 1. */
const decimals: Readonly<Record<string, number>> = { takeUpMassReq: 0, reqWrapAngle: 1 };
