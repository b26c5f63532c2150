import type { Source } from "./place.ts";
import type { Step } from "./step.ts";

/** Where a number came from. */
export type Origin =
  /** A formula, sum or search gave it. */
  | Step
  /** It stands in the design, or in the document the design was made from, at this path. */
  | { readonly kind: "given"; readonly path: string }
  /** It stands there, and is that of a row chosen from a library. */
  | { readonly kind: "chosen"; readonly path: string; readonly rowId: string }
  /** The rounds of solving and choosing came to it: with it the design repeats itself. */
  | { readonly kind: "settled"; readonly path: string }
  /** There is none of it here: no skirts, no drive, no curve. */
  | { readonly kind: "none" }
  /** It was read off a dynamic run, which follows the belt through thousands of steps and keeps none of them. */
  | { readonly kind: "run" }
  /** It is the same for every conveyor, and printed there. */
  | { readonly kind: "constant"; readonly source: Source };

/**
 * A number that knows where it came from. The recorded pass computes on these: a formula put in front of one keeps it as
 * what it used, so that two numbers that happen to be equal are never taken for each other. It calculates and compares as
 * its value; only `===` and `typeof` tell it from a plain number, which is why the engine asks `isZero` and `isEqual`.
 */
export abstract class Reference extends Number {
  abstract readonly origin: Origin;

  /** Asked for by every comparison, and found sooner than `valueOf`. */
  [Symbol.toPrimitive](): number {
    return this.valueOf();
  }
}

class Referred extends Reference {
  readonly origin: Origin;

  constructor(value: number, origin: Origin) {
    super(value);
    this.origin = origin;
  }
}

/** A number together with where it came from. */
export function refer(value: number, origin: Origin): number {
  return asNumber(new Referred(value.valueOf(), origin));
}

/** The one place where the two are taken for the same: whatever a number may do, a reference may. */
export function asNumber(reference: Reference): number {
  return reference as unknown as number;
}

/** Where a number came from; undefined of a plain one. */
export function originOf(value: number): Origin | undefined {
  const held: unknown = value;
  return held instanceof Reference ? held.origin : undefined;
}

/** The number alone. */
export function plain(value: number): number {
  // Told apart first: that costs inner loops on plain numbers nothing.
  const held: unknown = value;
  return typeof held === "number" ? held : value.valueOf();
}

export function isReference(value: unknown): value is number {
  return value instanceof Reference;
}

/** A number, whether it knows its origin or not. */
export function isNumber(value: unknown): value is number {
  return typeof value === "number" || value instanceof Reference;
}

export function isZero(value: number): boolean {
  return plain(value) === 0;
}

export function isEqual(one: number, other: number): boolean {
  return plain(one) === plain(other);
}

/** The same thing in other words, of the same origin: a length in millimetres and in metres. */
export function restated(value: number, restate: (value: number) => number): number {
  const origin = originOf(value);
  const result = restate(plain(value));
  return origin === undefined ? result : refer(result, origin);
}

export function isFiniteNumber(value: number): boolean {
  return Number.isFinite(value.valueOf());
}

const nothing: Origin = { kind: "none" };

/** Nought, where there is none of something: known to be that where steps are kept. */
export function none(trace: { readonly mode: string }): number {
  return trace.mode === "recorded" ? refer(0, nothing) : 0;
}

const ofRun: Origin = { kind: "run" };

/** A number of a dynamic run. */
export function readInRun(trace: { readonly mode: string }, value: number): number {
  return trace.mode === "recorded" ? refer(value, ofRun) : value;
}

/** A number that is the same for every conveyor, with where it is printed. */
export function constant(trace: { readonly mode: string }, value: number, source: Source): number {
  return trace.mode === "recorded" ? refer(value, { kind: "constant", source }) : value;
}

/** The larger of two numbers, with its own origin; the first where they are equal. Builds no list, as inner loops need it. */
export function larger(first: number, other: number): number {
  return plain(other) > plain(first) ? other : first;
}

/** The smaller of two. */
export function smaller(first: number, other: number): number {
  return plain(other) < plain(first) ? other : first;
}

/** The larger of numbers, with its own origin. */
export function largest(first: number, ...others: readonly number[]): number {
  let most = first;
  for (const one of others) most = larger(most, one);
  return most;
}

/** The smaller of numbers, with its own origin. */
export function smallest(first: number, ...others: readonly number[]): number {
  let least = first;
  for (const one of others) least = smaller(least, one);
  return least;
}

/** The number with the other sign, of the same origin: a drop instead of a rise. */
export function opposite(value: number): number {
  return restated(value, (number) => -number);
}

/** The number where it is above nought, else none: a belt pulls and never pushes. */
export function positivePart(trace: { readonly mode: string }, value: number): number {
  return value > 0 ? value : none(trace);
}
