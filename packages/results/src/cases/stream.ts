import {
  bareTrace,
  carryStarts,
  type LoadReading,
  type LoadWindow,
  type MachineSolution,
  tensionsWith,
} from "@beltwright/engine";
import { type Conveyor, fromSi } from "@beltwright/model";
import { shortPoint } from "../charts/point-name.ts";
import type { Traced } from "../trace/shown.ts";

/** Something along the carry strand: its distance from where that begins, m. */
interface Along {
  readonly along: number;
}

/** A point of the carry strand. */
interface StreamPlace extends Along {
  readonly name: string;
  /** m */
  readonly height: number;
}

/** Belt tension along the carry strand, kN. */
export type TensionLine = readonly (Along & { readonly tension: number })[];

/** The belt a stream lies on, and its tension full and empty. */
export interface StreamBelt {
  readonly places: readonly StreamPlace[];
  readonly full: TensionLine;
  readonly empty: TensionLine;
}

/** What comes of a stream in some stretches of the carry strand. */
export interface Stream {
  readonly windows: readonly LoadWindow[];
  readonly line: TensionLine;
  readonly pull: Traced;
  readonly largest: Traced;
  readonly smallest: Traced;
}

interface CarrySection extends Along {
  readonly at: number;
  readonly next: number;
  readonly end: number;
}

/** Sections of the carry strand in the order of travel. */
function carrySections({ loop }: MachineSolution): readonly CarrySection[] {
  const { starts } = carryStarts(bareTrace, loop);
  const found = loop.sections.flatMap(({ length }, at) => {
    const along = starts[at];
    return along === undefined ? [] : [{ at, next: (at + 1) % loop.sections.length, along, end: along + length }];
  });
  return found.toSorted((one, other) => one.along - other.along);
}

type Tensions = readonly { readonly arriving: number; readonly leaving: number }[];

function lineOf(sections: readonly CarrySection[], points: Tensions): TensionLine {
  return sections.flatMap(({ at, next, along, end }) => [
    { along, tension: fromSi(points[at]?.leaving ?? 0, "kN") },
    { along: end, tension: fromSi(points[next]?.arriving ?? 0, "kN") },
  ]);
}

/** The same with the bends that the ends of a load give it: between them the belt gains as when full, or as when empty. */
function bentLine(solution: MachineSolution, points: Tensions, windows: readonly LoadWindow[]): TensionLine {
  const { "running-full": full, "running-empty": empty } = solution.cases;
  const gain = (one: Tensions, { at, next }: CarrySection) => (one[next]?.arriving ?? 0) - (one[at]?.leaving ?? 0);
  return carrySections(solution).flatMap((section) => {
    const { at, along, end } = section;
    const inner = windows.flatMap(({ from, to }) => [from, to]).filter((place) => place > along && place < end);
    const places = [along, ...inner.toSorted((one, other) => one - other), end];
    const isLoaded = (place: number) => windows.some(({ from, to }) => from < place && place < to);
    const gains = places.slice(1).map((to, index) => {
      const from = places[index] ?? along;
      const share = (to - from) / (end - along);
      return share * gain(isLoaded((from + to) / 2) ? full.points : empty.points, section);
    });
    // What follows the tension is spread over the section.
    const rest = gain(points, section) - gains.reduce((sum, one) => sum + one, 0);
    let tension = points[at]?.leaving ?? 0;
    return places.map((place, index) => {
      const length = place - (places[index - 1] ?? along);
      if (index > 0) tension += (gains[index - 1] ?? 0) + (rest * length) / (end - along);
      return { along: place, tension: fromSi(tension, "kN") };
    });
  });
}

/** The carry strand of a calculated conveyor; without places where it has none. */
export function streamBelt(conveyor: Conveyor, solution: MachineSolution): StreamBelt {
  const sections = carrySections(solution);
  const { points } = solution.machine.design;
  const placeOf = (at: number, along: number): readonly StreamPlace[] => {
    const point = points[at];
    return point === undefined ? [] : [{ along, height: point.z, name: shortPoint(conveyor, point.id) }];
  };
  const last = sections.at(-1);
  return {
    places: [
      ...sections.flatMap(({ at, along }) => placeOf(at, along)),
      ...(last === undefined ? [] : placeOf(last.next, last.end)),
    ],
    full: lineOf(sections, solution.cases["running-full"].points),
    empty: lineOf(sections, solution.cases["running-empty"].points),
  };
}

/** Pull and tensions with load in these stretches only, m along the carry strand. */
export function streamAt(conveyor: Conveyor, solution: MachineSolution, windows: readonly LoadWindow[]): Stream {
  const { machine, method } = solution;
  const found = tensionsWith({ design: machine.design, method, solution }, windows);
  const ends = found.points.map(({ arriving }, at) => ({ at, arriving }));
  const byTension = ends.toSorted((one, other) => one.arriving - other.arriving);
  const traced = (label: string, newtons: number, reading?: LoadReading): Traced => ({
    label,
    value: fromSi(newtons, "kN"),
    unit: "kN",
    shown: { kind: "number", source: { kind: "load", windows, ...(reading === undefined ? {} : { reading }) } },
  });
  const end = (words: string, one = byTension[0]): Traced => {
    const pointId = machine.design.points[one?.at ?? 0]?.id ?? "";
    const label = `${words} tension, at ${shortPoint(conveyor, pointId)}`;
    return traced(label, one?.arriving ?? 0, { pointId, of: "arriving" });
  };
  return {
    windows,
    line: bentLine(solution, found.points, windows),
    pull: traced("Te", found.effectiveTension),
    largest: end("Largest", byTension.at(-1)),
    smallest: end("Smallest"),
  };
}
