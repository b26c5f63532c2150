import { hasPulley } from "../design/point.ts";
import type { CaseResult } from "../methods/tension/case-result.ts";
import { tensionBetween } from "../standards/belt-curves/along.ts";
import type { Trace } from "../trace/trace.ts";
import type { MachineContext } from "./context.ts";

/** A place on the belt by distance from a point, negative before it. */
export type PlaceAlong = (distance: number) => { readonly section: number; readonly share: number };

/** Places around a point. Every load case asks for the same few, so each is found once. */
export function placesAlong(context: MachineContext, at: number): PlaceAlong {
  const known = new Map<number, ReturnType<PlaceAlong>>();
  return (distance) => {
    const found = known.get(distance);
    if (found !== undefined) return found;
    const made = placeAlong(context, at, distance);
    known.set(distance, made);
    return made;
  };
}

/**
 * Tension along the belt by distance from a point, negative before it, in one load case. Linear within a section; it goes
 * on over points without pulley and holds at a pulley, where the strand ends.
 */
export function tensionAlong(trace: Trace, placeOf: PlaceAlong, one: CaseResult): (distance: number) => number {
  const isKept = trace.mode === "recorded";
  return (distance) => {
    const { section, share } = placeOf(distance);
    const start = one.points[section]?.leaving ?? 0;
    const end = one.points[(section + 1) % one.points.length]?.arriving ?? 0;
    return isKept ? tensionBetween(trace, { start, end, share }) : tensionBetween.evaluate({ start, end, share });
  };
}

/** The section a distance from a point falls in, and the share of it that lies before. */
function placeAlong({ design, solution }: MachineContext, at: number, distance: number) {
  const { sections } = solution.loop;
  const count = design.points.length;
  const lengthOf = (section: number) => sections[section]?.length ?? 0;
  const endsStrand = (place: number) => {
    const point = design.points[place];
    return point === undefined || hasPulley(point);
  };
  let left = Math.abs(distance);
  if (distance >= 0) {
    let section = at;
    while (left > lengthOf(section) && !endsStrand((section + 1) % count)) {
      left -= lengthOf(section);
      section = (section + 1) % count;
    }
    return { section, share: shareOf(left, lengthOf(section)) };
  }
  let section = (at + count - 1) % count;
  while (left > lengthOf(section) && !endsStrand(section)) {
    left -= lengthOf(section);
    section = (section + count - 1) % count;
  }
  return { section, share: 1 - shareOf(left, lengthOf(section)) };
}

function shareOf(distance: number, length: number): number {
  return length > 0 ? Math.min(1, distance / length) : 0;
}
