import type { Conveyor } from "../document/types/conveyor.ts";
import { defineEdit } from "../edits/edit.ts";
import type { Place } from "../stations/straights.ts";
import { movedTo } from "../strands/ride.ts";
import { setOut } from "../units/set-out.ts";
import type { Attempt } from "./attempt.ts";

const axes = ["x", "y", "z"] as const;

/**
 * A point at another place; nothing where it does not stay there, as a point of the return strand that follows a corner.
 * One that leads the belt to or from an end goes on following that.
 */
export function movedPoint(conveyor: Conveyor, index: number, to: Place): readonly Attempt[] {
  const pull = conveyor.pulls[index];
  const place = written(to);
  const outcome = movePoint.apply(conveyor, { index, place });
  if (outcome.kind !== "changed" || pull === undefined) return [];
  const moved = outcome.conveyor.pulls.find(({ noID }) => noID === pull.noID);
  if (axes.some((axis) => moved?.[axis] !== place[axis])) return [];
  const [first, ...besides] = axes.flatMap((axis) =>
    place[axis] === pull[axis] ? [] : [{ path: `pulls[${index}].${axis}`, before: pull[axis], after: place[axis] }],
  );
  return first === undefined ? [] : [{ ...first, besides, conveyor: outcome.conveyor }];
}

const movePoint = defineEdit<{ readonly index: number; readonly place: Place }>(
  "Move point",
  (conveyor, { index, place }) => ({
    ...conveyor,
    pulls: conveyor.pulls.map((pull, at) => (at === index ? movedTo(pull, place) : pull)),
  }),
);

/** How far a point is moved, as points are set out. */
export const upToDecimetres = (metres: number) => Math.ceil(metres * 10) / 10;

function written({ x, y, z }: Place): Place {
  return { x: setOut(x), y: setOut(y), z: setOut(z) };
}
