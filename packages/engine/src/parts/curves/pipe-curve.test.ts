import { describe, expect, it } from "vitest";
import { handbookCurveRules } from "../../test-support/curve-rules.ts";
import { startTrace } from "../../trace/trace.ts";
import { troughProfile } from "./horizontal/trough-profile.ts";
import { type PipeCurveInput, pipeCurve } from "./pipe-curve.ts";

const profile = troughProfile(startTrace("checked"), [{ length: 0.73, angle: 0 }]);
const belt = { profile, modulus: 5e6, ratedTension: 63e3, beltMass: 25, materialMass: 60, beltSpeed: 4 };
const at = (tension: number) => [
  { loadCase: "running-full", state: "running", isLoaded: true, tensionAt: () => tension } as const,
];

function curve(change: Partial<PipeCurveInput> = {}) {
  const trace = startTrace("checked");
  const input = { pipeDiameter: 0.375, carcass: "fabric", cases: at(60e3), belt, rules: handbookCurveRules } as const;
  return { trace, found: pipeCurve(trace, { ...input, ...change }) };
}

function radius(found: ReturnType<typeof curve>["found"], name: string): number | undefined {
  const need = found.checks.find(({ check }) => check === name)?.need;
  return need?.kind === "radius" ? need.radius : undefined;
}

describe("a pipe belt in a curve", () => {
  // Makers of pipe belts: 300 pipe diameters with fabric, 600 with steel cord.
  it.each([
    ["fabric", 112.5, 115],
    ["steel-cord", 225, 225],
  ] as const)("of %s asks for %d m so that the tube does not fold", (carcass, least, recommended) => {
    const { found } = curve({ carcass });
    expect(radius(found, "pipe-folds")).toBeCloseTo(least, 9);
    expect(found.usedRadius).toBe(recommended);
  });

  it("tells the radius that keeps its inner side taut, and asks for none", () => {
    // Half a diameter inside the middle: 5000 kN/m × 0.1875 m over 0.9 × 60 kN / 1.46 m less 5254 N/m.
    expect(radius(curve().found, "inner-edge-slack")).toBeCloseTo(937_500 / (54_000 / 1.46 - 5254), 6);
    // A tension of 8 kN leaves the inner side slack at any radius; the tube asks for its 112.5 m, in steps of 5 m.
    const slack = curve({ cases: at(8000), radius: 120 });
    expect(slack.found).toMatchObject({ isAdequate: true, recommendedRadius: 115, governing: { check: "pipe-folds" } });
    expect(slack.trace.findings).toEqual([]);
  });

  it("is reported where the radius of the design is too small, and never drifts", () => {
    const { trace, found } = curve({ radius: 80 });
    expect(found.isAdequate).toBe(false);
    expect(trace.findings).toMatchObject([{ code: "curve-radius-too-small", subject: "horizontal-curve/pipe-folds" }]);
    expect(found.states).toMatchObject([{ drift: { kind: "drift", drift: 0 }, isWithinLimit: true }]);
  });
});
