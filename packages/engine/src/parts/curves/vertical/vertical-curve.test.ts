import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aheadEmptyTension, partialLoadAcceleration } from "../../../rules/belt-curves/ahead-empty.ts";
import {
  arcLength,
  chordLength,
  externalDistance,
  middleOrdinate,
  radiusOfChord,
  recommendedRadius,
  tangentLength,
} from "../../../rules/belt-curves/arc.ts";
import { equalLoadSpacing, straightSetLoad, turnPerSet } from "../../../rules/belt-curves/convex-idlers.ts";
import { fibreRadius } from "../../../rules/belt-curves/fibre-tension.ts";
import { liftOffRadius } from "../../../rules/belt-curves/lift-off.ts";
import { handbookCurveRules } from "../../../test-support/curve-rules.ts";
import { expectPrinted } from "../../../test-support/printed.ts";
import { expectPublished, getPublishedCase } from "../../../test-support/published-case.ts";
import { InputRefused } from "../../../trace/input-refused.ts";
import { bareTrace, startTrace } from "../../../trace/trace.ts";
import { degree } from "../../../units.ts";
import type { CurveCase, CurveState, RadiusNeed } from "../curve-input.ts";
import { threeRollPieces, troughProfile } from "../horizontal/trough-profile.ts";
import { setOutPoints } from "../set-out.ts";
import { verticalCurve } from "./vertical-curve.ts";
import type { VerticalCurveInput } from "./vertical-curve-input.ts";

const pieces = threeRollPieces(1.2, 0.441, 35 * degree);
const belt = {
  profile: troughProfile(bareTrace, pieces),
  modulus: 72e6,
  ratedTension: 150e3,
  beltMass: 24.852,
  materialMass: 500 / 3,
  beltSpeed: 3,
};
const slope = Math.atan(0.12);

function aCase(loadCase: string, tension: number, state: CurveState = "running", isLoaded = false): CurveCase {
  return { loadCase, state, isLoaded, tensionAt: () => tension };
}

const concave: VerticalCurveInput = {
  slopeBefore: 0,
  slopeAfter: slope,
  cases: [aCase("StartAheadEmpty", 126e3, "transient")],
  belt,
  rules: handbookCurveRules,
  spacing: 1.2,
};
const convex: VerticalCurveInput = { ...concave, slopeBefore: slope, slopeAfter: 0, cases: [aCase("RunFull", 110e3)] };

function radiusOf(input: VerticalCurveInput, check: string): number {
  const found = verticalCurve(startTrace(), input).checks.find((one) => one.check === check);
  return found?.need.kind === "radius" ? found.need.radius : Number.POSITIVE_INFINITY;
}

// Handbook EX 5.2.
describe("trough profile", () => {
  it("has the printed heights for three rolls of 35 degrees", () => {
    const profile = troughProfile(startTrace(), pieces);
    expectPrinted(profile.edgeHeight, "0.217672");
    expectPrinted(profile.meanHeight, "0.0688389");
    expectPrinted(profile.edgeAboveMean, "0.148833");
    expectPrinted(profile.edgeOffset, "0.531368");
  });

  it("has the printed heights for five rolls and for two", () => {
    const five = troughProfile(startTrace(), [
      { length: 0.12, angle: 0 },
      { length: 0.24, angle: 25 * degree },
      { length: 0.24, angle: 55 * degree },
    ]);
    expectPrinted(five.edgeHeight, "0.298025");
    expectPrinted(five.edgeOffset, "0.475172");
    expectPrinted(five.meanHeight, "0.100176");
    const two = troughProfile(startTrace(), threeRollPieces(1.2, 0, 10 * degree));
    expectPrinted(two.edgeHeight, "0.104189");
    expectPrinted(two.edgeOffset, "0.590885");
    expectPrinted(two.meanHeight, "0.0520945");
  });

  it.each([
    [20, "0.006334", "0.003167"],
    [35, "0.01062", "0.005311"],
    [45, "0.01309", "0.006547"],
  ])("of three equal rolls gives the CEMA factors at %d degrees", (trough, edge, centre) => {
    const profile = troughProfile(startTrace(), threeRollPieces(1, 1 / 3, trough * degree));
    expectPrinted(profile.edgeAboveMean / 12, edge);
    expectPrinted(profile.meanHeight / 12, centre);
  });
});

