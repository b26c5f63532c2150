import { hasPulley } from "../design/point.ts";
import { tensionBetween } from "../standards/belt-curves/along.ts";
import type { Trace } from "../trace/trace.ts";
import type { CaseColumns } from "./case-columns.ts";
import type { MachineContext } from "./context.ts";

/** A place on the belt by distance from a point, negative before it. */
export type PlaceAlong = (distance: number) => { readonly section: number; readonly share: number };

/** Places around a point. Every load case is asked for the same place before the next, so the last one is kept. */
export function placesAlong(context: MachineContext, at: number): PlaceAlong {
  let last = Number.NaN;
  let found: ReturnType<PlaceAlong> = { section: at, share: 0 };
  return (distance) => {
    if (distance === last) return found;
    found = placeAlong(context, at, distance);
    last = distance;
    return found;
  };
}

/**
 * Tension along the belt by distance from a point, negative before it, in one load case. Linear within a section; it goes
 * on over points without pulley and holds at a pulley, where the strand ends.
 */
export function tensionAlong(trace: Trace, placeOf: PlaceAlong, one: CaseColumns): (distance: number) => number {
  return (distance) => {
    const { section, share } = placeOf(distance);
    return tensionIn(trace, one, section, share);
  };
}

/** The same in every case of the solution at once. */
export function tensionsAlong(
  trace: Trace,
  placeOf: PlaceAlong,
  columns: readonly CaseColumns[],
): (distance: number) => number[] {
  return (distance) => {
    const { section, share } = placeOf(distance);
    const tensions: number[] = [];
    for (let i = 0; i < columns.length; i += 1) {
      const one = columns[i];
      if (one !== undefined) tensions.push(tensionIn(trace, one, section, share));
    }
    return tensions;
  };
}

function tensionIn(trace: Trace, { leaving, arriving }: CaseColumns, section: number, share: number): number {
  const start = leaving[section] ?? 0;
  const end = arriving[section + 1 === arriving.length ? 0 : section + 1] ?? 0;
  return trace.mode === "recorded"
    ? tensionBetween(trace, { start, end, share })
    : tensionBetween.evaluate({ start, end, share });
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
