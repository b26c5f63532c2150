import { atMost, between } from "../../trace/limit.ts";
import type { Trace } from "../../trace/trace.ts";
import { reportRadius } from "./curve-findings.ts";
import type { HorizontalCurve, HorizontalCurveInput } from "./horizontal-curve.ts";

const subject = "horizontal-curve";

/** Findings of a horizontal curve: radii, banking, drift of each case. */
export function reportHorizontalCurve(trace: Trace, input: HorizontalCurveInput, curve: HorizontalCurve): void {
  if (input.rolls.troughAngle <= 0) {
    trace.report({ code: "curve-needs-troughed-idlers", severity: "error", subject, values: {} });
  }
  reportRadius(trace, subject, curve.checks, curve.usedRadius);
  if (curve.banking !== undefined && curve.banking > input.mostBanking) {
    const values = { banking: curve.banking };
    const limit = atMost(input.mostBanking);
    trace.report({ code: "curve-banking-too-steep", severity: "warning", subject, values, limit });
  }
  for (const state of curve.states) {
    if (state.isWithinLimit) continue;
    const place = { ...trace.place, loadCase: state.loadCase };
    if (state.drift.kind === "leaves") {
      trace.report({ code: "curve-belt-leaves-idler", severity: "error", subject, place, values: {} });
      continue;
    }
    const limit = between(-curve.driftLimit, curve.driftLimit);
    const values = { drift: state.drift.drift };
    trace.report({ code: "curve-drift-too-large", severity: "error", subject, place, values, limit });
  }
}
