import { type ResultMovement, resultMovements } from "../comparison/movements.ts";
import { mainResults } from "../comparison/summary-rows.ts";
import { roundingOf } from "../design/results/shown.ts";
import type { StoredResults } from "../document/parse.ts";
import { outputAt } from "../document/results.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import { type CorrectionCode, correctionsOf } from "./corrections.ts";
import type { SavedBefore } from "./saved-before.ts";

/** A main result that is not what it was when the conveyor was saved. */
export interface MovedResult extends ResultMovement {
  /** Which corrections reach it; none where something else moved it, such as another row of a library. */
  readonly corrections: readonly CorrectionCode[];
}

/** What decides a design: shown first where many results move. */
export const decidingResults = ["te", "absorbedPower", "tmax", "takeUpMassReq", "beltSafetyRun"] as const;

/** Half the last digit of the percentage a movement is shown with. */
const smallest = 0.0005;

/**
 * The main results that moved since a conveyor was saved before the calculation was corrected, the largest movement
 * first. Results the file did not carry are not compared; without new results nothing is.
 */
export function movedResults({ results }: SavedBefore, now: StoredResults, conveyor: Conveyor): readonly MovedResult[] {
  const [before, after] = [mainResults(results), mainResults(now)];
  if (Object.keys(after).length === 0) return [];
  const movements = mainMovements(before, after).filter(({ path }) => before[path] !== undefined);
  const moved = new Set(movements.map(({ path }) => path));
  return movements.map((one) => ({ ...one, corrections: correctionsOf(one.path, { conveyor, moved }) }));
}

/** Between any two sets of results; rounding is no movement. */
export function mainMovements(before: StoredResults, after: StoredResults): readonly ResultMovement[] {
  const moved = resultMovements(mainResults(before), mainResults(after)).filter((one) => !isRounding(one));
  return moved.toSorted((one, other) => Number(isMargin(one)) - Number(isMargin(other)));
}

/** The largest movement of a number, to be told first. */
export function largestMovement<Movement extends ResultMovement>(moved: readonly Movement[]): Movement | undefined {
  return moved.find(({ relative }) => relative !== undefined);
}

/** A small difference of large tensions moves by any percentage: it comes last. */
function isMargin({ path }: ResultMovement): boolean {
  return path === "tractionSurplus";
}

function isRounding({ path, before, after, relative }: ResultMovement): boolean {
  if (typeof before !== "number" || typeof after !== "number") return false;
  // A hair more than one step: the difference of two rounded numbers is not exact.
  if (Math.abs(after - before) <= 1.000001 * roundingOf(outputAt(path))) return true;
  return relative !== undefined && Math.abs(relative) < smallest;
}
