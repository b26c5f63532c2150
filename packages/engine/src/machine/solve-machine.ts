import type { Design } from "../design/design.ts";
import type { BeltSelection } from "../selection/belt/select-belt.ts";
import { solveWithBelt } from "../selection/belt/solve-with-belt.ts";
import { type Refused, type Solution, type SolveOptions, solve } from "../solve.ts";
import { startTrace } from "../trace/trace.ts";
import { type Choices, choose, designWith, freePulleys, isUnchanged, signature, withChoices } from "./choices.ts";
import { contextOf } from "./context.ts";
import type { MachineSolution } from "./machine.ts";
import type { MachineInput, MachineRows } from "./machine-input.ts";
import { machineOf } from "./machine-of.ts";

/** Rounds of solving and choosing; chosen parts stay while they pass, so few are needed. */
const mostRounds = 6;

/** The conveyor as it was solved last: with the parts it was chosen. */
export interface Settled {
  readonly design: Design;
  readonly input: MachineInput;
  readonly solution: Solution;
  readonly choices: Choices;
  readonly belt: BeltSelection | undefined;
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
  const settled = settle(design, input, rows, options);
  if (settled.kind === "refused") return settled;
  const traced = options.isTraced ? solve(settled.design, options) : settled.solution;
  if (traced.kind === "refused") return traced;
  const trace = startTrace(options.isTraced ? "recorded" : "checked");
  const context = contextOf(settled.design, settled.input, traced);
  const machine = machineOf(trace, context, settled);
  return {
    ...traced,
    findings: [...traced.findings, ...trace.findings],
    steps: options.isTraced ? [...traced.steps, ...trace.steps] : traced.steps,
    machine,
  };
}

function settle(
  design: Design,
  input: MachineInput,
  rows: MachineRows,
  { method }: SolveOptions,
): (Settled & { readonly kind: "settled" }) | Refused {
  let current = { design, input };
  let before: Choices | undefined;
  for (let round = 1; ; round += 1) {
    const solved = solveRound(current.design, input, rows, { method });
    if (solved.kind === "refused") return solved;
    const { solution, belt } = solved;
    const row = belt === undefined ? undefined : rows.belts?.find(({ id }) => id === solved.design.belt.id);
    const asGiven = withBelt(input, current.input, row, solved.design);
    const choices = choose(contextOf(solved.design, asGiven, solution), rows, before);
    const isSettled = before === undefined ? isUnchanged(choices) : signature(before) === signature(choices);
    const next = withChoices(input, choices, row, solved.design);
    if (isSettled) return { kind: "settled", design: solved.design, input: next, solution, choices, belt };
    // Parts that still change are checked as they were solved with; what they miss becomes findings.
    if (round === mostRounds && before !== undefined) {
      return { kind: "settled", design: solved.design, input: current.input, solution, choices: before, belt };
    }
    before = choices;
    current = { design: designWith(solved.design, choices), input: next };
  }
}

/** The input as given, with the idlers and the belt this round was solved with. */
function withBelt(
  input: MachineInput,
  current: MachineInput,
  row: Parameters<typeof withChoices>[2],
  design: Design,
): MachineInput {
  const choices: Choices = {
    carry: { set: current.carryIdler.set, parts: { kind: "given" } },
    return: { set: current.returnIdler.set, parts: { kind: "given" } },
    pulleys: [],
  };
  return withChoices(input, choices, row, design);
}

function solveRound(design: Design, input: MachineInput, rows: MachineRows, options: SolveOptions) {
  if (input.belt.isAuto && rows.belts !== undefined) {
    const found = solveWithBelt(design, rows.belts, options, freePulleys(input, rows));
    if (found.kind === "refused") return found;
    return { kind: "solved", design: found.design, solution: found.solution, belt: found.selection } as const;
  }
  const solution = solve(design, options);
  return solution.kind === "refused" ? solution : ({ kind: "solved", design, solution, belt: undefined } as const);
}
