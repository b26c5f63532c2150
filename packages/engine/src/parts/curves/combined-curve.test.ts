import { describe, expect, it } from "vitest";
import { handbookCurveRules } from "../../test-support/curve-rules.ts";
import { expectPrinted } from "../../test-support/printed.ts";
import { workedCurveBelt } from "../../test-support/worked/machine-inputs.ts";
import { startTrace } from "../../trace/trace.ts";
import { type CombinedCurveInput, combinedCurve } from "./combined-curve.ts";

const straight = 1e12;
const input: CombinedCurveInput = {
  belt: workedCurveBelt,
  rules: handbookCurveRules,
  cases: [{ loadCase: "StartAheadEmpty", state: "transient", isLoaded: false, tensionAt: () => 126e3 }],
  halfCentre: 0.2205,
  horizontalRadius: straight,
  verticalRadius: 600,
  type: "concave",
};

describe("combined curve", () => {
  it("is the vertical curve of EX 5.3 when straight in plan", () => {
    const [state] = combinedCurve(startTrace(), input);
    expectPrinted(state?.innerEdge ?? 0, "87 140");
    expectPrinted(state?.outerCentre ?? 0, "113 261");
  });

  it("is the horizontal curve of EX 5.6 when level", () => {
    const cases = [{ loadCase: "RunEmpty", state: "running", isLoaded: false, tensionAt: () => 52e3 } as const];
    const [state] = combinedCurve(startTrace(), { ...input, cases, horizontalRadius: 2500, verticalRadius: straight });
    expectPrinted(state?.innerEdge ?? 0, "28 029.9");
    expectPrinted(state?.outerEdge ?? 0, "58 636.7");
  });

  it("reports an inner edge that both bends slacken", () => {
    const trace = startTrace();
    combinedCurve(trace, { ...input, horizontalRadius: 420, verticalRadius: 300 });
    expect(trace.findings[0]?.code).toBe("curve-combined-overstressed");
  });
});
