import { type Conveyor, isPulley, type Pull } from "@beltwright/model";
import { pullTarget } from "../geometry/pulls.ts";
import type { RibbonInput } from "./belt-ribbon.ts";
import type { Turn, Vector } from "./scene.ts";
import { turnOf } from "./solids.ts";

interface IdlerPlace {
  readonly strand: "carry" | "return";
  readonly at: Vector;
  readonly turn: Turn;
  readonly target: string;
}

/** A stretch of the conveyor by its chainages, m. */
export type Between = readonly [from: number, to: number];

/** m; 0 on spans without idlers. */
export function spacingOf({ nomCSSpacing, nomRSSpacing }: Conveyor, pull: Pull): number {
  if (pull.idlerSpacingMode === "Manual") return pull.idlerSpacingInp;
  return pull.sectType === "Carry" ? nomCSSpacing : nomRSSpacing;
}

/** Where idler sets stand. Of more than `most`, every second, third … one is kept, evenly. */
export function idlerNodes(
  input: RibbonInput,
  most: number,
  between: Between = [-Infinity, Infinity],
): { readonly every: number; readonly places: readonly IdlerPlace[] } {
  const spans = input.conveyor.pulls.map((pull, at) => spanOf(input, pull, at));
  const standing = spans.reduce(
    (sum, span) => sum + (span === undefined ? 0 : span.count * seenShare(span, between)),
    0,
  );
  const every = Math.max(1, Math.ceil(standing / Math.max(1, most)));
  const placed = (span: Span, at: number) => placesOn(input, span, at, { every, between });
  return { every, places: most > 0 ? spans.flatMap((span, at) => (span === undefined ? [] : placed(span, at))) : [] };
}

interface Span {
  readonly strand: "carry" | "return";
  readonly count: number;
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
  /** Shares of the span kept free at its ends: near pulleys the belt lies too flat for a full trough. */
  readonly free: readonly [start: number, end: number];
}

function spanOf({ conveyor, laid }: RibbonInput, pull: Pull, at: number): Span | undefined {
  const [spacing, run] = [spacingOf(conveyor, pull), laid.line.runs[at]];
  if (run === undefined || !(spacing > 0)) return undefined;
  const length = Math.hypot(run.to.x - run.from.x, run.to.y - run.from.y);
  const strand = pull.sectType === "Carry" ? "carry" : "return";
  const flat = Math.min(0.33, (2 * conveyor.beltWidthInp) / 1000 / Math.max(length, 1e-9));
  const next = conveyor.pulls[(at + 1) % conveyor.pulls.length];
  const free = [isPulley(pull) ? flat : 0, next !== undefined && isPulley(next) ? flat : 0] as const;
  return { strand, count: Math.min(1e6, Math.floor(length / spacing)), from: run.from, to: run.to, free };
}

/** How much of a span lies in a stretch of the conveyor. */
function seenShare({ from, to }: Span, between: Between): number {
  const [first, last] = seenShares(from.x, to.x, between);
  return Math.max(0, last - first);
}

function seenShares(from: number, to: number, [least, most]: Between): readonly [number, number] {
  if (from === to) return from >= least && from <= most ? [0, 1] : [1, 0];
  const ends = [(least - from) / (to - from), (most - from) / (to - from)];
  return [Math.max(0, Math.min(...ends)), Math.min(1, Math.max(...ends))];
}

/** Those in sight keep the places they have when all are. */
function placesOn(
  { way }: RibbonInput,
  { strand, count, from, to, free }: Span,
  at: number,
  { every, between }: { readonly every: number; readonly between: Between },
): readonly IdlerPlace[] {
  const kept = Math.floor(count / every);
  const slope = to.x < from.x ? Math.atan2(from.y - to.y, from.x - to.x) : Math.atan2(to.y - from.y, to.x - from.x);
  const [least, most] = seenShares(from.x, to.x, between);
  const first = Math.max(0, Math.floor(least * kept));
  const seen = Math.max(0, Math.min(kept, Math.ceil(most * kept)) - first);
  return Array.from({ length: seen }, (_, i) => {
    const share = free[0] + ((first + i + 0.5) / kept) * (1 - free[0] - free[1]);
    const place = way.at(from.x + share * (to.x - from.x));
    const z = from.y + share * (to.y - from.y);
    return { strand, at: [place.x, place.y, z] as const, turn: turnOf(place.heading, slope), target: pullTarget(at) };
  });
}
