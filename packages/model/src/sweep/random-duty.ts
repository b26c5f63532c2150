import { suggestedWidth } from "../edits/first/first-width.ts";
import type { FiveNumbers } from "../edits/first/five-numbers.ts";
import type { LibraryRow } from "../libraries/row.ts";

/** t/h and m: each as likely to lie in one decade as in another. */
const capacities = { least: 50, most: 20_000 };
const lengths = { least: 20, most: 25_000 };
/** Lifts, m, as far as a troughed belt carries its load up or down such a slope. */
const lifts = { least: -300, most: 600 };
const slopes = { down: Math.tan((15 * Math.PI) / 180), up: Math.tan((18 * Math.PI) / 180) };

/** A duty as an engineer may be asked for, the same for the same seed; materials are those of the library. */
export function randomDuty(seed: number, materials: readonly LibraryRow[]): FiveNumbers {
  const draw = drawsOf(seed);
  const capacity = Math.round(between(capacities, draw()));
  const length = Math.round(between(lengths, draw()));
  const lowest = Math.max(lifts.least, -slopes.down * length);
  const highest = Math.min(lifts.most, slopes.up * length);
  const lift = Math.round(lowest + draw() * (highest - lowest));
  // Some materials run so slowly that no belt carries so much of them.
  const carried = materials.filter((row) => mostCarried(row) >= capacity);
  const material = carried[Math.floor(draw() * carried.length)];
  const duty = { capacity, length, lift, material };
  return { ...duty, width: suggestedWidth(duty) };
}

/** By the widest belts there are, four fifths full, t/h. */
function mostCarried({ loBD, maxSpeed }: LibraryRow): number {
  return 3.6 * 0.8 * 1.05 * Number(loBD) * Number(maxSpeed);
}

function between({ least, most }: typeof capacities, share: number): number {
  return least * (most / least) ** share;
}

/** Numbers from 0 to 1 that follow from a seed (mulberry32). */
function drawsOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
