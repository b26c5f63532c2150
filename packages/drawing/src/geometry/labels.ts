import { textWidth } from "../description/bounds.ts";
import type { Spot } from "../description/shape.ts";

/** A text looking for room beside its place. Pixels, y up. */
interface Wanted {
  readonly at: Spot;
  /** The best one first; where there is no room for it, the next. */
  readonly texts: readonly string[];
  readonly size: number;
  /** Half size of the sign the text belongs to. */
  readonly clear: number;
  /** Rather none than one that needs a line to its sign. */
  readonly isNear?: boolean;
}

interface Placed {
  readonly text: string;
  readonly shift: Spot;
  readonly anchor: "start" | "middle" | "end";
  /** Far enough to need a line to its place. */
  readonly isFar: boolean;
}

/** What is drawn already, in spots so close that nothing fits between them. Pixels, y up. */
export interface Taken {
  readonly lines: readonly Spot[];
  readonly lettering?: readonly Spot[];
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

/** Those who found no room go first in another round; with more texts than this there is one round only. */
const [rounds, mostInRounds] = [4, 60];

/**
 * Finds room for texts, as near to their places as it goes; undefined where there is none. `taken` are lines to keep off
 * and lettering that no line may cross either, `frame` is the paper to stay on. No text lies on another one, on a sign, or
 * on the line of another one to its sign.
 */
export function placeLabels(wanted: readonly Wanted[], taken: Taken, frame?: Frame): readonly (Placed | undefined)[] {
  const fixed = { lines: new Room(), lettering: new Room(), signs: new Room() };
  for (const spot of taken.lines) fixed.lines.take(squareAt(spot, 2));
  for (const spot of taken.lettering ?? []) fixed.lettering.take(squareAt(spot, 3));
  for (const { at, clear } of wanted) fixed.signs.take(squareAt(at, clear));
  let order = wanted.map((_, at) => at);
  let best: Round | undefined;
  for (let round = 0; round < rounds && (round === 0 || wanted.length <= mostInRounds); round += 1) {
    const next = placeInOrder(wanted, order, fixed, frame);
    if (best === undefined || next.lost < best.lost) best = next;
    if (next.poor.size === 0) break;
    order = [...order.filter((at) => next.poor.has(at)), ...order.filter((at) => !next.poor.has(at))];
  }
  return best?.places ?? [];
}

interface Round {
  readonly places: readonly (Placed | undefined)[];
  /** Which have no text, not the best one, or one whose tie crosses another tie or a sign. */
  readonly poor: ReadonlySet<number>;
  readonly lost: number;
}

function placeInOrder(
  wanted: readonly Wanted[],
  order: readonly number[],
  fixed: Fixed,
  frame: Frame | undefined,
): Round {
  const rooms: Rooms = { ...fixed, texts: new Room(), ties: new Room() };
  for (const { at, clear } of wanted) rooms.ties.take(squareAt(at, signShare * clear));
  const places: (Placed | undefined)[] = wanted.map(() => undefined);
  const poor = new Set<number>();
  let lost = 0;
  for (const at of order) {
    const label = wanted[at];
    if (label === undefined) continue;
    const found = bestPlace(label, rooms, frame);
    places[at] = found?.place;
    const grade = found === undefined ? missing : label.texts.indexOf(found.place.text);
    if (label.isNear || (grade === 0 && !found?.isCrossing)) continue;
    poor.add(at);
    lost += grade + (found?.isCrossing ? crossingShare : 0);
  }
  return { places, poor, lost };
}

/** What a text that is not there loses, and one with a crossing tie, against a shorter one. */
const [missing, crossingShare] = [10, 0.5];

/** A tie may touch the edge of a sign, not go through it. */
const signShare = 0.7;

/** What is there before any label. */
interface Fixed {
  readonly lines: Room;
  readonly lettering: Room;
  readonly signs: Room;
}

interface Rooms extends Fixed {
  readonly texts: Room;
  /** With the signs: a tie should cross neither. */
  readonly ties: Room;
}

interface Free {
  readonly place: Placed;
  readonly box: Box;
  readonly tie: readonly Box[];
}

interface Found extends Free {
  readonly cost: number;
  readonly isCrossing: boolean;
}

/** Takes the best text there is room for, and the room. A shorter text nearby is better than a long tie. */
function bestPlace(label: Wanted, rooms: Rooms, frame: Frame | undefined): Found | undefined {
  const tries = label.isNear ? [beside] : [usual, further];
  let best: Found | undefined;
  for (const reaches of tries) {
    for (const [grade, text] of label.texts.entries()) {
      if (best !== undefined && best.cost <= grade * shorterCost) break;
      const found = cheapestPlace({ label, text, reaches, least: grade * shorterCost }, rooms, frame);
      if (found !== undefined && (best === undefined || found.cost < best.cost)) best = found;
    }
    if (best !== undefined) break;
  }
  if (best === undefined) return undefined;
  rooms.texts.take(best.box);
  for (const piece of best.tie) rooms.ties.take(piece);
  return best;
}

interface Try {
  readonly label: Wanted;
  readonly text: string;
  readonly reaches: readonly number[];
  /** What this text costs beside its sign. */
  readonly least: number;
}

/**
 * What a place costs, in pixels of a tie: a text shorter than the best one, a tie through another tie or a sign, and each
 * pixel of a tie on a drawn line. A tie along the belt cannot be told from it; one across it can.
 */
const [shorterCost, crossingCost, alongCost] = [220, 150, 2.2];

/** The free place that costs least, whose tie crosses no text. */
function cheapestPlace(one: Try, rooms: Rooms, frame: Frame | undefined): Found | undefined {
  let best: Found | undefined;
  for (const place of candidates(one)) {
    const length = one.least + lengthOf(place);
    if (best !== undefined && length >= best.cost) continue;
    const found = foundAt(one.label, place, rooms, frame);
    if (found === undefined) continue;
    const isCrossing = found.tie.some((piece) => rooms.ties.isTaken(piece));
    const along = tieStep * found.tie.filter((piece) => rooms.lines.isTaken(piece)).length;
    const cost = length + (isCrossing ? crossingCost : 0) + alongCost * along;
    if (best === undefined || cost < best.cost) best = { ...found, cost, isCrossing };
  }
  return best;
}

const lengthOf = ({ shift, isFar }: Placed) => (isFar ? Math.hypot(shift.x, shift.y) : 0);

function foundAt(
  label: Wanted,
  place: Placed,
  { lines, lettering, signs, texts, ties }: Rooms,
  frame: Frame | undefined,
): Free | undefined {
  const box = boxOf(label, place);
  if (!isWithin(box, frame) || [lines, lettering, signs, texts, ties].some((room) => room.isTaken(box)))
    return undefined;
  const tie = tieOf(label, place);
  const isThroughText = tie.some((piece) => texts.isTaken(piece) || lettering.isTaken(piece));
  return isThroughText ? undefined : { place, box, tie };
}

const tieStep = 2;

/** Where the line from a sign to its text ends, seen from the sign: just short of the text. */
export const tieEnd = ({ x, y }: Spot): Spot =>
  x === 0 ? { x, y: y - Math.sign(y) * 7 } : { x: x - Math.sign(x) * 3, y: y - Math.sign(y) * 2 };

/** The line from a sign to its text, in small pieces. */
function tieOf({ at, clear }: Wanted, { shift, isFar }: Placed): readonly Box[] {
  if (!isFar) return [];
  const end = tieEnd(shift);
  const length = Math.hypot(end.x, end.y);
  const pieces: Box[] = [];
  // From so far that a slanting one is clear of the corners of its own sign.
  for (let along = clear + 1.5; along < length; along += tieStep) {
    const [x, y] = [at.x + (end.x * along) / length, at.y + (end.y * along) / length];
    pieces.push(squareAt({ x, y }, 1));
  }
  return pieces;
}

const squareAt = ({ x, y }: Spot, half: number): Box => ({
  x: x - half,
  y: y - half,
  width: 2 * half,
  height: 2 * half,
});

const cell = 24;

/** A box over more squares than this is asked by everyone: a pulley may be drawn far larger than the paper. */
const mostSquares = 10_000;

/** Boxes by the squares of a coarse grid they touch: a label asks its neighbours only. */
class Room {
  readonly #cells = new Map<number, Box[]>();
  readonly #large: Box[] = [];

