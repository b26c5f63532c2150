import type { Design } from "../../design/design.ts";
import type { Method } from "../../design/method.ts";
import type { BeltSelection } from "../../parts/belt/select-belt.ts";
import { type DriveTrain, trainsById } from "../../parts/drives/drive-train.ts";
import { decideDrives, isSameDrives, type Offer, withDrives } from "../../parts/drives/select/decide-drives.ts";
import type { Beginning } from "../../parts/take-up/settle.ts";
import { bareTrace, startTrace, type Trace } from "../../trace/trace.ts";
import {
  type Refused,
  type Solution,
  type SolvedRound,
  type SolveOptions,
  solveFully,
  solveRound,
  type Tensions,
} from "../solve.ts";
import { type Choices, choose, chooseBelt, designWith, isSameDesign, withChoices } from "./choices.ts";
import { contextOf, type MachineContext } from "./context.ts";
import type { MachineInput, MachineRows } from "./machine-input.ts";
import { expectedFrom, outline, withPartsOf } from "./outline.ts";

/** Rounds of solving and choosing; chosen parts stay while they pass, so few are needed. */
const mostRounds = 16;
/** Rounds round the outline of the conveyor, if the parts do not stand before. */
const mostOutlined = 12;
/** From this round on parts stay while they pass; those of the first round fit the tensions of other parts. */
const holdingRound = 3;
/** How often parts that stand are looked over for smaller ones. */
const mostLooks = 3;
/** From this round on pulleys for which none fits are not tried again. */
const lateRound = 6;

/** A conveyor whose parts stand. */
export interface Settled {
  readonly kind: "settled";
  readonly design: Design;
  readonly input: MachineInput;
  readonly solution: Solution;
  readonly choices: Choices;
  /** The drives with their components, and the trace that holds what was noted in deciding them. */
  readonly trains: readonly DriveTrain[];
  readonly trace: Trace;
  readonly offer: Offer;
  readonly isSettled: boolean;
  readonly rounds: number;
  /** What the last round began from; the same numbers come of it again. */
  readonly near?: Beginning;
}

interface Round {
  readonly design: Design;
  readonly input: MachineInput;
  readonly choices?: Choices;
  readonly offer: Offer;
  /** The round before. */
  readonly last?: SolvedRound;
  /** Where the search for tensions begins. */
  readonly near?: Beginning;
}

/**
 * Solves, chooses everything that may be chosen for the tensions found, and solves again with it until nothing changes:
 * belt, drives, idlers and pulleys in the same round, so that one solution serves all of them. The rounds go over the
 * outline of the conveyor; what stands there has to stand in the whole of it.
 */
export function settle(
  design: Design,
  input: MachineInput,
  rows: MachineRows,
  { method }: SolveOptions,
): Settled | Refused {
  const hasRows = Object.keys(rows).length > 0;
  const isGiven = input.drives === undefined && !hasRows;
  const outlined = isGiven ? design : outline(design);
  let isWhole = isGiven;
  let lookedOver = 0;
  let stood: { readonly round: Round; readonly tensions: Tensions; readonly tried: Design } | undefined;
  let round: Round = { design: outlined, input, offer: { rows: rows.drives } };
  const goOverWhole = (next: Round, tensions?: Tensions) => {
    round = ofWhole(next, design, tensions);
    isWhole = true;
  };
  for (let rounds = 1; ; rounds += 1) {
    const solved: Solved | Refused = isWhole ? solveWhole(round, method) : solveRound(round.design, method, round.last);
    if (solved.kind === "refused") {
      if (isWhole) return solved;
      // What is refused is named by its place in the whole conveyor.
      goOverWhole(round);
      continue;
    }
    const held = rounds < holdingRound ? undefined : round.choices;
    const given = { design: isWhole ? design : outlined, input, rows, held, isLate: rounds >= lateRound };
    if (stood !== undefined && !isWhole && returnsTo(stood.round.design, round.design, beltFor(round, solved, given))) {
      goOverWhole(stood.round, stood.tensions);
      continue;
    }
    const { next, ...found } = choices(round, solved, given);
    const isStanding = stands(round.design, next.design);
    if (solved.solution !== undefined && (isStanding || rounds === mostRounds)) {
      // Parts that still change are checked as they were solved with; what they miss becomes findings.
      const last = isStanding ? next : { ...round, choices: round.choices ?? found.choices };
      return {
        kind: "settled",
        ...found,
        choices: last.choices ?? found.choices,
        input: last.input,
        design: round.design,
        solution: solved.solution,
        offer: round.offer,
        isSettled: isStanding,
        rounds,
        ...(round.near === undefined ? {} : { near: round.near }),
      };
    }
    round =
      rounds + 1 < holdingRound ? next : { ...next, offer: { rows: rows.drives, before: trainsById(found.trains) } };
    if (isWhole) continue;
    if (!(isStanding || rounds === mostOutlined)) continue;
    const isLookedOver = !hasRows || held === undefined || lookedOver === mostLooks || rounds === mostOutlined;
    const anew = isLookedOver ? undefined : chosenAnew(round, solved, given);
    lookedOver += 1;
    // What was tried before and given up for what stands would be given up again.
    if (anew === undefined || (stood && stands(stood.tried, anew.design))) goOverWhole(round, solved.tensions);
    else {
      stood = { round, tensions: solved.tensions, tried: anew.design };
      round = anew;
    }
  }
}

