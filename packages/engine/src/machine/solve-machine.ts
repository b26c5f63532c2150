import type { Design } from "../design/design.ts";
import { refusalOf } from "../design/refusal.ts";
import { type DriveSolution, decideDrives, finishDrives } from "../selection/drive/solve-with-drives.ts";
import { type Refused, type Solution, type SolveOptions, solve } from "../solve.ts";
import { InputRefused } from "../trace/input-refused.ts";
import { startTrace } from "../trace/trace.ts";
import { notComputed } from "./attempt.ts";
import { contextOf } from "./context.ts";
import type { MachineSolution } from "./machine.ts";
import type { MachineInput, MachineRows } from "./machine-input.ts";
import { machineOf } from "./machine-of.ts";
import { type Settled, settle } from "./settle.ts";

/**
 * Computes tensions and everything that follows from them. Parts in Auto are chosen from the rows, and the conveyor is
 * solved again with them until they stand; parts in Manual, or without rows, are checked as they are.
 */
export function solveMachine(
  design: Design,
  input: MachineInput,
  rows: MachineRows,
  options: SolveOptions,
): MachineSolution | Refused {
  try {
    return solveWhole(design, input, rows, options);
  } catch (refused) {
    if (!(refused instanceof InputRefused)) throw refused;
    if (input.drives === undefined) return { kind: "refused", refusals: [refusalOf(refused)] };
    // Drives that cannot be computed are left out and reported: the rest of the machine does not wait for them.
    const { drives: _left, ...without } = input;
    const found = solveMachine(design, without, rows, options);
    if (found.kind === "refused") return found;
    return { ...found, findings: [...found.findings, notComputed("drives-not-computed", refused)] };
  }
}

function solveWhole(
  design: Design,
  input: MachineInput,
  rows: MachineRows,
  options: SolveOptions,
): MachineSolution | Refused {
  const settled = settle(design, input, rows, options);
  if (settled.kind === "refused") return settled;
  const isTraced = options.isTraced ?? false;
  const begin = settled.near === undefined ? {} : { near: settled.near };
  const solution = isTraced ? solve(settled.design, { ...options, ...begin }) : settled.solution;
  if (solution.kind === "refused") return solution;
  const driven = input.drives === undefined ? undefined : drivesOf(settled, solution, input.drives, isTraced);
  const trace = startTrace(isTraced ? "recorded" : "checked");
  const machine = machineOf(trace, contextOf(settled.design, settled.input, solution), settled.choices, driven);
  return {
    ...solution,
    findings: [...solution.findings, ...(driven?.findings ?? []), ...trace.findings],
    steps: isTraced ? [...solution.steps, ...(driven?.steps ?? []), ...trace.steps] : [],
    machine,
  };
}

/** Starting and stopping with the components decided; where steps are kept, they are decided once more to keep them. */
function drivesOf(
  settled: Settled,
  solution: Solution,
  given: NonNullable<MachineInput["drives"]>,
  isTraced: boolean,
): DriveSolution {
  const { design, offer, isSettled, rounds } = settled;
  const trace = isTraced ? startTrace("recorded") : settled.trace;
  const trains = isTraced ? decideDrives(trace, design, solution, given, offer) : settled.trains;
  return finishDrives(trace, { design, solution, trains, isSettled, rounds }, given.rules);
}
