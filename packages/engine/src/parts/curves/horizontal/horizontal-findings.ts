import { chosenBanking } from "../../../rules/belt-curves/lateral-balance.ts";
import { counted } from "../../../solve/counted.ts";
import { atMost, between } from "../../../trace/limit.ts";
import { opposite, smallest } from "../../../trace/reference.ts";
import type { Trace } from "../../../trace/trace.ts";
import { reportRadius } from "../curve-findings.ts";
import { horizontalCurveFindings } from "../findings.ts";
import { isFeasible } from "./banking-window.ts";
import type { HorizontalCurveInput } from "./horizontal-curve-input.ts";
import type { HorizontalCurve } from "./horizontal-curve-result.ts";

/** Findings of a horizontal curve: radii, banking, drift of each case. */
export function reportHorizontalCurve(trace: Trace, input: HorizontalCurveInput, curve: HorizontalCurve): void {
  if (input.rolls.troughAngle <= 0) {
    horizontalCurveFindings["curve-needs-troughed-idlers"].raise(trace, {});
  }
  reportRadius(trace, "horizontal-curve", curve.checks, curve.usedRadius);
  if (curve.banking !== undefined && curve.banking > input.mostBanking) {
    const limit = atMost(input.mostBanking);
    horizontalCurveFindings["curve-banking-too-steep"].raise(trace, { values: { banking: curve.banking }, limit });
  }
  const outside = curve.states.filter(({ isWithinLimit }) => !isWithinLimit);
  const [worst] = outside.toSorted((one, other) => excessOf(other) - excessOf(one));
  if (worst === undefined) return;
  const place = { ...trace.place, loadCase: worst.loadCase };
  const values = { cases: counted(trace, outside.length), ...whatHolds(trace, input, curve) };
  if (worst.drift.kind === "leaves") {
    horizontalCurveFindings["curve-belt-leaves-idler"].raise(trace, { place, values });
    return;
  }
  const limit = between(opposite(worst.driftLimit), worst.driftLimit);
  const told = { drift: worst.drift.drift, ...values };
  horizontalCurveFindings["curve-drift-too-large"].raise(trace, { place, values: told, limit });
}

/** The banking that would hold every case at this radius, or else the radius at which one does. */
function whatHolds(
  trace: Trace,
  { mostBanking }: HorizontalCurveInput,
  { window, recommendedRadius }: HorizontalCurve,
) {
  if (window !== undefined && isFeasible(window, mostBanking)) {
    const holdingBanking = chosenBanking(trace, { least: window.least, most: smallest(window.most, mostBanking) });
    return { holdingBanking };
  }
  return recommendedRadius === undefined ? {} : { holdingRadius: recommendedRadius };
}

function excessOf({ drift, driftLimit }: HorizontalCurve["states"][number]): number {
  return drift.kind === "drift" ? Math.abs(drift.drift) / driftLimit : Number.POSITIVE_INFINITY;
}
