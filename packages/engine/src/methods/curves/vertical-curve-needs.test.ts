import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bareTrace, startTrace } from "../../trace/trace.ts";
import { type CurveCase, defaultCurveRules } from "./curve-input.ts";
import { threeRollPieces, troughProfile } from "./trough-profile.ts";
import { type VerticalCurveInput, verticalCurve } from "./vertical-curve.ts";
import { curveNeeds, largestRadius } from "./vertical-curve-needs.ts";

const profile = troughProfile(bareTrace, threeRollPieces(1.2, 0.441, 0.6));
const belt = { profile, modulus: 72e6, ratedTension: 150e3, beltMass: 25, materialMass: 160, beltSpeed: 3 };

const aCase: fc.Arbitrary<CurveCase> = fc
  .record({
    loadCase: fc.constantFrom("a", "b", "c"),
    state: fc.constantFrom("running" as const, "transient" as const),
    isLoaded: fc.boolean(),
    tension: fc.double({ min: 0, max: 260e3, noNaN: true }),
    rise: fc.double({ min: -50, max: 50, noNaN: true }),
  })
  .map(({ tension, rise, ...one }) => ({ ...one, tensionAt: (distance) => Math.max(0, tension + rise * distance) }));

const slope = fc.double({ min: -0.3, max: 0.3, noNaN: true });
const input: fc.Arbitrary<VerticalCurveInput> = fc
  .record({
    cases: fc.array(aCase, { maxLength: 6 }),
    slopeBefore: slope,
    slopeAfter: slope,
    allowedSetLoad: fc.option(fc.constantFrom(1000, 9000), { nil: undefined }),
  })
  .map(({ allowedSetLoad, ...drawn }) => ({
    ...drawn,
    belt,
    rules: defaultCurveRules,
    spacing: 1.2,
    ...(allowedSetLoad === undefined ? {} : { allowedSetLoad }),
  }));

// The law: what is not recorded is computed by shorter ways over the same formulas, to the same last bit.
describe("a vertical curve without its steps", () => {
  it("is the one with its steps to the last bit", () => {
    fc.assert(
      fc.property(input, (curve) => {
        expect(verticalCurve(startTrace("checked"), curve)).toEqual(verticalCurve(startTrace("recorded"), curve));
      }),
    );
  });

  it("has as its largest radius the largest of all checks in all cases", () => {
    fc.assert(
      fc.property(
        input,
        fc.constantFrom("concave", "convex"),
        fc.double({ min: 0, max: 80, noNaN: true }),
        (curve, type, tangent) => {
          const { needs } = curveNeeds(startTrace("recorded"), curve, type, tangent);
          const radii = needs.map(({ need }) => (need.kind === "radius" ? need.radius : Number.POSITIVE_INFINITY));
          expect(largestRadius(curve, type, tangent)).toBe(Math.max(0, ...radii));
        },
      ),
    );
  });

  it("reads its tensions one by one as it reads them together", () => {
    fc.assert(
      fc.property(input, (curve) => {
        const tensionsAt = (distance: number) => curve.cases.map((one) => one.tensionAt(distance));
        const together = verticalCurve(startTrace("checked"), { ...curve, tensionsAt });
        expect(together).toEqual(verticalCurve(startTrace("checked"), curve));
      }),
    );
  });
});
