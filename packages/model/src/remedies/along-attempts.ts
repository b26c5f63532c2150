import { findStraight, loopOf } from "../stations/straights.ts";
import type { Attempt, Begun } from "./attempt.ts";
import { movedPoint, upToDecimetres } from "./moved-point.ts";

/** A point that is too near to another one, by their places in the list, and how far it has to go, m. */
export interface Crowded {
  readonly index: number;
  readonly other: number;
  readonly missing: number;
}

/** A little more than what is missing, and twice as much. */
export const shares = [1.05, 2];

/**
 * A corner of the belt moved along the straight on its far side: the nearer straight becomes longer, the corner blunter,
 * and the farther straight keeps its line.
 */
export function alongAttempts({ conveyor }: Begun, { index, other, missing }: Crowded): readonly Attempt[] {
  const { pulls } = conveyor;
  if (pulls[index]?.pType !== "Int. Pt") return [];
  const between = (from: number, to: number) => (to - from + pulls.length) % pulls.length;
  const isBehind = between(other, index) < between(index, other);
  const straight = findStraight(conveyor, loopOf(conveyor), isBehind ? index : (index || pulls.length) - 1);
  if (straight === undefined) return [];
  return shares.flatMap((share) => {
    const step = upToDecimetres(share * missing);
    if (step >= straight.length) return [];
    return movedPoint(conveyor, index, straight.at(isBehind ? step : straight.length - step, 0));
  });
}