// Handbook EX 5.1.
it("starting with the belt loaded up to the curve raises the tension to 142 610 N", () => {
  const trace = startTrace();
  const massBehind = 600 * (24.852 + 500 / 3 + 15);
  const beltAndIdlers = massBehind + 400 * (24.852 + 15) + 1000 * (24.852 + 4.667);
  const runningForce = 0.022 * 9.80665 * beltAndIdlers;
  const runningTension = 40e3 + 0.022 * 9.80665 * massBehind;
  const movingMass = beltAndIdlers + 28000;
  expectPrinted(runningTension, "66 733");
  expectPrinted(runningForce, "36 541");
  expectPrinted(movingMass, "197 371");
  const acceleration = partialLoadAcceleration(trace, { startingForce: 157400, runningForce, movingMass });
  expectPrinted(acceleration, "0.612343");
  expectPrinted(aheadEmptyTension(trace, { runningTension, acceleration, massBehind }), "142 610");
});

// Handbook EX 5.3.
describe("concave curve", () => {
  it.each([
    [52e3, "236.384"],
    [88e3, "400.035"],
    [118e3, "536.411"],
    [126e3, "572.777"],
  ])("with %d N on an empty curve lifts off below %s m", (tension, printed) => {
    expectPrinted(radiusOf({ ...concave, cases: [aCase("a", tension, "transient")] }, "lift-off"), printed);
  });

  it("asks for less when the curve is loaded or the centrifugal force is credited", () => {
    expectPrinted(radiusOf({ ...concave, cases: [aCase("a", 126e3, "transient", true)] }, "lift-off"), "74.3252");
    const rules = { ...handbookCurveRules, centrifugalCredit: 1 };
    expectPrinted(radiusOf({ ...concave, rules }, "lift-off"), "571.761");
  });

  it("keeps edges taut and the centre within its limit", () => {
    expectPrinted(radiusOf({ ...concave, cases: [aCase("a", 52e3)] }, "edge-slack"), "317.549");
    expectPrinted(radiusOf({ ...concave, cases: [aCase("a", 88e3)] }, "centre-overstress"), "53.9717");
    expectPrinted(radiusOf(concave, "centre-overstress"), "45.2639");
  });

  it("recommends 580 m, governed by starting with the belt ahead empty", () => {
    const cases = [aCase("RunEmpty", 52e3), aCase("RunFull", 88e3, "running", true), ...concave.cases];
    const curve = verticalCurve(startTrace(), { ...concave, cases });
    expect(curve.governing).toMatchObject({ check: "lift-off", loadCase: "StartAheadEmpty" });
    expect(curve.recommendedRadius).toBe(580);
    expect(curve.isAdequate).toBe(true);
  });

  it("shows edge, centre and set load at 600 m", () => {
    const [state] = verticalCurve(startTrace(), { ...concave, radius: 600 }).states;
    expectPrinted(state?.edgeTension ?? 0, "87 140");
    expectPrinted(state?.centreTension ?? 0, "113 261");
    expectPrinted(state?.setLoad ?? 0, "38.3746");
  });

  it("lifts by 0.215529 m at 400 m, and says so", () => {
    const trace = startTrace();
    const curve = verticalCurve(trace, { ...concave, radius: 400 });
    expectPrinted(curve.states[0]?.beltLift ?? 0, "0.215529");
    expect(trace.findings.map((finding) => finding.code)).toEqual(["curve-radius-too-small", "curve-belt-lifts"]);
    expect(curve.isAsAdvised).toBe(false);
    const exact = { tensionFactor: 1, tension: 126e3, centrifugalCredit: 0, lineMass: 24.852, beltSpeed: 3 };
    expectPrinted(liftOffRadius(trace, { ...exact, gravity: 9.80665, slope }), "520.707");
  });

  it("takes the tension where the tangents lie, and settles on it", () => {
    const rising: CurveCase = { ...aCase("a", 0, "transient"), tensionAt: (distance) => 126e3 + 100 * distance };
    const radius = radiusOf({ ...concave, cases: [rising] }, "lift-off");
    const tangent = tangentLength.evaluate({ radius, deflection: slope });
    expect(
      Math.abs(radiusOf({ ...concave, cases: [aCase("b", 126e3 + 100 * tangent)] }, "lift-off") - radius),
    ).toBeLessThan(0.1);
  });

  it("says that no radius suffices when the belt is slack already", () => {
    const trace = startTrace();
    const curve = verticalCurve(trace, { ...concave, cases: [aCase("slack", 5000)] });
    expect(curve.recommendedRadius).toBeUndefined();
    expect(curve.isAdequate).toBe(false);
    expect(trace.findings[0]).toMatchObject({ code: "curve-no-radius-suffices", subject: "vertical-curve/edge-slack" });
  });

  it("refuses a tension that is no number", () => {
    expect(() => verticalCurve(startTrace(), { ...concave, cases: [aCase("a", Number.NaN)] })).toThrow(InputRefused);
  });
});

