import { hasPulley } from "../../design/point.ts";
import { shareFromEnd, shareOfSection, wayLeft } from "../../rules/belt-curves/along.ts";
import { lengthWithoutSign, sizeOf } from "../../rules/mechanics/sign.ts";
import { none } from "../../trace/reference.ts";
import { stepsOnly, type Trace } from "../../trace/trace.ts";
import { tensionWithin } from "../tension/tension-bend.ts";
import type { CaseColumns } from "./case-columns.ts";
import type { MachineContext } from "./context.ts";

/** The belt as tensions are read along it. */
export interface BeltAlong {
  /** Of the section after each point, m. */
  readonly lengths: readonly number[];
  /** Whether the strand ends at a point: there is a pulley. */
  readonly isEnd: readonly boolean[];
  readonly columns: readonly CaseColumns[];
}

export function beltAlong({ design, solution, columns }: MachineContext): BeltAlong {
  return {
    lengths: solution.loop.sections.map(({ length }) => length),
    isEnd: design.points.map(hasPulley),
    columns: columns(),
  };
}

/** A place on the belt: the section it falls in, and the share of it that lies before. */
interface Place {
  readonly section: number;
  readonly share: number;
}

/** Tensions by distance along the belt from a point, negative before it. */
interface TensionsAround {
  /** In one load case, by its number. */
  readonly inCase: (at: number, distance: number, to?: Trace) => number;
  /** In every case of the solution. */
  readonly inAll: (distance: number, to?: Trace) => number[];
}

/**
 * Tensions around a point: linear within a section; they go on over points without pulley and hold at a pulley, where the
 * strand ends. Every load case is asked for the same place before the next, so the last one is kept.
 */
export function tensionsAround(trace: Trace, belt: BeltAlong, point: number): TensionsAround {
  let last = Number.NaN;
  let place: Place = { section: point, share: none(trace) };
  const placeAt = (distance: number, to: Trace) => {
    if (distance === last) return place;
    place = placeAlong(stepsOnly(to), belt, point, distance);
    last = distance;
    return place;
  };
  return {
    inCase: (at, distance, to = trace) => tensionIn(to, belt.columns[at], placeAt(distance, to)),
    inAll: (distance, to = trace) => {
      const found = placeAt(distance, to);
      const tensions: number[] = [];
      for (let at = 0; at < belt.columns.length; at += 1) tensions.push(tensionIn(to, belt.columns[at], found));
      return tensions;
    },
  };
}

function tensionIn(trace: Trace, one: CaseColumns | undefined, { section, share }: Place): number {
  if (one === undefined) return 0;
  const { starting, arriving } = one;
  const start = starting[section] ?? 0;
  const end = arriving[section + 1 === arriving.length ? 0 : section + 1] ?? 0;
  const line = { start, end, floor: one.floor[section] ?? 0, tensionPart: one.tensionPart[section] ?? 0 };
  return tensionWithin(stepsOnly(trace), line, share);
}

function placeAlong(steps: Trace, belt: BeltAlong, point: number, distance: number): Place {
  const way = sizeOf(steps, lengthWithoutSign, distance);
  return distance >= 0 ? placeAfter(steps, belt, point, way) : placeBefore(steps, belt, point, way);
}

function placeAfter(steps: Trace, { lengths, isEnd }: BeltAlong, point: number, distance: number): Place {
  const count = isEnd.length;
  let section = point;
  let left = distance;
  for (;;) {
    const length = lengths[section] ?? 0;
    const next = section + 1 === count ? 0 : section + 1;
    if (!(left > length) || isEnd[next] !== false) return { section, share: shareOf(steps, left, length) };
    left = wayLeft(steps, { way: left, length });
    section = next;
  }
}

function placeBefore(steps: Trace, { lengths, isEnd }: BeltAlong, point: number, distance: number): Place {
  const count = isEnd.length;
  let section = point === 0 ? count - 1 : point - 1;
  let left = distance;
  for (;;) {
    const length = lengths[section] ?? 0;
    if (!(left > length) || isEnd[section] !== false) {
      return { section, share: shareFromEnd(steps, { share: shareOf(steps, left, length) }) };
    }
    left = wayLeft(steps, { way: left, length });
    section = section === 0 ? count - 1 : section - 1;
  }
}

function shareOf(steps: Trace, distance: number, length: number): number {
  return length > 0 && distance > 0 ? shareOfSection(steps, { way: distance, length }) : none(steps);
}
