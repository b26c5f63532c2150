import { type NumberField, zeroMeaning } from "@beltwright/model";

export interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** Bounds of a field are often wider than anyone would build; what is left out of them at 0 is next to nothing. */
const nextToNothing = 1e-9;

/**
 * Between what values an input is changed: as typed, whichever way round, within those of its field. A 0 that is no size
 * but has the program choose is none of them. Undefined where nothing is left.
 */
export function boundsOf(field: NumberField, from: number = field.min, to: number = field.max): Bounds | undefined {
  const most = Math.min(Math.max(from, to), field.max);
  const least = Math.max(Math.min(from, to), field.min);
  const isChoosing = least <= 0 && zeroMeaning(field) !== undefined;
  const first = isChoosing ? (field.integer ? 1 : nextToNothing * most) : least;
  return first < most ? { least: first, most } : undefined;
}

const evenly = 8;
const doublings = 6;
const decades = 8;

/**
 * Values at which a crossing is looked for: the bounds, evenly between them, and closer and closer around today's value,
 * since bounds may be decades away from it; decade by decade where nothing is typed. In order, none twice.
 */
export function valuesToTry({ least, most }: Bounds, now: number, isWhole: boolean): readonly number[] {
  const even = Array.from({ length: evenly + 1 }, (_, at) => least + ((most - least) * at) / evenly);
  const around =
    now === 0
      ? Array.from({ length: decades }, (_, at) => most / 10 ** (at + 1))
      : Array.from({ length: 2 * doublings + 1 }, (_, at) => now * 2 ** (at - doublings));
  const all = [...even, ...around].map((value) => (isWhole ? Math.round(value) : value));
  const within = all.filter((value) => value >= least && value <= most);
  return [...new Set(within)].toSorted((one, other) => one - other);
}
