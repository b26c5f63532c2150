import {
  addedSetLoad,
  idlerRadius,
  setLoadReserve,
  straightSetLoad,
} from "../../../rules/belt-curves/convex-idlers.ts";
import {
  allowedFibreTension,
  fibreRadius,
  slackReserve,
  tensionReserve,
} from "../../../rules/belt-curves/fibre-tension.ts";
import { isFiniteNumber, isZero, none } from "../../../trace/reference.ts";
import type { Trace } from "../../../trace/trace.ts";
import type { CurveBelt, CurveRules, CurveState, RadiusNeed } from "../curve-input.ts";

interface FibreQuestion {
  readonly tension: number;
  /** From the height or line that bending leaves alone, m. */
  readonly distance: number;
  readonly belt: CurveBelt;
  readonly rules: CurveRules;
}

/** Tension per width a fibre may have in this state, N/m. */
export function allowedTension(trace: Trace, belt: CurveBelt, rules: CurveRules, state: CurveState): number {
  const edgeFactor = state === "running" ? rules.runningEdgeFactor : rules.transientEdgeFactor;
  return allowedFibreTension(trace, { ratedTension: belt.ratedTension, edgeFactor });
}

/** A radius as a need: where it is infinite, none suffices. */
export function needOf(radius: number): RadiusNeed {
  return isFiniteNumber(radius) ? { kind: "radius", radius } : { kind: "none-suffices" };
}

/** Radius that keeps a stretched fibre within the allowed tension. */
export function overstressNeed(trace: Trace, question: FibreQuestion & { readonly state: CurveState }): RadiusNeed {
  return needOf(overstressRadius(trace, question));
}

/** The same, m: infinite where none suffices. */
export function overstressRadius(trace: Trace, question: FibreQuestion & { readonly state: CurveState }): number {
  const { belt, rules, tension } = question;
  const reserve = tensionReserve(trace, {
    allowedTension: allowedTension(trace, belt, rules, question.state),
    tensionFactor: rules.highFactor,
    tension,
    beltWidth: belt.profile.beltWidth,
  });
  return radiusFor(trace, question, reserve);
}

/** Radius that keeps a slackened fibre above the lowest tension. */
export function slackNeed(trace: Trace, question: FibreQuestion): RadiusNeed {
  return needOf(slackRadius(trace, question));
}

/** The same, m: infinite where none suffices. */
export function slackRadius(trace: Trace, question: FibreQuestion): number {
  const { belt, rules, tension } = question;
  const reserve = slackReserve(trace, {
    tensionFactor: rules.lowFactor,
    tension,
    beltWidth: belt.profile.beltWidth,
    lowestTension: rules.lowestTension,
  });
  return radiusFor(trace, question, reserve);
}

function radiusFor(trace: Trace, { belt, distance }: FibreQuestion, reserve: number): number {
  if (reserve <= 0) return Number.POSITIVE_INFINITY;
  return isZero(distance) ? none(trace) : fibreRadius(trace, { modulus: belt.modulus, distance, reserve });
}

/** Radius that keeps the load of a set within its rating, m; infinite where none does. */
export function idlerRadiusNeed(
  trace: Trace,
  set: {
    readonly tension: number;
    readonly lineMass: number;
    readonly gravity: number;
    readonly slope: number;
    readonly spacing: number;
    readonly allowedLoad: number;
  },
): number {
  const { tension, lineMass, gravity, slope, spacing, allowedLoad } = set;
  const straightLoad = straightSetLoad(trace, { lineMass, gravity, slope, spacing });
  const reserve = setLoadReserve(trace, { allowedLoad, straightLoad });
  if (reserve <= 0) return Number.POSITIVE_INFINITY;
  return idlerRadius(trace, { tension, spacing, reserve });
}

/** Load of one set in a convex curve, N. */
export function convexSetLoad(
  trace: Trace,
  set: Parameters<typeof straightSetLoad>[1] & { readonly tension: number; readonly radius: number },
): { readonly straight: number; readonly added: number } {
  const { tension, radius, lineMass, gravity, spacing, slope } = set;
  return {
    straight: straightSetLoad(trace, { lineMass, gravity, spacing, slope }),
    added: addedSetLoad(trace, { tension, spacing, radius }),
  };
}
