import { textWidth } from "../description/bounds.ts";
import type { Spot } from "../description/shape.ts";

/** A text looking for room beside its place. Pixels, y up. */
export interface Wanted {
  readonly at: Spot;
  readonly text: string;
  readonly size: number;
  /** Half size of the sign the text belongs to. */
  readonly clear: number;
}

export interface Placed {
  readonly shift: Spot;
  readonly anchor: "start" | "middle" | "end";
  /** Far enough to need a line to its place. */
  readonly isFar: boolean;
}

/** The paper labels stay on. Pixels, y up. */
export interface Frame {
  readonly x: readonly [low: number, high: number];
  readonly y: readonly [low: number, high: number];
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const reaches = [3, 14, 26, 40, 56, 76];
const furtherReaches = [100, 130];

/**
 * Finds room for texts in the order given; undefined where there is none. `taken` are lines and signs to keep off,
 * `frame` is the paper to stay on. Where nothing but labels stands round the drawn part, they may go further and at
 * more slants.
 */
export function placeLabels(
  wanted: readonly Wanted[],
  taken: readonly Spot[],
  frame?: Frame,
  mayRoam = false,
): readonly (Placed | undefined)[] {
  const rooms: Rooms = { all: new Room(), texts: new Room(), ties: new Room() };
  for (const { x, y } of taken) rooms.all.take({ x: x - 2, y: y - 2, width: 4, height: 4 });
  return wanted.map((label) => {
    const found = bestPlace(label, candidates(label, mayRoam), rooms, frame);
    if (found === undefined) return undefined;
    rooms.all.take(found.box);
    rooms.texts.take(found.box);
    for (const piece of found.tie) rooms.ties.take(piece);
    return found.place;
  });
}

interface Rooms {
  readonly all: Room;
  readonly texts: Room;
  readonly ties: Room;
}

interface Found {
  readonly place: Placed;
  readonly box: Box;
  readonly tie: readonly Box[];
}

/** So many places beyond the nearest free one are tried for one whose tie crosses no text. */
const furtherTries = 50;

/** The nearest free place whose tie crosses no text; where none is near, the nearest free one. */
function bestPlace(
  label: Wanted,
  places: Iterable<Placed>,
  { all, texts, ties }: Rooms,
  frame: Frame | undefined,
): Found | undefined {
  let crossing: Found | undefined;
  let left = furtherTries;
  for (const place of places) {
    if (crossing !== undefined && left-- === 0) break;
    const box = boxOf(label, place);
    if (!isWithin(box, frame) || all.isTaken(box)) continue;
    const found = { place, box, tie: tieOf(label, place) };
    if (!ties.isTaken(box) && !found.tie.some((piece) => texts.isTaken(piece))) return found;
    crossing ??= found;
  }
  return crossing;
}

const tieStep = 3;

/** Where the line from a sign to its text ends, seen from the sign: just short of the text. */
export const tieEnd = ({ x, y }: Spot): Spot => ({ x: 0.85 * x, y: y - Math.sign(y) * 7 });

/** The line from a sign to its text, in small pieces. */
function tieOf({ at, clear }: Wanted, { shift, isFar }: Placed): readonly Box[] {
  if (!isFar) return [];
  const end = tieEnd(shift);
  const length = Math.hypot(end.x, end.y);
  const pieces: Box[] = [];
  for (let along = clear; along < length; along += tieStep) {
    const [x, y] = [at.x + (end.x * along) / length, at.y + (end.y * along) / length];
    pieces.push({ x: x - 1, y: y - 1, width: 2, height: 2 });
  }
  return pieces;
}

const cell = 24;

/** Boxes by the squares of a coarse grid they touch: a label asks its neighbours only. */
class Room {
  readonly #cells = new Map<number, Box[]>();

  take(box: Box): void {
    for (const key of cellsOf(box)) {
      const held = this.#cells.get(key);
      if (held === undefined) this.#cells.set(key, [box]);
      else held.push(box);
    }
  }

  isTaken(box: Box): boolean {
    for (const key of cellsOf(box)) {
      if (this.#cells.get(key)?.some((other) => overlaps(box, other))) return true;
    }
    return false;
  }
}

/** No paper is a million squares wide. */
const rowLength = 1 << 20;

function cellsOf({ x, y, width, height }: Box): readonly number[] {
  const keys: number[] = [];
  const [left, right] = [Math.floor(x / cell), Math.floor((x + width) / cell)];
  for (let row = Math.floor(y / cell); row <= Math.floor((y + height) / cell); row += 1) {
    for (let column = left; column <= right; column += 1) keys.push(row * rowLength + column);
  }
  return keys;
}

const quarters = [
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
] as const;
const usualSlants = [[1, 1]] as const;
const moreSlants = [
  [1, 1],
  [1.7, 0.5],
  [0.4, 1],
] as const;

function* candidates({ clear, size }: Wanted, mayRoam: boolean): Iterable<Placed> {
  for (const reach of mayRoam ? [...reaches, ...furtherReaches] : reaches) {
    const [up, side] = [clear + reach + size / 2, clear + reach];
    const isFar = reach > 3;
    const slant = 0.75 * side;
    yield { shift: { x: 0, y: up }, anchor: "middle", isFar };
    yield { shift: { x: 0, y: -up }, anchor: "middle", isFar };
    if (!isFar) {
      yield { shift: { x: side + 2, y: 0 }, anchor: "start", isFar };
      yield { shift: { x: -side - 2, y: 0 }, anchor: "end", isFar };
    }
    for (const [x, y] of isFar && mayRoam ? moreSlants : usualSlants) {
      for (const [right, high] of quarters) {
        yield { shift: { x: right * x * slant, y: high * y * up }, anchor: right > 0 ? "start" : "end", isFar };
      }
    }
  }
}

/** Two numbers side by side must not read as one. */
const apart = 2.5;

function boxOf({ at, text, size }: Wanted, { shift, anchor }: Placed): Box {
  const width = textWidth(text, size);
  const [x, y] = [at.x + shift.x - apart, at.y + shift.y - 0.6 * size];
  const left = { start: 0, middle: -width / 2, end: -width }[anchor];
  return { x: x + left, y, width: width + 2 * apart, height: 1.2 * size };
}

function isWithin({ x, y, width, height }: Box, frame: Frame | undefined): boolean {
  if (frame === undefined) return true;
  return x >= frame.x[0] && y >= frame.y[0] && x + width <= frame.x[1] && y + height <= frame.y[1];
}

const overlaps = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
