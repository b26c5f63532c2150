import { type Conveyor, isPulley, type Pull } from "@beltwright/model";
import type { Spot } from "../description/shape.ts";
import type { Size } from "../description/view.ts";
import { chainages } from "../geometry/chainage.ts";
import { pulleyRadius } from "../geometry/pulls.ts";
import { alongKnots, type Knots, spread } from "../geometry/spread.ts";

/** Pixels between the middles of neighbouring signs of a sketch. */
const signGap = 32;
/** Share of the height for what hangs below the carrying strand. */
const belowShare = 0.42;

/** A person has moved points of the sketch: their places say more than the real ones. */
export function isSketchArranged({ pulls }: Conveyor): boolean {
  const isAway = ({ screenX, screenZ, x, z }: Pull) => screenX !== x || screenZ !== z;
  return pulls.some(isAway) && pulls.some(({ screenX, screenZ }) => screenX !== 0 || screenZ !== 0);
}

/**
 * Where each point stands in the profile sketch, pixels, y up: as arranged by hand, else spread so that pulleys stand
 * apart and the return strand below the carrying one. To begin arranging by hand, store these as `screenX` and
 * `screenZ` of all points.
 */
export function sketchPlaces(conveyor: Conveyor, size: Size): readonly Spot[] {
  if (conveyor.pulls.length === 0) return [];
  return isSketchArranged(conveyor) ? arrangedPlaces(conveyor, size) : spreadPlaces(conveyor, size);
}

function arrangedPlaces({ pulls }: Conveyor, { width, height }: Size): readonly Spot[] {
  const x = spread(
    pulls.map(({ screenX }) => screenX),
    [],
    width,
    0,
  );
  const y = spread(
    pulls.map(({ screenZ }) => screenZ),
    [],
    height,
    0,
  );
  return pulls.map(({ screenX, screenZ }) => ({ x: alongKnots(x, screenX), y: alongKnots(y, screenZ) }));
}

/** Carrying points by their height; all others by how far they hang below the carrying strand at their chainage. */
function spreadPlaces(conveyor: Conveyor, { width, height }: Size): readonly Spot[] {
  const { pulls } = conveyor;
  const along = chainages(pulls);
  const needsRoom = pulls.map((pull) => pull.pType !== "Int. Pt");
  const x = spread(
    along,
    along.filter((_, at) => needsRoom[at]),
    width,
    signGap,
  );
  const isCarrying = carryingPoints(pulls);
  const real = pulls.map((pull, at) => ({ x: along[at] ?? 0, y: isCarrying[at] ? beltLevel(conveyor, pull) : pull.z }));
  const strand = real.filter((_, at) => isCarrying[at]);
  const depths = real.map((spot, at) => (isCarrying[at] ? 0 : Math.max(0, lowestAt(strand, spot.x) - spot.y)));
  const below = Math.max(...depths) > 0 ? belowShare * height : 0;
  const z = carryingHeights(pulls, real, isCarrying, { width, height: height - below });
  const drop = spread(
    [0, ...depths],
    [0, ...depths.filter((_, at) => !isCarrying[at] && needsRoom[at])],
    below,
    signGap,
  );
  const placed = real.map((spot, at) => ({
    x: alongKnots(x, spot.x),
    y: isCarrying[at] ? below + alongKnots(z, spot.y) : 0,
  }));
  const drawn = placed.filter((_, at) => isCarrying[at]);
  return placed.map((spot, at) =>
    isCarrying[at] ? spot : { x: spot.x, y: lowestAt(drawn, spot.x) - Math.max(16, alongKnots(drop, depths[at] ?? 0)) },
  );
}

/** Points a carrying section starts or ends at. */
function carryingPoints(pulls: readonly Pull[]): readonly boolean[] {
  return pulls.map((pull, at) => pull.sectType === "Carry" || pulls.at(at - 1)?.sectType === "Carry");
}

/** Where the belt runs over a carrying pulley: points without a pulley stand on the belt itself. */
function beltLevel(conveyor: Conveyor, pull: Pull): number {
  if (conveyor.pointsAre === "Belt line") return pull.z;
  const radius = pulleyRadius(conveyor, pull);
  return pull.z + (pull.rotation === "Clockwise" ? radius : -radius);
}

/** Heights may be drawn this many times larger than lengths, so that a level conveyor looks level. */
const mostStretch = 40;

function carryingHeights(
  pulls: readonly Pull[],
  real: readonly Spot[],
  isCarrying: readonly boolean[],
  { width, height }: Size,
): Knots {
  const levels = real.filter((_, at) => isCarrying[at]).map(({ y }) => y);
  const span = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
  const length = Math.max(1e-9, span(real.map(({ x }) => x)));
  const pulleys = real.filter((_, at) => isCarrying[at] && isPulleyAt(pulls, at));
  const tight = pulleys
    .filter((one) => pulleys.some((other) => other !== one && Math.abs(other.x - one.x) * width < 2 * signGap * length))
    .map(({ y }) => y);
  const room = Math.min(height, (mostStretch * width * span(levels)) / length);
  const { from, to } = spread(levels, tight, room, signGap);
  return { from, to: to.map((one) => one + (height - room) / 2) };
}

function isPulleyAt(pulls: readonly Pull[], at: number): boolean {
  const pull = pulls[at];
  return pull !== undefined && isPulley(pull);
}

/** Height of a strand over a place along it; of several runs there, the lowest; beyond its ends, the nearest end. */
function lowestAt(strand: readonly Spot[], x: number): number {
  let [lowest, nearest, away] = [Infinity, 0, Infinity];
  for (let at = 0; at < strand.length; at += 1) {
    const [from, to] = [strand[at], strand[at + 1]];
    if (from === undefined) continue;
    if (Math.abs(from.x - x) < away) [away, nearest] = [Math.abs(from.x - x), from.y];
    if (to === undefined || (x - from.x) * (x - to.x) > 0) continue;
    const share = to.x === from.x ? 0 : (x - from.x) / (to.x - from.x);
    lowest = Math.min(lowest, from.y + share * (to.y - from.y));
  }
  return lowest === Infinity ? nearest : lowest;
}