// Handbook EX 5.4 and 5.5.
describe("convex curve", () => {
  it("keeps edge, centre and idlers within their limits", () => {
    expectPrinted(radiusOf(convex, "edge-overstress"), "149.526");
    expectPrinted(radiusOf({ ...convex, cases: [aCase("a", 150e3, "transient")] }, "edge-overstress"), "122.469");
    expectPrinted(radiusOf({ ...convex, cases: [aCase("a", 52e3)] }, "centre-buckling"), "146.874");
    const third = { ...belt, profile: troughProfile(bareTrace, threeRollPieces(1.2, 0.4, 35 * degree)) };
    expectPrinted(radiusOf({ ...convex, belt: third }, "edge-overstress"), "153.665");
    expect(verticalCurve(startTrace(), convex).recommendedRadius).toBe(150);
  });

  it("loads a set by weight and curve", () => {
    const trace = startTrace();
    const set = { lineMass: 24.852 + 500 / 3, gravity: 9.80665, spacing: 1.2, slope };
    expectPrinted(straightSetLoad(trace, set), "2237.73");
    expectPrinted(equalLoadSpacing(trace, { ...set, tension: 110e3, radius: 350 }), "1.02692");
    expectPrinted(turnPerSet(trace, { spacing: 1.2, radius: 350 }) / degree, "0.196443");
    const [state] = verticalCurve(trace, { ...convex, radius: 350 }).states;
    expectPrinted(state?.edgeTension ?? 0, "122 284");
    expectPrinted(state?.centreTension ?? 0, "77 505.5");
    expectPrinted((state?.setLoad ?? 0) - (state?.straightSetLoad ?? 0), "377.143");
  });

  it("needs 74.9036 m for an idler rating of 4 kN on the slope", () => {
    const steep = { ...convex, slopeAfter: slope - 1e-9, allowedSetLoad: 4000 };
    const loaded = [aCase("RunFull", 110e3, "running", true)];
    expectPrinted(radiusOf({ ...steep, cases: loaded }, "idler-load"), "74.9036");
  });

  it("warns of a sharp turn over one set, and does not call it as advised", () => {
    // Handbook 5.4.2: 2° a set, so 1.5 m apart need 43 m; the arc of 6.84277° holds three of them from 38 m.
    const trace = startTrace();
    const sharp = verticalCurve(trace, { ...convex, radius: 30, spacing: 1.5 });
    expect(trace.findings.map((finding) => finding.code)).toContain("curve-turns-much-per-set");
    expect(sharp.isAsAdvised).toBe(false);
    expect(verticalCurve(startTrace(), { ...convex, radius: 2000, spacing: 1.5 }).isAsAdvised).toBe(true);
  });
});

