import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { InputRefused } from "../../trace/input-refused.ts";
import { bareTrace } from "../../trace/trace.ts";
import { missedLimits } from "./missed-limits.ts";
import { type PulleyBody, pulleyMass } from "./pulley-body.ts";
import {
  type BuiltPulley,
  type PulleyDuty,
  type PulleyLimitCheck,
  pulleyCheck,
  shaftCheck,
  usualPulleyRules,
} from "./pulley-check.ts";
import { bodyMass, shaftScreen } from "./shaft-screen.ts";

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const bodies = fc
  .record({ shell: number(0.4, 1.2), thickness: number(0.008, 0.03), face: number(0.6, 2), shaft: number(0.06, 0.18) })
  .map(
    ({ shell, thickness, face, shaft }): PulleyBody => ({
      shellDiameter: shell,
      shellThickness: thickness,
      faceWidth: face,
      laggingThickness: 0.012,
      discThickness: 0.04,
      hubCentres: face - 0.15,
      shaftDiameter: shaft,
      shaftLength: face + 0.7,
    }),
  );
const tension = number(0, 200e3);
const cases = fc.array(fc.record({ arriving: tension, leaving: tension, isRunning: fc.boolean() }), {
  minLength: 1,
  maxLength: 6,
});

function builtOf(body: PulleyBody): BuiltPulley {
  const seatDiameter = 0.8 * body.shaftDiameter;
  const shoulder = { distance: 0.15, filletRadius: 0.02 * seatDiameter };
  return { body, seatDiameter, bearingRating: 900e3, bearingStaticRating: 200e3, shoulder };
}

function dutyOf(
  { faceWidth }: PulleyBody,
  drawn: readonly { readonly arriving: number; readonly leaving: number; readonly isRunning: boolean }[],
  wrapAngle: number,
): PulleyDuty {
  return {
    arrivingDirection: 0.1,
    leavingDirection: wrapAngle,
    wrapAngle,
    cases: [{ arriving: 50e3, leaving: 30e3, isRunning: true }, ...drawn].map(({ isRunning, ...pull }, at) => ({
      loadCase: `${at}`,
      state: isRunning ? "running" : "transient",
      ...pull,
    })),
    beltWidth: faceWidth - 0.2,
    beltSpeed: 3,
    isDriven: true,
    bearingCentres: faceWidth + 0.4,
    leastShellDiameter: 0.5,
    steel: { tensileStrength: 590e6, yieldStrength: 345e6, enduranceLimit: 250e6, modulus: 207e9 },
  };
}

const looksAt = new Set(["hub-diameter", "seat-diameter", "hub-slope", "bearing-life"]);
const isNear = ({ value, limit }: PulleyLimitCheck) => Math.abs(value / limit - 1) < 1e-5;

// Laws: the quick look weighs what the whole check weighs, and differs from it in nothing it is sure of.
describe("a first look at a shaft", () => {
  it("weighs all parts of the pulley", () => {
    fc.assert(
      fc.property(bodies, (body) => {
        expect(bodyMass(body)).toBeCloseTo(pulleyMass(bareTrace, body).mass, 8);
      }),
      { numRuns: 100 },
    );
  });

  it("tells of the limits the whole check tells of, unless one is met within a millionth", () => {
    fc.assert(
      fc.property(bodies, cases, number(0, 3.2), (body, drawn, wrapAngle) => {
        const [built, duty] = [builtOf(body), dutyOf(body, drawn, wrapAngle)];
        const { missed, isSure } = shaftScreen(duty, usualPulleyRules(bareTrace)).look(built);
        const { checks } = shaftCheck(bareTrace, duty, built, usualPulleyRules(bareTrace));
        const seen = checks.filter((check) => looksAt.has(check.name) && !isNear(check));
        for (const check of seen) expect(missed.includes(check.name)).toBe(!check.isMet);
        if (!checks.some(isNear)) expect(isSure).toBe(checks.every(({ isMet }) => isMet));
      }),
      { numRuns: 150 },
    );
  });

  it("calls a shaft too thin where the whole check misses its hub or its slope there", () => {
    const thin = { yes: 0, no: 0, bySlope: 0 };
    // As little slope as makes it govern as often as strength does.
    const rules = { ...usualPulleyRules(bareTrace), allowedHubSlope: 0.0008 };
    fc.assert(
      fc.property(bodies, cases, number(0.1, 3.2), (body, drawn, wrapAngle) => {
        const [built, duty] = [builtOf(body), dutyOf(body, drawn, wrapAngle)];
        const { checks } = shaftCheck(bareTrace, duty, built, rules);
        const own = checks.filter(({ name }) => name === "hub-diameter" || name === "hub-slope");
        if (own.some(isNear)) return;
        const missed = own.flatMap(({ name, isMet }) => (isMet ? [] : [name]));
        thin[missed.length > 0 ? "yes" : "no"] += 1;
        if (missed.join() === "hub-slope") thin.bySlope += 1;
        expect(shaftScreen(duty, rules).isTooThin(built)).toBe(missed.length > 0);
      }),
      { numRuns: 200 },
    );
    expect(Math.min(thin.yes, thin.no, thin.bySlope)).toBeGreaterThan(5);
  });

  it("spares the whole check only where that finds nothing", () => {
    const light = cases.map((all) =>
      all.map(({ arriving, leaving, isRunning }) => ({ arriving: arriving / 8, leaving: leaving / 8, isRunning })),
    );
    const passed = { yes: 0, no: 0 };
    fc.assert(
      fc.property(bodies, fc.oneof(cases, light), number(0.1, 3.2), (body, drawn, wrapAngle) => {
        const [built, duty] = [builtOf(body), dutyOf(body, drawn, wrapAngle)];
        const { isAdequate } = pulleyCheck(bareTrace, duty, built, usualPulleyRules(bareTrace));
        passed[isAdequate ? "yes" : "no"] += 1;
        expect(missedLimits(duty, built, usualPulleyRules(bareTrace)) === undefined).toBe(isAdequate);
      }),
      { numRuns: 300 },
    );
    expect(Math.min(passed.yes, passed.no)).toBeGreaterThan(20);
  });

  it("leaves parts that do not fit into one another to the whole check, which refuses them", () => {
    fc.assert(
      fc.property(bodies, (body) => {
        const built = builtOf({ ...body, shaftDiameter: 0.18, hubDiameter: 0.17 });
        const duty = dutyOf(body, [], 1);
        expect(shaftScreen(duty, usualPulleyRules(bareTrace)).look(built).isSure).toBe(false);
        expect(() => pulleyCheck(bareTrace, duty, built, usualPulleyRules(bareTrace))).toThrow(InputRefused);
      }),
      { numRuns: 20 },
    );
  });
});
