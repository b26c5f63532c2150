import type { Design } from "../../design/design.ts";
import { hasPulley } from "../../design/point.ts";
import type { Trace } from "../../trace/trace.ts";
import { isOfService } from "../load-case.ts";
import { listedAlong } from "../loop/listed-along.ts";
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
   * Every load case the belt is ever in, in the order of the names, then the running cases at the ends of friction; then
   * those of the other direction, where the belt runs in both.
   */
  readonly cases: readonly CaseResult[];
  readonly runningCases: readonly CaseResult[];
  /** The same as columns, in the order of `cases`. */
  readonly columns: () => readonly CaseColumns[];
}

export function contextOf(trace: Trace, design: Design, input: MachineInput, solution: Tensions): MachineContext {
  const isBraked = design.points.some((point) => hasPulley(point) && point.brakeForce > 0);
  const casesOf = ({ cases: all, regenerative, highFriction }: Tensions) => {
    const ends = [...(regenerative?.cases ?? []), ...(highFriction?.cases ?? [])];
    return [...Object.values(all).filter((one) => isOfService(one, isBraked)), ...ends];
  };
  const back = solution.reversed === undefined ? [] : casesOf(solution.reversed);
  const cases = [...casesOf(solution), ...back.map((one) => listedAlong(trace, design, one))];
  const runningCases = cases.filter(({ motion }) => motion === "running");
  return { design, input, solution, cases, runningCases, columns: caseColumns(trace, cases) };
}
