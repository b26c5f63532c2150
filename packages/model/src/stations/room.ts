import type { Loop } from "@beltwright/engine";
import { isPulley } from "../document/pulley-point.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import type { Pull } from "../document/types/parts.ts";
import { findStraight, type Place, type Straight } from "./straights.ts";

/** A straight of the belt on which a station may stand, and where on it one was asked for. */
export interface Span {
  /** Of the point it begins at. */
  readonly index: number;
  readonly start: Pull;
  readonly straight: Straight;
  /** How far along the belt, m. */
  readonly wanted: number;
  /** Kept free beside the points at both ends, m: a pulley bends the belt, another point only marks it. */
  readonly margins: readonly [start: number, end: number];
  /** How pulleys turn that lie on the clean side of the belt, as both end pulleys do. */
  readonly inside: Pull["rotation"];
}

/** Between a station and a pulley beside it, and between it and another point, m. */
const [besidePulley, besidePoint] = [0.8, 0.5];

/** Where nothing says which place, the middle of the straight. */
export function findSpan(conveyor: Conveyor, loop: Loop, index: number, at?: Partial<Place>): Span | undefined {
  const { pulls } = conveyor;
  const [start, end] = [pulls[index], pulls[(index + 1) % pulls.length]];
  const straight = findStraight(conveyor, loop, index);
  if (!start || !end || !straight) return undefined;
  const { x, y = start.y } = at ?? {};
  const wanted = x === undefined ? straight.length / 2 : straight.alongOf({ x, y });
  const marginOf = (pull: Pull) => (isPulley(pull) ? besidePulley : besidePoint);
  const margins = [marginOf(start), marginOf(end)] as const;
  return { index, start, straight, wanted, margins, inside: insideOf(conveyor) };
}

/** Ends of the conveyor lie within the loop of the belt. */
export function insideOf({ pulls }: Conveyor): Pull["rotation"] {
  const head = pulls.find(({ sectType }, at) => sectType === "Return" && pulls.at(at - 1)?.sectType === "Carry");
  return head?.rotation ?? "Clockwise";
}

/** The place nearest to the wanted one at which a station of such a reach finds room; undefined where there is none. */
export function roomOn(
  { straight, wanted, margins }: Span,
  reach: { readonly before: number; readonly behind: number },
): number | undefined {
  const [from, to] = [margins[0] + reach.before, straight.length - margins[1] - reach.behind];
  return from > to ? undefined : Math.min(to, Math.max(from, wanted));
}
