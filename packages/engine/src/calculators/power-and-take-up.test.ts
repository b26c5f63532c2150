import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { requiredTakeUpMass } from "../rules/mechanics/take-up.ts";
import { expectPrinted } from "../test-support/printed.ts";
import { expectPublished, getPublishedCase } from "../test-support/published-case.ts";
import { workedPower as conveyor } from "../test-support/worked/calculator-inputs.ts";
import { InputRefused } from "../trace/input-refused.ts";
import { startTrace } from "../trace/trace.ts";
import { degree } from "../units.ts";
import { type QuickPowerInput, quickPower } from "./quick-power.ts";
import { type TakeUpTravelInput, takeUpTravelOf } from "./take-up-travel.ts";
import { wrapAndTraction } from "./wrap-and-traction.ts";

// Handbook EX 7.7.
describe("kW calculator", () => {
  it("has the printed forces and powers", () => {
    const result = quickPower(startTrace(), conveyor);
    expect(result.lengthCoefficient).toBe(1.09);
    expectPrinted(result.lengthCoefficient * result.mainResistance, "55 484.6");
    expectPrinted(result.slopeResistance, "49 033.2");
    expectPrinted(result.effectiveTension, "104 518");
    expectPrinted(result.beltPower / 1000, "313.553");
    expectPrinted(result.motorPower / 1000, "330.056");
    expectPrinted(result.motorPower / 745.6998716, "442.613");
    expectPrinted(result.requiredMotorPower / 1000, "363.062");
  });

  it("says below 80 m that no standard stands behind the length coefficient, unless it is typed", () => {
    const codesOf = (change: Partial<QuickPowerInput>) => {
      const trace = startTrace();
      quickPower(trace, { ...conveyor, lift: 2, ...change });
      return trace.findings.map(({ code }) => code);
    };
    expect(codesOf({ length: 79.9 })).toContain("length-coefficient-not-normative");
    expect(codesOf({ length: 80 })).not.toContain("length-coefficient-not-normative");
    expect(codesOf({ length: 40, lengthCoefficient: 2.4 })).not.toContain("length-coefficient-not-normative");
  });

  it("lifts only the material, and returns less than it takes when lowering", () => {
    fc.assert(
      fc.property(fc.double({ min: 1, max: 200, noNaN: true }), (lift) => {
        const up = quickPower(startTrace("checked"), { ...conveyor, lift });
        const down = quickPower(startTrace("checked"), { ...conveyor, lift: -lift });
        expect(up.slopeResistance).toBeCloseTo(-down.slopeResistance, 6);
        expect(up.mainResistance).toBe(down.mainResistance);
        expect(Math.abs(down.motorPower)).toBeLessThan(up.motorPower);
      }),
    );
  });

  it("refuses a belt that stands", () => {
    expect(() => quickPower(startTrace(), { ...conveyor, beltSpeed: 0 })).toThrow(InputRefused);
  });
});

// Handbook 2.15: defaults 0.25 running and 0.35 starting on 180 degrees; example of 2.19.
describe("wrap and traction", () => {
  it.each([
    [0.25, "0.8380"],
    [0.35, "0.4993"],
  ])("at friction %d the drive factor is %s", (friction, printed) => {
    const at = { friction, wrapAngle: 180 * degree, driveForce: 50e3, slackTension: 60e3 };
    expectPrinted(wrapAndTraction(startTrace(), at).driveFactor, printed);
  });

  it("needs the printed friction and wrap on the worked conveyor", () => {
    const at = { friction: 0.25, wrapAngle: 210 * degree, driveForce: 68264.93, slackTension: 46234.78 };
    const result = wrapAndTraction(startTrace(), at);
    expectPrinted(result.requiredSlackTension, "45 509.41");
    expectPrinted(result.requiredFriction, "0.24742");
    expectPrinted(result.requiredWrapAngle / degree, "207.8");
    expect(result.surplus).toBeCloseTo(725.363, 1);
  });

  it("says that a slack pulley slips", () => {
    const trace = startTrace();
    wrapAndTraction(trace, { friction: 0.25, wrapAngle: Math.PI, driveForce: 50e3, slackTension: 0 });
    expect(trace.findings.map((finding) => finding.code)).toEqual(["value-replaced", "drive-slips"]);
  });
});

