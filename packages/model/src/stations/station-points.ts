import { centreHeights } from "../design/centre-heights.ts";
import { isPulley } from "../document/pulley-point.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import type { Pull } from "../document/types/parts.ts";
import { nextPullId, renumberPulls } from "../edits/numbering.ts";
import { setOut } from "../units/set-out.ts";
import { pathRadius } from "./station-pulleys.ts";
import type { Place } from "./straights.ts";

/** A point of a station before it has a number: of a pulley the place is its middle. */
export interface StationPoint {
  readonly pull: Pull;
  readonly place: Place;
}

/** Between the pulleys of a station the belt carries no idlers. */
export const freeSpan = { capacityInp: 0, idlerSpacingMode: "Manual", idlerSpacingInp: 0 } as const;

/** The loop with the points of a station put in, their places typed as the document means them. */
export function withStation(conveyor: Conveyor, index: number, points: readonly StationPoint[]): Conveyor {
  const first = nextPullId(conveyor.pulls);
  const added = points.map(({ pull, place }, at): Pull => {
    const [x, y, z] = [setOut(place.x), setOut(place.y), place.z];
    return { ...pull, x, y, z, noID: first + at };
  });
  const longer = { ...conveyor, pulls: renumberPulls(conveyor.pulls.toSpliced(index, 0, ...added)) };
  const heights = typedHeights(longer);
  const [before, after] = [conveyor.pulls.at(index - 1), conveyor.pulls[index % conveyor.pulls.length]];
  const pulls = longer.pulls.map((pull, at) => {
    const nth = at - index;
    if (nth < 0 || nth >= points.length) return pull;
    const z = heights[at] ?? pull.z;
    return { ...pull, z, ...sketchPlace({ ...pull, z }, [before, after], (nth + 1) / (points.length + 1)) };
  });
  return { ...longer, pulls };
}

/** Heights are typed for the belt or for the middle of pulleys, as the document says. */
function typedHeights(conveyor: Conveyor): readonly number[] {
  const radii = conveyor.pulls.map((pull) => (isPulley(pull) ? pathRadius(conveyor, pull) : 0));
  const centres = centreHeights(conveyor, radii);
  return conveyor.pulls.map(({ z }, at) => setOut(2 * z - (centres[at] ?? z)));
}

/** A sketch that nobody arranged follows the places; in one that was, a point stands between its neighbours. */
function sketchPlace({ x, z }: Place, [before, after]: readonly (Pull | undefined)[], share: number) {
  const isArranged = before !== undefined && (before.screenX !== before.x || before.screenZ !== before.z);
  if (!isArranged || !after) return { screenX: x, screenZ: z };
  return {
    screenX: setOut(before.screenX + share * (after.screenX - before.screenX)),
    screenZ: setOut(before.screenZ + share * (after.screenZ - before.screenZ)),
  };
}
