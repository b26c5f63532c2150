import type { Conveyor } from "../document/types/conveyor.ts";
import { defineEdit } from "../edits/edit.ts";
import { findStraight, loopOf, type Place } from "../stations/straights.ts";
import { movedTo } from "../strands/ride.ts";
import type { Attempt, Begun } from "./attempt.ts";

/** A point that is too near to another one, by their places in the list, and how far it has to go, m. */
interface Crowded {
  readonly index: number;
  readonly other: number;
  readonly missing: number;
}

/** A little more than what is missing, and twice as much. */
const shares = [1.05, 2];

/**
 * A corner of the belt moved along the straight on its far side: the nearer straight becomes longer, the corner blunter,
 * and the farther straight keeps its line. One that leads the belt to or from an end goes on following that.
 */
export function alongAttempts({ conveyor }: Begun, { index, other, missing }: Crowded): readonly Attempt[] {
  const { pulls } = conveyor;
  const pull = pulls[index];
  if (pull?.pType !== "Int. Pt") return [];
  const between = (from: number, to: number) => (to - from + pulls.length) % pulls.length;
  const isBehind = between(other, index) < between(index, other);
  const straight = findStraight(conveyor, loopOf(conveyor), isBehind ? index : (index || pulls.length) - 1);
  if (straight === undefined) return [];
  return shares.flatMap((share) => {
    const step = upToDecimetres(share * missing);
    if (step >= straight.length) return [];
    return attemptAt(conveyor, index, written(straight.at(isBehind ? step : straight.length - step, 0)));
  });
}

const axes = ["x", "y", "z"] as const;

function attemptAt(conveyor: Conveyor, index: number, place: Place): readonly Attempt[] {
  const outcome = movePoint.apply(conveyor, { index, place });
  const pull = conveyor.pulls[index];
  if (outcome.kind !== "changed" || pull === undefined) return [];
  const moved = outcome.conveyor.pulls.find(({ noID }) => noID === pull.noID);
  // A point of the return strand that follows a corner goes back to where that puts it.
  if (axes.some((axis) => moved?.[axis] !== place[axis])) return [];
  const [first, ...besides] = axes.flatMap((axis) =>
    place[axis] === pull[axis] ? [] : [{ path: `pulls[${index}].${axis}`, before: pull[axis], after: place[axis] }],
  );
  return first === undefined ? [] : [{ ...first, besides, conveyor: outcome.conveyor }];
}

const movePoint = defineEdit<{ readonly index: number; readonly place: Place }>(
  "Move point along the belt",
  (conveyor, { index, place }) => ({
    ...conveyor,
    pulls: conveyor.pulls.map((pull, at) => (at === index ? movedTo(pull, place) : pull)),
  }),
);

/** As points are set out. */
const upToDecimetres = (metres: number) => Math.ceil(metres * 10) / 10;

/** To a tenth of a millimetre, as stations are. */
function written({ x, y, z }: Place): Place {
  const rounded = (metres: number) => Number(metres.toFixed(4));
  return { x: rounded(x), y: rounded(y), z: rounded(z) };
}
