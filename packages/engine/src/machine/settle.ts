import type { Design, Method } from "../design/design.ts";
import type { DriveTrain } from "../methods/drives/drive-train.ts";
import {
  componentIds,
  decideDrives,
  isSameDrives,
  type Offer,
  withDrives,
} from "../selection/drive/solve-with-drives.ts";
import {
  type Refused,
  type Solution,
  type SolvedRound,
  type SolveOptions,
  solveAgain,
  solveFirst,
  type Tensions,
} from "../solve.ts";
import { startTrace, type Trace } from "../trace/trace.ts";
import { type Choices, choose, designWith, isSameDesign, withChoices } from "./choices.ts";
import { contextOf } from "./context.ts";
import type { MachineInput, MachineRows } from "./machine-input.ts";

/** Rounds of solving and choosing; chosen parts stay while they pass, so few are needed. */
const mostRounds = 10;
/** From this round on parts stay while they pass; those of the first round fit the tensions of other parts. */
const holdingRound = 3;
/** From this round on pulleys for which none fits are not tried again. */
const lateRound = 6;

/** A conveyor whose parts stand. */
export interface Settled {
  readonly kind: "settled";
  readonly design: Design;
  readonly input: MachineInput;
  /** Everything there is to know, where the first round was the last; else the design is still to be solved once more. */
  readonly solution?: Solution;
  readonly choices: Choices;
  /** The drives with their components, and the trace that holds what was noted in deciding them. */
  readonly trains: readonly DriveTrain[];
  readonly trace: Trace;
  readonly offer: Offer;
  readonly isSettled: boolean;
  readonly rounds: number;
  /** What the last round began from; the same numbers come of it again. */
  readonly near?: Tensions;
}

interface Round {
  readonly design: Design;
  readonly input: MachineInput;
  readonly choices?: Choices;
  readonly offer: Offer;
  readonly components: string;
  /** The round before. */
  readonly near?: SolvedRound;
}

/**
 * Solves, chooses everything that may be chosen for the tensions found, and solves again with it until nothing changes:
 * belt, drives, idlers and pulleys in the same round, so that one solution serves all of them.
 */
export function settle(
  design: Design,
  input: MachineInput,
  rows: MachineRows,
  { method }: SolveOptions,
): Settled | Refused {
  let round: Round = { design, input, offer: { rows: rows.drives }, components: "" };
  for (let rounds = 1; ; rounds += 1) {
    const solved = solveIt(round, method);
    if (solved.kind === "refused") return solved;
    const held = rounds < holdingRound ? undefined : round.choices;
    const { next, ...found } = choices(round, solved, { design, input, rows, held, isLate: rounds >= lateRound });
    const isSame = isSameDesign(round.design, next.design) && isSameDrives(round.design, next.design);
    const isSettled = isSame && (rounds === 1 || round.components === next.components);
    if (isSettled || rounds === mostRounds) {
      // Parts that still change are checked as they were solved with; what they miss becomes findings.
      const last = isSettled ? next : { ...round, choices: round.choices ?? found.choices };
      const standing = { choices: last.choices ?? found.choices, input: last.input };
      return {
        kind: "settled",
        ...found,
        ...standing,
        design: round.design,
        ...solved.whole,
        offer: round.offer,
        isSettled,
        rounds,
        ...(round.near === undefined ? {} : { near: round.near.tensions }),
      };
    }
    const before = new Map(found.trains.map((train) => [train.driveId, train]));
    round = rounds + 1 < holdingRound ? next : { ...next, offer: { rows: rows.drives, before } };
  }
}

type Solved = SolvedRound & { readonly whole?: { readonly solution: Solution } };

function solveIt({ design, near }: Round, method: Method): Solved | Refused {
  if (near !== undefined) return solveAgain(design, method, near);
  const first = solveFirst(design, { method });
  return first.kind === "refused" ? first : { ...first, whole: { solution: first.tensions } };
}

interface Given {
  readonly design: Design;
  readonly input: MachineInput;
  readonly rows: MachineRows;
  /** Parts that stay while they pass. */
  readonly held: Choices | undefined;
  readonly isLate: boolean;
}

/** Everything chosen for the tensions of one round, and the round it leads to. */
function choices(round: Round, solved: SolvedRound, given: Given) {
  const solution = solved.tensions;
  const { input, rows, held, isLate, design: first } = given;
  const trace = startTrace("checked");
  const { design } = round;
  const { drives } = input;
  const trains = drives === undefined ? [] : decideDrives(trace, design, solution, drives, round.offer);
  const driven = drives === undefined ? design : withDrives(design, solution, trains, drives.rules);
  // Pulleys are chosen anew from what was given; idlers keep the frame they have.
  const context = contextOf(design, { ...round.input, pulleys: input.pulleys }, solution);
  const chosen = choose(context, rows, held, isLate);
  const nextDesign = designWith(driven, chosen, first);
  const next: Round = {
    design: nextDesign,
    input: withChoices(input, chosen, rows, nextDesign),
    choices: chosen,
    offer: round.offer,
    components: trains.map(componentIds).join(" "),
    near: solved,
  };
  return { choices: chosen, trains, trace, next };
}
