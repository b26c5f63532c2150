import type { Design } from "../../design/design.ts";
import { hasPulley } from "../../design/point.ts";
import { beltMassPerMetre, utilisation } from "../../rules/mechanics/belt.ts";
import type { Loop } from "../../solve/loop/belt-path.ts";
import type { CaseResult } from "../../solve/tension/case-result.ts";
import { bareTrace, startTrace, type Trace } from "../../trace/trace.ts";
import { addWhenAsked } from "../../trace/when-asked.ts";
import type { JudgedRow, MissedLimit } from "../missed-limit.ts";
import { pulleyGroupAt } from "../pulleys/minimum-diameter.ts";
import { smallestDiameter, type TensionClass } from "../pulleys/pulley-diameter.ts";
import { ratingOf } from "./belt-check.ts";
import type { BeltCandidate } from "./belt-input.ts";
import { strengthForJoints } from "./joint-strength.ts";

/** Why a belt was not chosen, with the number and the limit it broke. SI. */
export interface BeltReason {
  readonly code:
    | "not-selectable"
    | "rating-low"
    | "joint-weak"
    | "too-wide-for-density"
    | "too-narrow-for-trough"
    | "pulley-small";
  readonly value?: number;
  readonly limit?: number;
  readonly pointId?: string;
}

export interface BeltSelection {
  /** Absent when no belt fits. */
  readonly chosen?: BeltCandidate;
  /** Every belt that comes before the chosen one, or all of them. */
  readonly rejected: readonly { readonly id: string; readonly reasons: readonly BeltReason[] }[];
}

/** What the conveyor asks of its belt. */
interface BeltNeeds {
  /** N/m */
  readonly requiredRating: number;
  /** Edge tension that the joints have to endure, N/m; absent: the method asks nothing of them. */
  readonly edgeTension?: number;
  readonly pulleys: readonly PulleyNeed[];
}

interface PulleyNeed {
  readonly pointId: string;
  /** Of the shell, lagging left out, m. */
  readonly diameter: number;
  readonly tensionClass: TensionClass;
  /** Largest running tension, N. */
  readonly tension: number;
}

/** The needs of a solved conveyor. A design knows pulleys over their lagging: shells are given by point where known, m. */
export function beltNeeds(
  design: Design,
  solution: {
    readonly loop: Loop;
    /** Those that run. */
    readonly cases: readonly CaseResult[];
    readonly belt: { readonly requiredRating: number; readonly largestRunning: number };
    /** Where the method judges belts by their joints, N/m. */
    readonly edgeTension?: number;
  },
  shells: ReadonlyMap<string, number> = new Map(),
): BeltNeeds {
  const pulleys = design.points.flatMap((point, at): readonly PulleyNeed[] => {
    if (!hasPulley(point)) return [];
    const tension = solution.cases.reduce(
      (most, { points }) => Math.max(most, points[at]?.arriving ?? 0, points[at]?.leaving ?? 0),
      0,
    );
    const wrapAngle = solution.loop.turns[at]?.wrapAngle ?? 0;
    const largest = solution.belt.largestRunning;
    const tensionClass = pulleyGroupAt(design.points, at, { wrapAngle, tension, largest });
    const diameter = shells.get(point.id) ?? point.pulley.diameter;
    return [{ pointId: point.id, diameter, tensionClass, tension }];
  });
  const { belt, edgeTension } = solution;
  return { requiredRating: belt.requiredRating, ...(edgeTension === undefined ? {} : { edgeTension }), pulleys };
}

/**
 * The first belt, weakest, lightest and cheapest first, that meets every need; and why the others before it do not. Belts
 * below a strength may be left out.
 */
