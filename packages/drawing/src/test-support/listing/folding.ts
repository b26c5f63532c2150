/** Something listed by what it is and where it lies: several alike, evenly apart, take one line. */
export interface Entry {
  /** All that is no place: layer, kind, size. */
  readonly form: string;
  readonly places: readonly Place[];
  /** Written behind, one for each entry of a fold. */
  readonly words?: string;
  readonly target?: string;
}

export type Place = readonly number[];

/** Fewer than this read better one by one. */
const fewest = 3;
/** Numbers, not places: those of solids have more of them. */
const numbersOnALine = 14;

/**
 * A line for each entry, or for each row of entries alike that lie evenly apart. Rows whose entries take turns, such as
 * the lines of a grid and the numbers on them, are told one after the other.
 */
export function folded(entries: readonly Entry[], decimals: number): readonly string[] {
  const tolerance = 10 ** -decimals;
  const lines: string[] = [];
  for (let at = 0; at < entries.length; ) {
    const { period, count } = bestFold(entries, at, tolerance);
    const loose = count > 1 ? 0 : countLoose(entries, at, tolerance);
    if (loose > 1) lines.push(...written([together(entries.slice(at, at + loose))], decimals, 1));
    else
      for (let turn = 0; turn < period; turn += 1)
        lines.push(...written(rowOf(entries, at + turn, period, count), decimals, period));
    at += Math.max(loose, period * count);
  }
  return lines;
}

/** How many bare places from here on are alike but not evenly apart: idlers round a curve. */
function countLoose(entries: readonly Entry[], start: number, tolerance: number): number {
  const first = entries[start];
  if (first === undefined || first.places.length !== 1 || first.words !== undefined) return 1;
  let count = 1;
  for (;;) {
    const next = entries[start + count];
    if (next === undefined || !isAlike(first, next) || bestFold(entries, start + count, tolerance).count > 1)
      return count;
    count += 1;
  }
}

function together(entries: readonly Entry[]): Entry {
  return { form: "", ...entries[0], places: entries.flatMap(({ places }) => places) };
}

const rowOf = (entries: readonly Entry[], start: number, period: number, count: number) =>
  Array.from({ length: count }, (_, at) => entries[start + at * period]).filter((entry) => entry !== undefined);

function bestFold(entries: readonly Entry[], at: number, tolerance: number) {
  const single = countAlike(entries, at, 1, tolerance);
  if (single >= fewest) return { period: 1, count: single };
  const pairs = Math.min(countAlike(entries, at, 2, tolerance), countAlike(entries, at + 1, 2, tolerance));
  return pairs >= fewest ? { period: 2, count: pairs } : { period: 1, count: 1 };
}

/** How many from here on, every `period`-th, are alike and evenly apart. */
function countAlike(entries: readonly Entry[], start: number, period: number, tolerance: number): number {
  const [first, second] = [entries[start], entries[start + period]];
  if (first === undefined || second === undefined) return 1;
  const step = stepOf(first, second);
  let count = 1;
  for (;;) {
    const next = entries[start + count * period];
    if (next === undefined || !isAlike(first, next) || !isMoved(first, next, step, count, tolerance)) return count;
    count += 1;
  }
}

const isAlike = (a: Entry, b: Entry) =>
  a.form === b.form &&
  a.target === b.target &&
  a.places.length === b.places.length &&
  (a.words === undefined) === (b.words === undefined);

function stepOf(a: Entry, b: Entry): Place {
  return (a.places[0] ?? []).map((value, axis) => (b.places[0]?.[axis] ?? 0) - value);
}

function isMoved(first: Entry, next: Entry, step: Place, times: number, tolerance: number): boolean {
  return first.places.every((place, at) =>
    place.every(
      (value, axis) => Math.abs((next.places[at]?.[axis] ?? 0) - value - times * (step[axis] ?? 0)) < tolerance,
    ),
  );
}

function written(alike: readonly Entry[], decimals: number, period: number): readonly string[] {
  const [first, second] = alike;
  if (first === undefined) return [];
  const [places = "", ...more] = rows(first.places, decimals);
  const words = alike.flatMap(({ words: one }) => (one === undefined ? [] : [`"${one}"`]));
  const parts = [first.form, places, ...(first.target === undefined ? [] : [`[${first.target}]`]), ...words];
  if (second !== undefined) parts.push(`×${alike.length} by ${placed(stepOf(first, second), decimals + 1)}`);
  if (period > 1) parts.push("in turn");
  return [parts.filter((part) => part !== "").join(" "), ...more.map((row) => `  ${row}`)];
}

/** Many places take several lines, so that a change shows where it is. */
export function rows(places: readonly Place[], decimals: number): readonly string[] {
  const each = Math.max(1, Math.floor(numbersOnALine / Math.max(1, places[0]?.length ?? 1)));
  return Array.from({ length: Math.ceil(places.length / each) }, (_, at) =>
    places
      .slice(at * each, (at + 1) * each)
      .map((place) => placed(place, decimals))
      .join(" "),
  );
}

export const placed = (place: Place, decimals: number): string =>
  place.map((value) => rounded(value, decimals)).join(",");

/** Without a sign before nothing, and without zeros behind. */
export const rounded = (value: number, decimals: number): string => String(Number(value.toFixed(decimals)) + 0);
