import type { Design } from "../../design/design.ts";
import { refusalOf } from "../../design/refusal.ts";
import { jointEndurance } from "../../parts/belt/joint-endurance.ts";
import { trainsById } from "../../parts/drives/drive-train.ts";
import {
  type DriveSolution,
  decideDrives,
  finishDrives,
  withComponents,
} from "../../parts/drives/select/decide-drives.ts";
import { given as knownByPlace } from "../../trace/given.ts";
import { InputRefused } from "../../trace/input-refused.ts";
import { settledOver } from "../../trace/settled.ts";
import { bareTrace, startTrace, type Trace } from "../../trace/trace.ts";
import { underProfile } from "../profiles/under-profile.ts";
import { type Refused, type Solution, type SolveOptions, solve } from "../solve.ts";
import { notComputed } from "./attempt.ts";
import { contextOf } from "./context.ts";
import type { Machine, MachineSolution } from "./machine.ts";
import type { MachineInput, MachineRows } from "./machine-input.ts";
import { machineOf } from "./machine-of.ts";
import { type Settled, settle } from "./settle.ts";

/** What a machine is computed from. */
interface MachineGiven {
  readonly design: Design;
  readonly input: MachineInput;
}

interface MachineOptions extends SolveOptions {
  /** Where the numbers of a machine came from: what it was computed from, chosen parts included, on references. */
  readonly given?: (machine: Machine) => MachineGiven;
}

/**
 * Computes tensions and everything that follows from them. Parts in Auto are chosen from the rows, and the conveyor is
 * solved again with them until they stand; parts in Manual, or without rows, are checked as they are.
 */
export function solveMachine(
  design: Design,
  input: MachineInput,
  rows: MachineRows,
  options: MachineOptions,
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
  options: MachineOptions,
): MachineSolution | Refused {
  const settled = settle(underProfile(bareTrace, design, options.method), input, rows, options);
  if (settled.kind === "refused") return settled;
  const { solution, trains, isSettled, rounds } = settled;
  const own = { design: settled.design, solution, trains, isSettled, rounds };
  const driven = input.drives && finishDrives(settled.trace, own, input.drives.rules);
  const found = finished(startTrace("checked"), settled, settled, solution, driven);
  return options.isTraced === true ? recorded(found, settled, options) : found;
}

/** Everything that follows from the tensions. */
function finished(
  trace: Trace,
  { choices }: Settled,
  { design, input }: MachineGiven,
  solution: Solution,
  driven: DriveSolution | undefined,
): MachineSolution {
  const context = contextOf(trace, design, input, solution);
  const settled = machineOf(trace, context, choices, driven);
  const joint = solution.method === "DIN" ? jointEndurance(trace, context, settled.transitions) : undefined;
  const machine = joint === undefined ? settled : { ...settled, jointEndurance: joint };
  return {
    ...solution,
    findings: [...solution.findings, ...(driven?.findings ?? []), ...trace.findings],
    steps: [...solution.steps, ...(driven?.steps ?? []), ...trace.steps],
    machine,
  };
}

/** The same once more with every step kept, on numbers that know where they came from. */
function recorded(found: MachineSolution, settled: Settled, options: MachineOptions): MachineSolution | Refused {
  const given = options.given?.(found.machine) ?? itself(settled);
  const design = settledOver(settled.design, underProfile(startTrace("recorded"), given.design, options.method));
  const input = settledOver(withDecided(settled), given.input);
  const solution = solve(design, { ...options, ...(settled.near && { near: settled.near }) });
  if (solution.kind === "refused") return solution;
  const driven = input.drives && recordedDrives(settled, { design, solution }, input.drives);
  const referenced = finished(startTrace("recorded"), settled, { design, input }, solution, driven);
  return { ...found, steps: referenced.steps, referenced };
}

/** What was given where nothing tells where it came from: its numbers know where they stand in it. */
function itself({ design, input }: Settled): MachineGiven {
  return { design: knownByPlace(design), input: knownByPlace(input) };
}

/** What was given, with the components that were decided in the places of those the document held. */
function withDecided({ input, trains }: Settled): MachineInput {
  return input.drives === undefined ? input : { ...input, drives: withComponents(input.drives, trains) };
}

/** The components that were decided, told once more. */
function recordedDrives(
  { isSettled, rounds, trains: before, offer }: Settled,
  { design, solution }: { readonly design: Design; readonly solution: Solution },
  given: NonNullable<MachineInput["drives"]>,
): DriveSolution {
  const trace = startTrace("recorded");
  const decided = trainsById(before);
  const trains = decideDrives(trace, design, solution, given, { rows: offer.rows, decided });
  return finishDrives(trace, { design, solution, trains, isSettled, rounds }, given.rules);
}