// Handbook 5.4.2: half the spacing where a set carries more than 1.5 times the straight-line load, 2237.73 N when full.
describe("the load of sets in a convex curve", () => {
  const toldAt = (tension: number, isLoaded: boolean) => {
    const trace = startTrace();
    const cases = [aCase("Case", tension, "running", isLoaded)];
    verticalCurve(trace, { ...convex, slopeAfter: slope - 0.1, radius: 100, cases });
    return trace.findings.find(({ code }) => code === "curve-halve-spacing")?.values;
  };

  it("is compared with that of the loaded belt, whichever case pulls", () => {
    // 110 kN over 100 m add 1320 N: with 2237.73 N of the loaded belt 1.59 times, with 290.3 N of the empty belt 5.5 times
    // its own weight but 0.72 times what the sets were chosen for.
    expect(toldAt(110e3, true)?.setLoad).toBeGreaterThan(1.5 * 2237.73);
    expect(toldAt(110e3, false)).toBeUndefined();
    expect(toldAt(280e3, false)?.straightSetLoad).toBeCloseTo(191.5187 * 9.80665 * 1.2 * Math.cos(slope - 0.1), 1);
  });
});

// CEMA's advice, handbook 5.4.2: at most 2 degrees from one set to the next.
describe("a bend that one set may take", () => {
  const findingsAt = (slopeAfter: number, radius?: number) => {
    const trace = startTrace();
    const drawn = radius === undefined ? {} : { radius };
    verticalCurve(trace, { ...convex, ...drawn, slopeBefore: slopeAfter + 1 * degree, slopeAfter });
    return trace.findings;
  };

  it("is left alone, and so is a short arc that turns no more than three sets may", () => {
    expect(findingsAt(0)).toEqual([]);
    // One degree of 160 m is an arc of 2.79 m: two whole spaces of 1.2 m.
    expect(findingsAt(0, 160)).toEqual([]);
  });

  it("is warned, not refused, where the belt is too slack for any radius", () => {
    const severityOf = (turn: number) => {
      const trace = startTrace();
      verticalCurve(trace, { ...convex, slopeBefore: turn * degree, cases: [aCase("RunEmpty", 5000)] });
      return trace.findings.find(({ code }) => code === "curve-no-radius-suffices")?.severity;
    };
    expect([severityOf(1), severityOf(5)]).toEqual(["warning", "error"]);
  });
});

describe("arc geometry", () => {
  it("is that of EX 5.5 and of the curve calculator", () => {
    const trace = startTrace();
    const arc = { radius: 950, deflection: slope };
    expectPrinted(tangentLength(trace, arc), "56.7963");
    expectPrinted(arcLength(trace, arc), "113.457");
    expectPrinted(externalDistance(trace, arc), "1.69628");
    const printedArc = { radius: 600, deflection: 6.84277 * degree };
    const chord = chordLength(trace, printedArc);
    const height = middleOrdinate(trace, printedArc);
    expectPrinted(chord, "71.6147");
    expectPrinted(height, "1.06943");
    expectPrinted(radiusOfChord(trace, { chord, middleOrdinate: height }), "600.000");
  });

  it("sets out from tangent point to tangent point", () => {
    const input = { chainage: 100, level: 10, slopeBefore: 0, slopeAfter: slope, radius: 950, increment: 10 };
    const points = setOutPoints(startTrace(), input);
    expectPrinted(100 - (points[0]?.chainage ?? 0), "56.7963");
    expectPrinted(points.at(-1)?.distance ?? 0, "113.457");
    expect(points).toHaveLength(13);
    const end = points.at(-1);
    expect(Math.hypot((end?.chainage ?? 0) - 100, (end?.level ?? 0) - 10)).toBeCloseTo(56.7963, 4);
    expect(Math.atan2((end?.level ?? 0) - 10, (end?.chainage ?? 0) - 100)).toBeCloseTo(slope, 12);
    expect(() => setOutPoints(startTrace(), { ...input, increment: 0 })).toThrow(InputRefused);
  });
});

// Handbook 5.4.5, CEMA in inches and pounds.
it("agrees with the imperial CEMA form", () => {
  const width = 1.2192;
  const profile = troughProfile(bareTrace, threeRollPieces(width, width / 3, 35 * degree));
  const reserve = 126e3 / width - (30 * 4.4482216152605) / 0.0254;
  expectPrinted(fibreRadius(startTrace(), { modulus: 72e6, distance: profile.edgeAboveMean, reserve }), "114.064");
});

