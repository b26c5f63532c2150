import { counted } from "../../../solve/counted.ts";
import { atMost, between } from "../../../trace/limit.ts";
import { none, opposite } from "../../../trace/reference.ts";
import type { Trace } from "../../../trace/trace.ts";
import { reportRadius } from "../curve-findings.ts";
import { horizontalCurveFindings } from "../findings.ts";
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
  const gone = outside.find(({ drift }) => drift.kind === "leaves");
  if (gone !== undefined) {
    const place = { ...trace.place, loadCase: gone.loadCase };
    const values = { cases: counted(trace, outside.length) };
    horizontalCurveFindings["curve-belt-leaves-idler"].raise(trace, { place, values });
    return;
  }
  const [worst] = outside.toSorted((one, other) => driftSize(other) - driftSize(one));
  if (worst === undefined) return;
  const place = { ...trace.place, loadCase: worst.loadCase };
  const drift = worst.drift.kind === "drift" ? worst.drift.drift : none(trace);
  const values = { drift, cases: counted(trace, outside.length) };
  const limit = between(opposite(curve.driftLimit), curve.driftLimit);
  horizontalCurveFindings["curve-drift-too-large"].raise(trace, { place, values, limit });
}

function driftSize({ drift }: HorizontalCurve["states"][number]): number {
  return drift.kind === "drift" ? Math.abs(drift.drift) : Number.POSITIVE_INFINITY;
}
