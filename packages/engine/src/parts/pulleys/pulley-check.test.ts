import { describe, expect, it } from "vitest";
import { bareTrace, startTrace } from "../../trace/trace.ts";
import { degree } from "../../units.ts";
import { type BuiltPulley, type PulleyDuty, pulleyCheck, usualPulleyRules } from "./pulley-check.ts";

// Handbook 4, Ref-A: the drive of examples 1 to 5 and 9 to 11, starting.
const duty: PulleyDuty = {
  arrivingDirection: 4.5314 * degree,
  leavingDirection: 154.5261 * degree,
  wrapAngle: 210.0054 * degree,
  cases: [
    { loadCase: "running-full", state: "running", arriving: 161849.3, leaving: 65000 },
    { loadCase: "starting-full", state: "transient", arriving: 205312.4, leaving: 65000 },
  ],
  beltWidth: 1.2,
  beltSpeed: 3,
  isDriven: true,
  bearingCentres: 1.9,
  leastShellDiameter: 0.63,
  steel: { tensileStrength: 540e6, enduranceLimit: 243e6, yieldStrength: 300e6, modulus: 207e9 },
};
const built: BuiltPulley = {
  body: {
    shellDiameter: 0.8,
    shellThickness: 0.016,
    faceWidth: 1.4,
    laggingThickness: 0.012,
    discThickness: 0.045,
    hubDiameter: 0.36,
    hubLength: 0.14,
    hubCentres: 1.25,
    shaftDiameter: 0.25,
    shaftLength: 2.3,
  },
  mass: 1711.48,
  seatDiameter: 0.18,
  bearingRating: 1250e3,
  shoulder: { distance: 0.15, filletRadius: 0.02 },
};
const check = (pulley: BuiltPulley) => {
  const trace = startTrace("checked");
  const found = pulleyCheck(trace, duty, pulley, usualPulleyRules(bareTrace));
  return { ...found, codes: trace.findings.map(({ code }) => code) };
};

describe("the shoulder of a pulley shaft", () => {
  it("asks for 172.569 mm at 150 mm from the bearing, which 180 mm gives", () => {
    const found = check(built);
    expect((found.shoulderDiameter ?? 0) * 1000).toBeCloseTo(172.569, 2);
    expect(found.isAdequate).toBe(true);
  });

  it("is a finding where the seat is thinner than that", () => {
    const found = check({ ...built, seatDiameter: 0.165 });
    expect(found.isAdequate).toBe(false);
    expect(found.codes).toContain("pulley-shoulder-diameter");
  });

  it("is not asked for where the shaft has no step", () => {
    expect(check({ ...built, seatDiameter: 0.25 }).shoulderDiameter).toBeUndefined();
  });
});

describe("the bearings of a pulley", () => {
  it("must carry half the starting load of 263.4 kN twice over at rest", () => {
    const half = 263.3998e3 / 2;
    const withRating = (bearingStaticRating: number) => check({ ...built, bearingStaticRating });
    expect(withRating(3 * half).staticSafety).toBeCloseTo(3, 4);
    expect(withRating(3 * half).isAdequate).toBe(true);
    expect(withRating(1.9 * half).codes).toEqual(["pulley-static-safety"]);
  });

  it("have no life where nothing tells their rating", () => {
    const { bearingRating: _unknown, ...unrated } = built;
    const found = check(unrated);
    expect(found.bearingLife).toBeUndefined();
    expect(found.checks.map(({ name }) => name)).not.toContain("bearing-life");
  });
});
