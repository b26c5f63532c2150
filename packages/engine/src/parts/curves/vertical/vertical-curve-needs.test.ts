import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { handbookCurveRules } from "../../../test-support/curve-rules.ts";
import { isNumber, plain } from "../../../trace/reference.ts";
import { bareTrace, startTrace } from "../../../trace/trace.ts";
import { type CurveCase, sideBySide } from "../curve-input.ts";
import { threeRollPieces, troughProfile } from "../horizontal/trough-profile.ts";
import { judgeVerticalCurve, verticalCurve } from "./vertical-curve.ts";
import type { VerticalCurveInput } from "./vertical-curve-input.ts";
import { curveNeeds, largestRadius } from "./vertical-curve-needs.ts";

const profile = troughProfile(bareTrace, threeRollPieces(1.2, 0.441, 0.6));
const belt = { profile, modulus: 72e6, ratedTension: 150e3, beltMass: 25, materialMass: 160, beltSpeed: 3 };

const aCase: fc.Arbitrary<CurveCase> = fc
  .record({
    loadCase: fc.constantFrom("a", "b", "c"),
    state: fc.constantFrom("running" as const, "transient" as const),
    isLoaded: fc.boolean(),
    // Most doubles are tiny: whole numbers are the tensions of belts.
    tension: fc.oneof(fc.double({ min: 0, max: 260e3, noNaN: true }), fc.integer({ min: 0, max: 260_000 })),
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
    rules: handbookCurveRules,
    spacing: 1.2,
    ...(allowedSetLoad === undefined ? {} : { allowedSetLoad }),
  }));

// The law: what is not recorded is computed by shorter ways over the same formulas, to the same last bit.
/** The same with plain numbers. */
function plainly(thing: unknown): unknown {
  if (isNumber(thing)) return plain(thing);
  if (Array.isArray(thing)) return thing.map(plainly);
  if (typeof thing !== "object" || thing === null) return thing;
  return Object.fromEntries(Object.entries(thing).map(([name, inner]) => [name, plainly(inner)]));
}

describe("a vertical curve without its steps", () => {
  it("is the one with its steps to the last bit", () => {
    fc.assert(
      fc.property(input, (curve) => {
        expect(verticalCurve(startTrace("checked"), curve)).toEqual(plainly(verticalCurve(startTrace(), curve)));
      }),
    );
  });

  it("has as its largest radius the largest of all checks in all cases", () => {
    fc.assert(
      fc.property(
        input,
        fc.constantFrom("concave", "convex"),
        fc.double({ min: 0, max: 80, noNaN: true }),
        (drawn, type, tangent) => {
          const curve = { ...drawn, ...sideBySide(drawn.cases) };
          const { needs } = curveNeeds(startTrace("recorded"), curve, type, tangent);
          const radii = needs().map(({ need }) => (need.kind === "radius" ? need.radius : Number.POSITIVE_INFINITY));
          expect(largestRadius(curve, type, tangent)).toBe(Math.max(0, ...radii));
        },
      ),
    );
  });

  it("has the same lists whenever they are asked for", () => {
    fc.assert(
      fc.property(input, (curve) => {
        const { facts, needs, states } = judgeVerticalCurve(startTrace("checked"), {
          ...curve,
          ...sideBySide(curve.cases),
        });
        const recorded = verticalCurve(startTrace("recorded"), curve);
        expect({ ...facts, states: states(), needs: needs() }).toEqual(plainly(recorded));
        expect([needs(), states()]).toEqual(plainly([recorded.needs, recorded.states]));
      }),
    );
  });

  it("reports what its states show: the highest lift, the cases that lift, the heaviest set", () => {
    fc.assert(
      fc.property(input, fc.integer({ min: 5, max: 500 }), (curve, radius) => {
        const trace = startTrace("checked");
        const { states, type } = verticalCurve(trace, { ...curve, radius });
        const found = (code: string) => trace.findings.find((one) => one.code === code);
        const lifts = states.filter(({ beltLift }) => beltLift > 0);
        expect(found("curve-belt-lifts")?.values).toEqual(
          lifts.length === 0
            ? undefined
            : { beltLift: Math.max(...lifts.map(({ beltLift }) => beltLift)), cases: lifts.length },
        );
        const [heavy] = states.toSorted((one, other) => other.setLoad - one.setLoad);
        const told = found("curve-halve-spacing");
        if (told === undefined) return;
        // Handbook 5.4.2, with the straight-line load of the loaded belt: what the sets were chosen for.
        const loaded = (curve.belt.beltMass + curve.belt.materialMass) * curve.rules.gravity * curve.spacing;
        expect([type, told.place.loadCase, told.values.setLoad]).toEqual(["convex", heavy?.loadCase, heavy?.setLoad]);
        expect(told.values.straightSetLoad).toBeLessThanOrEqual(loaded);
        expect(told.values.setLoad).toBeGreaterThan(1.5 * (told.values.straightSetLoad ?? 0));
      }),
    );
  });
});