it("meets the reference case of vertical curves", () => {
  const published = getPublishedCase("vertical-curves-1200mm-35deg");
  const width = 1.2;
  const exact = { ...handbookCurveRules, highFactor: 1, lowFactor: 1, runningEdgeFactor: 1, lowestTension: 4500 };
  const third = { ...belt, profile: troughProfile(bareTrace, threeRollPieces(width, width / 3, 35 * degree)) };
  const input = {
    ...concave,
    slopeBefore: 11 * degree,
    slopeAfter: 12 * degree,
    rules: exact,
    belt: { ...third, modulus: 7.2e6, ratedTension: 100e3, beltMass: 18 },
    cases: [aCase("a", 60e3 * width)],
  };
  const over = { ...input, slopeBefore: 12 * degree, slopeAfter: 11 * degree };
  const light = { ...input, cases: [aCase("a", 45e3)] };
  expectPublished(published, {
    concave_liftoff_radius_m: radiusOf(light, "lift-off"),
    concave_liftoff_radius_cema_1p11_m: liftOffRadius(startTrace(), {
      tensionFactor: 1.11,
      tension: 45e3,
      centrifugalCredit: 0,
      lineMass: 18,
      beltSpeed: 3,
      gravity: 9.80665,
      slope: 0,
    }),
    convex_edge_overstress_radius_m: radiusOf(over, "edge-overstress"),
    convex_centre_buckling_radius_m: radiusOf(over, "centre-buckling"),
    concave_edge_buckling_radius_m: radiusOf(input, "edge-slack"),
    concave_centre_overstress_radius_m: radiusOf(input, "centre-overstress"),
  });
});

describe("laws of vertical curves", () => {
  const tension = fc.double({ min: 20e3, max: 160e3, noNaN: true });
  const radius = fc.double({ min: 30, max: 2000, noNaN: true });

  it("a larger radius never worsens lift-off", () => {
    fc.assert(
      fc.property(tension, radius, fc.double({ min: 1, max: 5, noNaN: true }), (pull, small, factor) => {
        const at = (one: number) =>
          verticalCurve(startTrace("checked"), { ...concave, radius: one, cases: [aCase("a", pull)] }).states[0];
        const near = at(small);
        const wide = at(small * factor);
        expect(wide?.beltLift ?? 1).toBeLessThanOrEqual(near?.beltLift ?? 0);
        expect(wide?.setLoad ?? 0).toBeGreaterThanOrEqual(near?.setLoad ?? 1);
      }),
    );
  });

  it("the radius for an edge brings that edge to its limit", () => {
    fc.assert(
      fc.property(fc.double({ min: 20e3, max: 140e3, noNaN: true }), (pull) => {
        const rules = { ...handbookCurveRules, highFactor: 1 };
        const input = { ...convex, rules, cases: [aCase("a", pull)] };
        const need = radiusOf(input, "edge-overstress");
        const [state] = verticalCurve(startTrace("checked"), { ...input, radius: need }).states;
        expect(Math.abs((state?.edgeTension ?? 0) / (1.15 * 150e3) - 1)).toBeLessThan(1e-9);
      }),
    );
  });

  it("the recommended radius is the next multiple, and rounding it again changes nothing", () => {
    fc.assert(
      fc.property(radius, (requiredRadius) => {
        const up = recommendedRadius(bareTrace, { increment: 10, requiredRadius });
        expect(up).toBeGreaterThanOrEqual(requiredRadius * (1 - 1e-9));
        expect(up - requiredRadius).toBeLessThan(10);
        expect(recommendedRadius(bareTrace, { increment: 10, requiredRadius: up })).toBe(up);
      }),
    );
  });

  it("no need is negative", () => {
    const isSound = (need: RadiusNeed) => need.kind === "none-suffices" || need.radius >= 0;
    fc.assert(
      fc.property(tension, (pull) => {
        for (const input of [concave, convex]) {
          const { needs } = verticalCurve(startTrace("checked"), { ...input, cases: [aCase("a", pull)] });
          expect(needs.every((one) => isSound(one.need))).toBe(true);
        }
      }),
    );
  });
});
