import type { Conveyor, Pull } from "@beltwright/model";
import type { Spot } from "../description/shape.ts";
import type { Size } from "../description/view.ts";
import { chainages } from "../geometry/chainage.ts";
import { isPulley } from "../geometry/pulls.ts";
import { alongKnots, spread } from "../geometry/spread.ts";

/** Pixels between the middles of neighbouring pulleys of a sketch. */
const pulleyGap = 30;

/** A person has moved points of the sketch: their places say more than the real ones. */
export function isSketchArranged({ pulls }: Conveyor): boolean {
  const isAway = ({ screenX, screenZ, x, z }: Pull) => screenX !== x || screenZ !== z;
  return pulls.some(isAway) && pulls.some(({ screenX, screenZ }) => screenX !== 0 || screenZ !== 0);
}

/**
 * Where each point stands in the profile sketch, pixels, y up: as arranged by hand, else spread so that pulleys stand
 * apart. To begin arranging by hand, store these as `screenX` and `screenZ` of all points.
 */
export function sketchPlaces(conveyor: Conveyor, { width, height }: Size): readonly Spot[] {
  const { pulls } = conveyor;
  if (pulls.length === 0) return [];
  const isArranged = isSketchArranged(conveyor);
  const along = isArranged ? pulls.map(({ screenX }) => screenX) : chainages(pulls);
  const up = pulls.map(({ screenZ, z }) => (isArranged ? screenZ : z));
  const gap = isArranged ? 0 : pulleyGap;
  const ofPulleys = (values: readonly number[]) =>
    values.filter((_, at) => pulls.some((pull, i) => i === at && isPulley(pull)));
  const [x, y] = [spread(along, ofPulleys(along), width, gap), spread(up, ofPulleys(up), height, gap)];
  return pulls.map((_, at) => ({ x: alongKnots(x, along[at] ?? 0), y: alongKnots(y, up[at] ?? 0) }));
}