export function selectBelt(
  design: Design,
  candidates: readonly BeltCandidate[],
  needs: BeltNeeds,
  leastStrength = Number.NEGATIVE_INFINITY,
): BeltSelection {
  const trace = startTrace("checked");
  const tried: BeltCandidate[] = [];
  // Why a belt was left is put together for those who ask: that takes longer than to see that it is.
  const reasons = () => tried.map((one) => ({ id: one.id, reasons: reasonsAgainst(bareTrace, design, one, needs) }));
  for (const candidate of inOrder(design, candidates)) {
    if (candidate.strength < leastStrength) continue;
    if (meets(trace, design, candidate, needs)) return withRejected({ chosen: candidate }, reasons);
    tried.push(candidate);
  }
  return withRejected({}, reasons);
}

/** A selection with the belts that were left, listed when they are asked for. */
export function withRejected(
  { chosen }: Pick<BeltSelection, "chosen">,
  rejected: () => BeltSelection["rejected"],
): BeltSelection {
  return addWhenAsked(chosen === undefined ? {} : { chosen }, { rejected });
}

function meets(trace: Trace, design: Design, candidate: BeltCandidate, needs: BeltNeeds): boolean {
  const rating = ratingOf(trace, candidate, design.beltRules);
  if (!candidate.isSelectable || rating < needs.requiredRating) return false;
  return reasonsAgainst(trace, design, candidate, needs).length === 0;
}

/**
 * What each belt misses under the tensions of a solved conveyor, whether it may be chosen automatically or not. Pulleys
 * that are free become as large as the belt asks.
 */
export function judgeBelts(
  design: Design,
  candidates: readonly BeltCandidate[],
  solution: Parameters<typeof beltNeeds>[1],
  { shells, free }: { readonly shells: ReadonlyMap<string, number>; readonly free: ReadonlySet<string> },
): readonly JudgedRow[] {
  const needs = beltNeeds(design, solution, shells);
  const pulleys = needs.pulleys.filter(({ pointId }) => !free.has(pointId));
  const wanted = { ...needs, pulleys };
  return candidates.map((belt) => ({
    id: belt.id,
    missed: reasonsAgainst(bareTrace, design, { ...belt, isSelectable: true }, wanted).map(missedBy),
  }));
}

const namesOfReasons: Readonly<Record<BeltReason["code"], string>> = {
  "not-selectable": "not-selectable",
  "rating-low": "belt-rating",
  "joint-weak": "belt-strength",
  "too-wide-for-density": "width-for-density",
  "too-narrow-for-trough": "width-for-trough",
  "pulley-small": "pulley-diameter",
};

function missedBy({ code, value, limit }: BeltReason): MissedLimit {
  const bound = code === "too-wide-for-density" ? "most" : "least";
  return {
    name: namesOfReasons[code],
    ...(value === undefined ? {} : { value }),
    ...(limit === undefined ? {} : { [bound]: limit }),
  };
}

type Covers = Pick<Design["belt"], "width" | "topCover" | "bottomCover">;

/** Lists of belts in their order, with the width and covers they were last weighed with. */
const known = new WeakMap<
  readonly BeltCandidate[],
  { readonly covers: Covers; readonly sorted: readonly BeltCandidate[] }
>();

function inOrder(design: Design, candidates: readonly BeltCandidate[]): readonly BeltCandidate[] {
  const { width, topCover, bottomCover } = design.belt;
  const last = known.get(candidates);
  if (last?.covers.width === width && last.covers.topCover === topCover && last.covers.bottomCover === bottomCover) {
    return last.sorted;
  }
  const weighed = candidates.map((belt) => ({ belt, mass: candidateMass(design, belt) }));
  const sorted = weighed.sort(byOrder).map(({ belt }) => belt);
  known.set(candidates, { covers: { width, topCover, bottomCover }, sorted });
  return sorted;
}

interface Weighed {
  readonly belt: BeltCandidate;
  readonly mass: number;
}

/** Equals go by id, so that the order of the rows never matters. */
function byOrder({ belt: a, mass }: Weighed, { belt: b, mass: other }: Weighed): number {
  return a.strength - b.strength || mass - other || a.price - b.price || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
}

