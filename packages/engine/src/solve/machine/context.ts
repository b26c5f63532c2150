import type { Design } from "../../design/design.ts";
import type { Trace } from "../../trace/trace.ts";
import type { Tensions } from "../solve.ts";
import type { CaseResult } from "../tension/case-result.ts";
import { type CaseColumns, caseColumns } from "./case-columns.ts";
import type { MachineInput } from "./machine-input.ts";

/** What every part of the machine is computed from. */
export interface MachineContext {
  readonly design: Design;
  readonly input: MachineInput;
  readonly solution: Tensions;
  /** Every load case, in the order of the names. */
  readonly cases: readonly CaseResult[];
  readonly runningCases: readonly CaseResult[];
  /** The same as columns, in the order of `cases`. */
  readonly columns: () => readonly CaseColumns[];
}

export function contextOf(trace: Trace, design: Design, input: MachineInput, solution: Tensions): MachineContext {
  const cases = Object.values(solution.cases);
  const runningCases = cases.filter(({ motion }) => motion === "running");
  return { design, input, solution, cases, runningCases, columns: caseColumns(trace, cases) };
}
