import { type CostRollUp, type MachineSolution, originOf, rollUp, startTrace } from "@beltwright/engine";
import type { ComponentRows } from "../design/component-rows.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import { costInputOf } from "./cost-input.ts";

/**
 * Cost, energy and carbon of a solved conveyor. Rows are those its parts were chosen from. A conveyor whose numbers know
 * where they came from gives numbers that know it too.
 */
export function costOf(conveyor: Conveyor, solution: MachineSolution, rows: ComponentRows = {}): CostRollUp {
  const trace = startTrace(originOf(conveyor.costIndex) === undefined ? "checked" : "recorded");
  return rollUp(trace, costInputOf(conveyor, solution, rows, trace));
}
