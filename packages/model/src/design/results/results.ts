import type { Machine, MachineSolution, Solution } from "@beltwright/engine";
import { costResults } from "../../cost/cost-results.ts";
import type { StoredResults } from "../../document/parse.ts";
import { outputAt } from "../../document/results.ts";
import type { Conveyor } from "../../document/types/conveyor.ts";
import type { ComponentRows } from "../component-rows.ts";
import { pointId } from "../points.ts";
import { fromSi } from "../si.ts";
import type { ComputedResult } from "./computed-result.ts";
import { conveyorResults } from "./conveyor-results.ts";
import { crossSectionResults } from "./cross-section-results.ts";
import { driveResults } from "./drive-results.ts";
import { machinePullResults, machineResults } from "./machine-results.ts";
import type { TakePullResult } from "./pull-output.ts";
import { pullResults } from "./pull-results.ts";
import { shownAs } from "./shown.ts";

/** A solution, with its machine where that was asked for. */
type Solved = Solution & { readonly machine?: Machine };

/**
 * Everything computed, under the specification's names but in SI and unrounded: where a trace begins. Rows are those parts
 * were chosen from; prices of parts that are in none of them are those of the document.
 */
export function computedResults(
  document: Conveyor,
  solution: Solved,
  rows: ComponentRows = {},
): readonly ComputedResult[] {
  // What the components of the machine say comes after the estimate of the tensions alone, and replaces it.
  const byPath = new Map<string, ComputedResult>();
  const points = document.pulls.map(pointId);
  gather(document, solution, rows, {
    takeWhole: (one) => byPath.set(one.path, one),
    takePull: (output, index, value, loadCase) => {
      if (value === undefined) return;
      const path = output.at(index);
      const place = { ...(loadCase === undefined ? {} : { loadCase }), pointId: points[index] ?? "" };
      byPath.set(path, { path, value, place });
    },
  });
  return [...byPath.values()];
}

interface Taking {
  readonly takeWhole: (result: ComputedResult) => void;
  /** Absent: results of points are not wanted. */
  readonly takePull?: TakePullResult;
}

function gather(document: Conveyor, solution: Solved, rows: ComponentRows, { takeWhole, takePull }: Taking): void {
  const { machine } = solution;
  conveyorResults(document, solution).forEach(takeWhole);
  crossSectionResults(solution).forEach(takeWhole);
  if (takePull !== undefined) pullResults(document, solution, takePull);
  driveResults(document, solution).forEach(takeWhole);
  if (machine === undefined) return;
  machineResults(document, machine).forEach(takeWhole);
  if (takePull !== undefined) machinePullResults(document, machine, takePull);
  costResults(document, { ...solution, machine }, rows).forEach(takeWhole);
}

/**
 * Every result by path, in the specification's units and with its rounding, one after the other: for whoever passes them
 * on and needs no record of them. A path that comes again replaces what came before.
 */
export function walkResults(
  document: Conveyor,
  solution: Solved,
  rows: ComponentRows,
  take: (path: string, value: number | string) => void,
): void {
  gather(document, solution, rows, {
    takeWhole: (one) => take(one.path, shown(one)),
    takePull: (output, index, value) => {
      if (value !== undefined) take(output.at(index), typeof value === "string" ? value : output.shown(value));
    },
  });
}

/** The results by path, in the specification's units and with its rounding. */
export function resultsOf(document: Conveyor, solution: Solved, rows: ComponentRows = {}): StoredResults {
  const results: Record<string, number | string> = {};
  walkResults(document, solution, rows, (path, value) => {
    results[path] = value;
  });
  return results;
}

/** All results but those of single points, which are many. */
export function wholeResults(document: Conveyor, solution: Solved, rows: ComponentRows = {}): StoredResults {
  const results: Record<string, number | string> = {};
  const takeWhole = (one: ComputedResult) => {
    results[one.path] = shown(one);
  };
  gather(document, solution, rows, { takeWhole });
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

/** Numbers of the conveyor as a whole, in the specification's units but without its rounding: for statistics. */
export function unroundedResults(
  document: Conveyor,
  solution: MachineSolution,
  names: ReadonlySet<string>,
): Readonly<Record<string, number>> {
  const all = [
    ...conveyorResults(document, solution),
    ...crossSectionResults(solution),
    ...machineResults(document, solution.machine),
  ];
  return Object.fromEntries(
    all.flatMap(({ path, value }) =>
      typeof value === "number" && names.has(path) ? [[path, fromSi(value, outputAt(path)?.unit ?? "1")]] : [],
    ),
  );
}

function shown({ path, value }: ComputedResult): number | string {
  return typeof value === "string" ? value : shownAs(outputAt(path))(value);
}