/** Mass of one metre of a candidate with the covers of the design, kg/m. */
function candidateMass(design: Design, { carcassMass, coverDensity }: BeltCandidate): number {
  const { width: beltWidth, topCover, bottomCover } = design.belt;
  return beltMassPerMetre(bareTrace, { beltWidth, carcassMass, coverDensity, topCover, bottomCover });
}

function reasonsAgainst(
  trace: Trace,
  design: Design,
  candidate: BeltCandidate,
  needs: BeltNeeds,
): readonly BeltReason[] {
  const rating = ratingOf(trace, candidate, design.beltRules);
  const reasons: BeltReason[] = [];
  if (!candidate.isSelectable) reasons.push({ code: "not-selectable" });
  if (rating < needs.requiredRating) reasons.push({ code: "rating-low", value: rating, limit: needs.requiredRating });
  reasons.push(...jointReasons(trace, design, candidate, needs), ...widthReasons(design, candidate));
  if (rating > 0) reasons.push(...pulleyReasons(trace, design, candidate, needs, rating));
  return reasons;
}

function jointReasons(
  trace: Trace,
  design: Design,
  { carcass, strength }: BeltCandidate,
  { edgeTension }: BeltNeeds,
): readonly BeltReason[] {
  if (edgeTension === undefined) return [];
  const limit = strengthForJoints(trace, design, carcass, edgeTension);
  return strength < limit ? [{ code: "joint-weak", value: strength, limit }] : [];
}

/** Widths a belt carries heavy material at, and narrowest it troughs at, by its maker. */
export type BeltWidths = Pick<BeltCandidate, "widestByDensity" | "narrowestByTrough">;

/** How the width of the design lies outside what the maker of a belt lists; 0 is not listed. */
export function widthReasons(
  design: Design,
  { widestByDensity, narrowestByTrough }: BeltWidths,
): readonly BeltReason[] {
  const value = design.belt.width;
  const widest =
    (widestByDensity.find(({ density }) => density >= design.material.highBulkDensity) ?? widestByDensity.at(-1))
      ?.width ?? 0;
  const trough = design.carryIdler.troughAngle - 1e-9;
  const byTrough = narrowestByTrough.find(({ troughAngle }) => troughAngle >= trough) ?? narrowestByTrough.at(-1);
  // Six rolls bend a pipe belt all round; how it lies in a trough says nothing of it.
  const narrowest = design.carryIdler.shape === "pipe" ? 0 : (byTrough?.width ?? 0);
  const reasons: BeltReason[] = [];
  if (widest > 0 && value > widest) reasons.push({ code: "too-wide-for-density", value, limit: widest });
  if (value < narrowest) reasons.push({ code: "too-narrow-for-trough", value, limit: narrowest });
  return reasons;
}

function pulleyReasons(
  trace: Trace,
  design: Design,
  candidate: BeltCandidate,
  needs: BeltNeeds,
  rating: number,
): readonly BeltReason[] {
  return needs.pulleys.flatMap(({ pointId, diameter, tensionClass, tension }): readonly BeltReason[] => {
    const used = utilisation(trace, { tension, beltWidth: design.belt.width, rating });
    const least = smallestDiameter(trace, candidate, { tensionClass, utilisation: used });
    return diameter + 1e-9 < least ? [{ code: "pulley-small", pointId, value: diameter, limit: least }] : [];
  });
}

/** The belt of a design made of a candidate, with the covers of the design. */
export function beltOfCandidate(design: Design, candidate: BeltCandidate): Design["belt"] {
  const { rating: _typed, ...covers } = design.belt;
  const { id, carcass, carcassThickness, strength, modulus, rating } = candidate;
  const mass = candidateMass(design, candidate);
  return {
    ...covers,
    id,
    carcass,
    carcassThickness,
    strength,
    modulus,
    mass,
    ...(rating === undefined ? {} : { rating }),
  };
}
