import { idlerRadius, setLoadReserve, straightSetLoad } from "../../../rules/belt-curves/convex-idlers.ts";
import {
  allowedFibreTension,
  fibreRadius,
  slackReserve,
  tensionReserve,
} from "../../../rules/belt-curves/fibre-tension.ts";
import { isZero } from "../../../trace/reference.ts";
import type { CurveBelt, CurveRules, CurveState } from "../curve-input.ts";

/**
 * The radii of `radius-needs.ts` for the many places that are only compared: the same formulas in the same order without
 * a trace. A test holds both to the last bit.
 */
export function bareSlackRadius(belt: CurveBelt, rules: CurveRules, tension: number, distance: number): number {
  const reserve = slackReserve.evaluate({
    tensionFactor: rules.lowFactor,
    tension,
    beltWidth: belt.profile.beltWidth,
    lowestTension: rules.lowestTension,
  });
  return bareFibreRadius(belt, distance, reserve);
}

export function bareOverstressRadius(
  belt: CurveBelt,
  rules: CurveRules,
  at: { readonly tension: number; readonly state: CurveState },
  distance: number,
): number {
  const edgeFactor = at.state === "running" ? rules.runningEdgeFactor : rules.transientEdgeFactor;
  const reserve = tensionReserve.evaluate({
    allowedTension: allowedFibreTension.evaluate({ ratedTension: belt.ratedTension, edgeFactor }),
    tensionFactor: rules.highFactor,
    tension: at.tension,
    beltWidth: belt.profile.beltWidth,
  });
  return bareFibreRadius(belt, distance, reserve);
}

function bareFibreRadius({ modulus }: CurveBelt, distance: number, reserve: number): number {
  if (reserve <= 0) return Number.POSITIVE_INFINITY;
  return isZero(distance) ? 0 : fibreRadius.evaluate({ modulus, distance, reserve });
}

export function bareIdlerRadius(set: {
  readonly tension: number;
  readonly lineMass: number;
  readonly gravity: number;
  readonly slope: number;
  readonly spacing: number;
  readonly allowedLoad: number;
}): number {
  const { tension, lineMass, gravity, slope, spacing, allowedLoad } = set;
  const straightLoad = straightSetLoad.evaluate({ lineMass, gravity, slope, spacing });
  const reserve = setLoadReserve.evaluate({ allowedLoad, straightLoad });
  return reserve <= 0 ? Number.POSITIVE_INFINITY : idlerRadius.evaluate({ tension, spacing, reserve });
}
