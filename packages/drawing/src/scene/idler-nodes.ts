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

/** m; 0 on spans without idlers. */
function spacingOf({ nomCSSpacing, nomRSSpacing }: Conveyor, pull: Pull): number {
  if (pull.idlerSpacingMode === "Manual") return pull.idlerSpacingInp;
  return pull.sectType === "Carry" ? nomCSSpacing : nomRSSpacing;
}

/** Where idler sets stand. Of more than `most`, every second, third … one is kept, evenly. */
export function idlerNodes(
  input: RibbonInput,
  most: number,
): { readonly every: number; readonly places: readonly IdlerPlace[] } {
  const spans = input.conveyor.pulls.map((pull, at) => spanOf(input, pull, at));
  const standing = spans.reduce((sum, span) => sum + (span?.count ?? 0), 0);
  const every = Math.max(1, Math.ceil(standing / Math.max(1, most)));
  return { every, places: spans.flatMap((span, at) => (span === undefined ? [] : placesOn(input, span, at, every))) };
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

function placesOn(
  { way }: RibbonInput,
  { strand, count, from, to, free }: Span,
  at: number,
  every: number,
): readonly IdlerPlace[] {
  const kept = Math.floor(count / every);
  const slope = to.x < from.x ? Math.atan2(from.y - to.y, from.x - to.x) : Math.atan2(to.y - from.y, to.x - from.x);
  return Array.from({ length: kept }, (_, i) => {
    const share = free[0] + ((i + 0.5) / kept) * (1 - free[0] - free[1]);
    const place = way.at(from.x + share * (to.x - from.x));
    const z = from.y + share * (to.y - from.y);
    return { strand, at: [place.x, place.y, z] as const, turn: turnOf(place.heading, slope), target: pullTarget(at) };
  });
}