const loop: TakeUpTravelInput = {
  modulus: 72e6,
  beltWidth: 1.2,
  beltLength: 2020,
  cases: [
    {
      loadCase: "Running Full",
      sections: [
        { length: 1000, startTension: 68.06e3, endTension: 162.98e3 },
        { length: 1000, startTension: 62.15e3, endTension: 68.06e3 },
      ],
    },
    {
      loadCase: "Rest",
      sections: [
        { length: 1000, startTension: 55.6e3, endTension: 62.3e3 },
        { length: 1000, startTension: 62.3e3, endTension: 55.6e3 },
      ],
    },
  ],
  expansion: 0.0000117,
  temperatureRange: 45,
  permanentShare: 0.0025,
  spliceLength: 1,
};

// Handbook EX 7.9.
describe("take-up travel", () => {
  it("has the printed parts", () => {
    const result = takeUpTravelOf(startTrace(), loop);
    expectPrinted(result.stretch[0]?.length ?? 0, "2.09057");
    expectPrinted(result.stretch[1]?.length ?? 0, "1.36458");
    expectPrinted(result.elastic, "0.362992");
    expectPrinted(result.thermal, "0.531765");
    expectPrinted(result.permanent, "2.52500");
    expectPrinted(result.splice, "0.5");
    expectPrinted(result.elastic + result.thermal + result.permanent + result.splice, "3.91976");
    expect(result.total).toBeCloseTo(4.4, 10);
    expectPrinted(takeUpTravelOf(startTrace(), { ...loop, permanentShare: 0.01 }).permanent, "10.1000");
  });

  it("meets the reference case", () => {
    const published = getPublishedCase("belt-elongation-takeup-travel");
    const at = (name: string) => published.inputs[name] ?? Number.NaN;
    const length = at("centre_distance_m");
    const rest = at("installation_tension_N");
    const strand = (start: number, end: number) => ({
      ...loop,
      modulus: at("axial_stiffness_EA_N"),
      beltWidth: 1,
      beltLength: 2 * length,
      expansion: at("thermal_expansion_per_K"),
      temperatureRange: at("temperature_range_K"),
      cases: [
        { loadCase: "run", sections: [{ length, startTension: start, endTension: end }] },
        { loadCase: "rest", sections: [{ length, startTension: rest, endTension: rest }] },
      ],
    });
    const carry = takeUpTravelOf(startTrace(), strand(at("carry_tension_tail_N"), at("carry_tension_head_N")));
    const back = takeUpTravelOf(startTrace(), strand(at("return_tension_head_side_N"), at("return_tension_tail_N")));
    expectPublished(published, {
      carry_elongation_m: 2 * carry.elastic,
      return_elongation_m: 2 * back.elastic,
      elastic_takeup_travel_m: carry.elastic + back.elastic,
      thermal_takeup_travel_m: carry.thermal,
    });
  });

  it("halves with twice the modulus and grows with the length", () => {
    fc.assert(
      fc.property(fc.double({ min: 1e6, max: 1e9, noNaN: true }), (modulus) => {
        const at = (one: number) => takeUpTravelOf(startTrace("checked"), { ...loop, modulus: one }).elastic;
        expect(at(2 * modulus)).toBeCloseTo(at(modulus) / 2, 9);
      }),
    );
  });

  it.each([
    [8501, 9000],
    [9000, 9000],
    [1, 500],
    [0, 0],
  ])("rounds a mass of %d kg up to %d kg", (mass, rounded) => {
    const gravity = 9.80665;
    const pull = { tension: (mass * gravity) / 2, gravity, wrapAngle: Math.PI, increment: 500 };
    expect(requiredTakeUpMass(startTrace(), pull)).toBe(rounded);
  });
});
