import { counted } from "../../../solve/counted.ts";
import { grimmerKessler } from "../../../standards/machine-sources.ts";
import { atMost, between } from "../../../trace/limit.ts";
import { none, opposite } from "../../../trace/reference.ts";
import type { Trace } from "../../../trace/trace.ts";
import { reportRadius } from "../curve-findings.ts";
import type { HorizontalCurveInput } from "./horizontal-curve-input.ts";
import type { HorizontalCurve } from "./horizontal-curve-result.ts";

const subject = "horizontal-curve";
const source = grimmerKessler("equilibrium across the belt");

/** Findings of a horizontal curve: radii, banking, drift of each case. */
export function reportHorizontalCurve(trace: Trace, input: HorizontalCurveInput, curve: HorizontalCurve): void {
  if (input.rolls.troughAngle <= 0) {
    trace.report({ code: "curve-needs-troughed-idlers", severity: "error", subject, values: {}, source });
  }
  reportRadius(trace, subject, curve.checks, curve.usedRadius);
  if (curve.banking !== undefined && curve.banking > input.mostBanking) {
    const values = { banking: curve.banking };
    const limit = atMost(input.mostBanking);
    trace.report({ code: "curve-banking-too-steep", severity: "warning", subject, values, limit, source });
  }
  const outside = curve.states.filter(({ isWithinLimit }) => !isWithinLimit);
  const gone = outside.find(({ drift }) => drift.kind === "leaves");
  if (gone !== undefined) {
    const place = { ...trace.place, loadCase: gone.loadCase };
    const values = { cases: counted(trace, outside.length) };
    trace.report({ code: "curve-belt-leaves-idler", severity: "error", subject, place, values, source });
    return;
  }
  const [worst] = outside.toSorted((one, other) => driftSize(other) - driftSize(one));
  if (worst === undefined) return;
  const place = { ...trace.place, loadCase: worst.loadCase };
  const drift = worst.drift.kind === "drift" ? worst.drift.drift : none(trace);
  const values = { drift, cases: counted(trace, outside.length) };
  const limit = between(opposite(curve.driftLimit), curve.driftLimit);
  trace.report({ code: "curve-drift-too-large", severity: "error", subject, place, values, limit, source });
}

function driftSize({ drift }: HorizontalCurve["states"][number]): number {
  return drift.kind === "drift" ? Math.abs(drift.drift) : Number.POSITIVE_INFINITY;
}
