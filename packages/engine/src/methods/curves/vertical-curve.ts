import { arcLength, externalDistance, recommendedRadius, tangentLength } from "../../standards/belt-curves/arc.ts";
import { demandFinite } from "../../trace/demand-finite.ts";
import type { Trace } from "../../trace/trace.ts";
import { reportVerticalCurve } from "./curve-findings.ts";
import {
  type CurveBelt,
  type CurveCases,
  type CurveCheck,
  type CurveRules,
  governing,
  type RadiusNeed,
} from "./curve-input.ts";
import { type CurveNeeds, curveNeeds, largestRadius } from "./vertical-curve-needs.ts";
import { type CurveCaseState, caseStates } from "./vertical-curve-state.ts";

/** A change of slope of one strand. Slopes are in the direction of travel, uphill positive, rad. */
export interface VerticalCurveInput extends CurveCases {
  readonly slopeBefore: number;
  readonly slopeAfter: number;
  /** Radius of the design, m; absent: the path keeps its sharp point and only the requirement is reported. */
  readonly radius?: number;
  readonly belt: CurveBelt;
  readonly rules: CurveRules;
  /** Idler spacing in the curve, m. */
  readonly spacing: number;
  /** Load one set may carry, N; absent: not checked. */
  readonly allowedSetLoad?: number;
}

export type VerticalCurveType = "concave" | "convex" | "none";

export interface VerticalCurve {
  readonly type: VerticalCurveType;
  /** One entry for each check: its governing load case and the radius it asks for. */
  readonly checks: readonly CurveCheck[];
  /** Every check in every load case. */
  readonly needs: readonly CurveCheck[];
  readonly governing: CurveCheck | undefined;
  /** Rounded up; absent when no radius suffices. */
  readonly recommendedRadius: number | undefined;
  readonly usedRadius: number | undefined;
  readonly isAdequate: boolean;
  readonly deflection: number;
  readonly tangentLength: number;
  readonly arcLength: number;
  readonly externalDistance: number;
  /** What the belt does in each case at the used radius. */
  readonly states: readonly CurveCaseState[];
}

const noNeeds: CurveNeeds = { needs: [], checks: [] };
const settled = 0.1;
const mostPasses = 20;

/** Radii a vertical curve needs in every load case, and what the belt does at the radius chosen. */
export function verticalCurve(trace: Trace, input: VerticalCurveInput): VerticalCurve {
  demandFinite(trace, "vertical-curve", numbersOf(input));
  const type = curveType(input);
  const deflection = Math.abs(input.slopeAfter - input.slopeBefore);
  const { needs, checks } =
    type === "none" ? noNeeds : curveNeeds(trace, input, type, tangentOf(input, type, deflection));
  const governs = governing(needs);
  const recommended = governs === undefined ? undefined : roundUp(trace, governs.need, input.rules.verticalIncrement);
  const usedRadius = input.radius ?? recommended;
  const drawn = { radius: usedRadius ?? 0, deflection };
  const curve: VerticalCurve = {
    type,
    checks,
    needs,
    governing: governs,
    recommendedRadius: recommended,
    usedRadius,
    isAdequate: governs === undefined || isMet(governs.need, usedRadius),
    deflection,
    tangentLength: tangentLength(trace, drawn),
    arcLength: arcLength(trace, drawn),
    externalDistance: externalDistance(trace, drawn),
    states: usedRadius === undefined || type === "none" ? [] : caseStates(trace, input, type, usedRadius),
  };
  reportVerticalCurve(trace, input, curve);
  return curve;
}

/** What there is to check; cases hold no numbers of their own. */
function numbersOf({ slopeBefore, slopeAfter, radius, belt, rules, spacing, allowedSetLoad }: VerticalCurveInput) {
  return { slopeBefore, slopeAfter, radius, belt, rules, spacing, allowedSetLoad };
}

export function isMet(need: RadiusNeed, radius: number | undefined): boolean {
  return need.kind === "radius" && radius !== undefined && radius >= need.radius * (1 - 1e-9);
}

export function roundUp(trace: Trace, need: RadiusNeed, increment: number): number | undefined {
  return need.kind === "radius" ? recommendedRadius(trace, { increment, requiredRadius: need.radius }) : undefined;
}

function curveType({ slopeBefore, slopeAfter }: VerticalCurveInput): VerticalCurveType {
  if (slopeAfter === slopeBefore) return "none";
  return slopeAfter > slopeBefore ? "concave" : "convex";
}

/** Tangent points move with the radius, so an open radius is settled by repetition. */
function tangentOf(input: VerticalCurveInput, type: "concave" | "convex", deflection: number): number {
  if (input.radius !== undefined) return tangentLength.evaluate({ radius: input.radius, deflection });
  let radius = 0;
  for (let pass = 0; pass < mostPasses; pass += 1) {
    const needed = largestRadius(input, type, tangentLength.evaluate({ radius, deflection }));
    if (!Number.isFinite(needed)) break;
    const change = Math.abs(needed - radius);
    radius = needed;
    if (change < settled) break;
  }
  return tangentLength.evaluate({ radius, deflection });
}