  take(box: Box): void {
    if (isOffPaper(box) || (box.width / cell + 1) * (box.height / cell + 1) > mostSquares) {
      this.#large.push(box);
      return;
    }
    for (const key of cellsOf(box)) {
      const held = this.#cells.get(key);
      if (held === undefined) this.#cells.set(key, [box]);
      else held.push(box);
    }
  }

  /** Asked for each piece of each tie that is tried, so it makes no list of squares. */
  isTaken(box: Box): boolean {
    if (this.#large.some((other) => overlaps(box, other))) return true;
    if (isOffPaper(box)) return false;
    const [left, right] = [Math.floor(box.x / cell), Math.floor((box.x + box.width) / cell)];
    const [low, high] = [Math.floor(box.y / cell), Math.floor((box.y + box.height) / cell)];
    for (let row = low; row <= high; row += 1) {
      for (let column = left; column <= right; column += 1) {
        if (this.#cells.get(row * rowLength + column)?.some((other) => overlaps(box, other))) return true;
      }
    }
    return false;
  }
}

/** No paper is a million squares wide. */
const rowLength = 1 << 20;

/** So far out that squares can no longer be counted one by one. */
function isOffPaper({ x, y }: Box): boolean {
  return Math.abs(x) > rowLength * cell || Math.abs(y) > rowLength * cell;
}

function cellsOf({ x, y, width, height }: Box): readonly number[] {
  const keys: number[] = [];
  const [left, right] = [Math.floor(x / cell), Math.floor((x + width) / cell)];
  for (let row = Math.floor(y / cell); row <= Math.floor((y + height) / cell); row += 1) {
    for (let column = left; column <= right; column += 1) keys.push(row * rowLength + column);
  }
  return keys;
}

/** Pixels from a sign to its text. */
const beside = [3];
const usual = [...beside, 14, 26, 40, 56, 76];
const further = [100, 130, 165, 205];
const quarters = [
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
] as const;
const slants = [
  [1, 1],
  [1.7, 0.5],
  [0.4, 1],
  [2, 0.25],
] as const;

function* candidates({ label: { clear, size }, text, reaches }: Try): Iterable<Placed> {
  for (const reach of reaches) {
    const [up, side] = [clear + reach + size / 2, clear + reach];
    const isFar = reach > 3;
    const slant = 0.75 * side;
    yield { text, shift: { x: 0, y: up }, anchor: "middle", isFar };
    yield { text, shift: { x: 0, y: -up }, anchor: "middle", isFar };
    if (!isFar) {
      yield { text, shift: { x: side + 2, y: 0 }, anchor: "start", isFar };
      yield { text, shift: { x: -side - 2, y: 0 }, anchor: "end", isFar };
    }
    for (const [x, y] of isFar ? slants : slants.slice(0, 1)) {
      for (const [right, high] of quarters) {
        yield { text, shift: { x: right * x * slant, y: high * y * up }, anchor: right > 0 ? "start" : "end", isFar };
      }
    }
  }
}

/** Two numbers side by side must not read as one. */
const apart = 2.5;

function boxOf({ at, size }: Wanted, { text, shift, anchor }: Placed): Box {
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
