import { degree } from "../../../units.ts";

/**
 * Turns below this without a radius of the design are no curves: they come of co-ordinates that were rounded. Over the
 * distance of two sets it is 2 mm, as exactly as idlers are lined up.
 */
const leastTurn = 0.1 * degree;

/** Below this there is no turn, whatever radius is typed there, rad. */
const noTurn = 1e-5;

/** Whether a turn in plan or in elevation is a curve. */
export function isCurve(turn: number, givenRadius: number | undefined): boolean {
  return turn >= (givenRadius === undefined ? leastTurn : noTurn);
}
