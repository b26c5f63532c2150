import type { Design } from "../../design/design.ts";
import { hasPulley } from "../../design/point.ts";
import type { Trace } from "../../trace/trace.ts";
import { isCounted, isOfService, limitsIn } from "../load-case.ts";
import { listedAlong } from "../loop/listed-along.ts";
import { asSheetLoads } from "../sheets/bend-sheet.ts";
import type { Tensions } from "../solve.ts";
import type { CaseResult } from "../tension/case-result.ts";
import { type CaseColumns, caseColumns } from "./case-columns.ts";
import type { MachineInput } from "./machine-input.ts";

/** What every part of the machine is computed from. */
export interface MachineContext {
  readonly design: Design;
  readonly input: MachineInput;
  readonly solution: Tensions;
  /**
   * Every load case the belt is ever in, in the order of the names, then the running cases at the ends of friction and
   * those an engineer has described; then those of the other direction, where the belt runs in both.
   */
  readonly cases: readonly CaseResult[];
  /** Those that are held to the limits of running. */
  readonly runningCases: readonly CaseResult[];
  /** All of them as pulleys bear them: the full belt by the sheet of the method where that pulls harder. */
  readonly pulleyCases: readonly CaseResult[];
  /** The same as columns, in the order of `cases`. */
  readonly columns: () => readonly CaseColumns[];
}

export function contextOf(trace: Trace, design: Design, input: MachineInput, solution: Tensions): MachineContext {
  const isBraked = design.points.some((point) => hasPulley(point) && point.brakeForce > 0);
  const along = (of: Tensions) => {
    const { cases: all, ownCases = [], regenerative, highFriction } = of;
    const ends = [...(regenerative?.cases ?? []), ...(highFriction?.cases ?? [])];
    const ofService = (cases: readonly CaseResult[]) => cases.filter((one) => isOfService(one, isBraked));
    return [...ofService(Object.values(all)), ...ends, ...ofService(ownCases.filter(isCounted))];
  };
  const bothWays = (casesOf: (of: Tensions) => readonly CaseResult[]) => {
    const back = solution.reversed === undefined ? [] : casesOf(solution.reversed);
    return [...casesOf(solution), ...back.map((one) => listedAlong(trace, design, one))];
  };
  const cases = bothWays(along);
  const runningCases = cases.filter((one) => limitsIn(one) === "running");
  const pulleyCases = solution.bendSheet === undefined ? cases : bothWays((of) => along(of).map(underSheet(of)));
  return { design, input, solution, cases, runningCases, pulleyCases, columns: caseColumns(trace, cases) };
}

const underSheet =
  ({ cases, bendSheet = [] }: Tensions) =>
  (one: CaseResult): CaseResult =>
    one === cases["running-full"] ? asSheetLoads(one, bendSheet) : one;