/**
 * Parts that were held while they passed may be larger than they need be by now. Nothing where all of them would be
 * chosen again; so what is chosen does not depend on what was chosen before.
 */
function chosenAnew({ offer, ...round }: Round, solved: SolvedRound, given: Given): Round | undefined {
  const open = { ...round, offer: { rows: offer.rows } };
  const { next, trains } = choices(open, solved, { ...given, held: undefined, isLate: false });
  if (stands(round.design, next.design)) return undefined;
  return { ...next, offer: { rows: offer.rows, before: trainsById(trains) } };
}

/**
 * Whether a belt that would hold what was chosen for the one that stood is given up for that one again: with parts of its
 * own it asks for more. What stood then stands; to come back to it part by part would leave some larger than they were.
 */
function returnsTo(stood: Design, tried: Design, next: BeltSelection | undefined): boolean {
  return tried.belt.id !== stood.belt.id && next?.chosen?.id === stood.belt.id;
}

/** The belt alone that would be chosen for the tensions of a round. */
function beltFor(round: Round, solved: SolvedRound, { input, rows, held }: Given): BeltSelection | undefined {
  return chooseBelt(roundContext(round, solved.tensions, input), rows, held?.belt);
}

/** Pulleys are chosen anew from what was given; idlers keep the frame they have. */
function roundContext({ design, input }: Round, solution: Tensions, { pulleys }: MachineInput): MachineContext {
  return contextOf(bareTrace, design, { ...input, pulleys }, solution);
}

/** Whether choosing led to nothing new. */
function stands(before: Design, after: Design): boolean {
  return isSameDesign(before, after) && isSameDrives(before, after);
}

/** The round that follows those over the outline; it begins from what their tensions lead one to expect. */
function ofWhole({ last: _last, near: _near, ...round }: Round, whole: Design, tensions?: Tensions): Round {
  const design = withPartsOf(round.design, whole);
  return { ...round, design, ...(tensions === undefined ? {} : { near: expectedFrom(tensions, round.design, whole) }) };
}

type Solved = SolvedRound & { readonly solution?: Solution };

function solveWhole({ design, near }: Round, method: Method): Solved | Refused {
  const found = solveFully(design, { method, ...(near === undefined ? {} : { near }) });
  return found.kind === "refused" ? found : { ...found, solution: found.tensions };
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
  const chosen = choose(roundContext(round, solution, input), rows, held, isLate);
  const nextDesign = designWith(driven, chosen, first);
  const next: Round = {
    design: nextDesign,
    input: withChoices(input, chosen, rows, nextDesign),
    choices: chosen,
    offer: round.offer,
    last: solved,
    near: solution,
  };
  return { choices: chosen, trains, trace, next };
}
