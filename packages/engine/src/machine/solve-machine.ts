import type { Design } from "../design/design.ts";
import type { DriveTrain } from "../methods/drives/drive-train.ts";
import type { StartStop } from "../methods/start-stop/start-stop.ts";
import { solveWithDrives } from "../selection/drive/solve-with-drives.ts";
import { type Refused, type Solution, type SolveOptions, solve } from "../solve.ts";
import type { Finding } from "../trace/finding.ts";
import { InputRefused } from "../trace/input-refused.ts";
import { type Step, startTrace } from "../trace/trace.ts";
import { type Choices, choose, designWith, isSameDesign, withChoices } from "./choices.ts";
import { contextOf } from "./context.ts";
import type { MachineSolution } from "./machine.ts";
import type { MachineInput, MachineRows } from "./machine-input.ts";
import { machineOf } from "./machine-of.ts";

/** Rounds of solving and choosing; chosen parts stay while they pass, so few are needed. */
const mostRounds = 6;

/** The conveyor solved with its drives. */
interface Driven {
  readonly kind: "solved";
  readonly design: Design;
  readonly solution: Solution;
  readonly drives: readonly DriveTrain[];
  readonly startStop?: StartStop;
  /** Of drives, starting and stopping. */
  readonly findings: readonly Finding[];
  readonly steps: readonly Step[];
}

/** The conveyor as it was solved last, with the parts it was chosen. */
export interface Settled extends Driven {
  readonly input: MachineInput;
  readonly choices: Choices;
}

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
  const found = settle(design, input, rows, options);
  if (found.kind === "refused") return found;
  const isTraced = options.isTraced ?? false;
  const traced = isTraced ? solveDriven(found.design, input, rows, options) : found;
  if (traced.kind === "refused") return traced;
  const settled = { ...found, ...traced };
  const trace = startTrace(isTraced ? "recorded" : "checked");
  const { solution } = settled;
  const machine = machineOf(trace, contextOf(settled.design, settled.input, solution), settled);
  return {
    ...solution,
    findings: [...solution.findings, ...settled.findings, ...trace.findings],
    steps: isTraced ? [...solution.steps, ...settled.steps, ...trace.steps] : [],
    machine,
  };
}

function settle(design: Design, input: MachineInput, rows: MachineRows, { method }: SolveOptions): Settled | Refused {
  let current = { design, input };
  let before: Choices | undefined;
  for (let round = 1; ; round += 1) {
    const driven = solveDriven(current.design, input, rows, { method });
    if (driven.kind === "refused") return driven;
    // Pulleys are chosen anew from what was given; idlers keep the frame they have.
    const asGiven = { ...current.input, pulleys: input.pulleys };
    const choices = choose(contextOf(driven.design, asGiven, driven.solution), rows, before);
    const next = designWith(driven.design, choices);
    if (isSameDesign(driven.design, next)) {
      return { ...driven, input: withChoices(input, choices, rows, driven.design), choices };
    }
    // Parts that still change are checked as they were solved with; what they miss becomes findings.
    if (round === mostRounds && before !== undefined) return { ...driven, input: current.input, choices: before };
    before = choices;
    current = { design: next, input: withChoices(input, choices, rows, next) };
  }
}

/** Solves with the components of the drives; drives that cannot be computed are left out and reported. */
function solveDriven(design: Design, input: MachineInput, rows: MachineRows, options: SolveOptions): Driven | Refused {
  const without = (findings: readonly Finding[]): Driven | Refused => {
    const solution = solve(design, options);
    if (solution.kind === "refused") return solution;
    return { kind: "solved", design, solution, drives: [], findings, steps: [] };
  };
  if (input.drives === undefined) return without([]);
  try {
    const found = solveWithDrives(design, input.drives, rows.drives, options);
    return found.kind === "refused" ? found : { ...found, drives: found.trains };
  } catch (refused) {
    if (!(refused instanceof InputRefused)) throw refused;
    return without([driveRefusal(refused)]);
  }
}

function driveRefusal({ subject, input, value, limit }: InputRefused): Finding {
  const values = Number.isFinite(value) ? { [input]: value } : {};
  return {
    code: "part-not-computed",
    severity: "error",
    subject: `drives/${subject}/${input}`,
    place: {},
    values,
    limit,
  };
}
