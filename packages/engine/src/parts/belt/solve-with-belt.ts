import type { Design } from "../../design/design.ts";
import { type Refused, type Solution, type SolveOptions, solve } from "../../solve/solve.ts";
import type { BeltCandidate } from "./belt-input.ts";
import { type BeltSelection, beltNeeds, candidateMass, selectBelt } from "./select-belt.ts";

interface BeltSolution {
  readonly kind: "solved";
  readonly design: Design;
  readonly solution: Solution;
  readonly selection: BeltSelection;
}

const mostRounds = 10;

/** Chooses the belt and solves with it, again and again until the belt that is solved with is the belt that is chosen. */
export function solveWithBelt(
  design: Design,
  candidates: readonly BeltCandidate[],
  options: SolveOptions,
): BeltSolution | Refused {
  let current = design;
  let strongest = 0;
  for (let round = 0; ; round += 1) {
    const solution = solve(current, options);
    if (solution.kind === "refused") return solution;
    const offered = candidates.filter((candidate) => candidate.strength >= strongest);
    const selection = selectBelt(current, offered, beltNeeds(current, solution));
    const { chosen } = selection;
    const isSettled = chosen === undefined || chosen.id === current.belt.id;
    if (isSettled || round === mostRounds) return { kind: "solved", design: current, solution, selection };
    // A heavier belt may ask for a stronger one; never going back to a weaker one keeps the search from circling.
    if (round > 2) strongest = Math.max(strongest, chosen.strength);
    current = { ...current, belt: beltOfCandidate(current, chosen) };
  }
}

/** The belt of a design made of a candidate, with the covers of the design. */
export function beltOfCandidate(design: Design, candidate: BeltCandidate): Design["belt"] {
  const { rating: _typed, ...covers } = design.belt;
  const { id, carcass, carcassThickness, strength, modulus, rating } = candidate;
  const mass = candidateMass(design, candidate);
  return {
    ...covers,
    id,
    carcass,
    carcassThickness,
    strength,
    modulus,
    mass,
    ...(rating === undefined ? {} : { rating }),
  };
}
