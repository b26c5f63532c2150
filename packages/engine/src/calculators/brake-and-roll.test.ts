import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { expectPrinted } from "../test-support/printed.ts";
import { workedBrake as conveyor } from "../test-support/worked/calculator-inputs.ts";
import { startTrace } from "../trace/trace.ts";
import { beltOnRoll, beltRoll, twoPulleyBelt } from "./belt-roll.ts";
import { quickBrake, quickFlywheel } from "./brake-and-flywheel.ts";

// Handbook EX 7.10.
describe("brake and flywheel", () => {
  it("has the printed times, torques and temperatures", () => {
    const brake = quickBrake(startTrace(), conveyor);
    expectPrinted(brake.coastTime, "11.3641");
    expectPrinted(quickBrake(startTrace(), { ...conveyor, stopTime: 10 }).brakeForce, "13 764.0");
    expectPrinted(brake.brakeForce, "42 430.7");
    expectPrinted(brake.lowSpeedTorque, "17 820.9");
    // Mass and force are printed rounded; the handbook allows one unit in the last digit.
    expect(Math.abs(brake.highSpeedTorque - 818.599)).toBeLessThanOrEqual(0.001);
    expectPrinted(brake.caliperTorque, "848.000");
    expect(brake.calipers).toBe(1);
    expectPrinted(brake.energyPerStop, "509 168");
    expectPrinted(brake.discMass, "66.5861");
    expectPrinted(brake.discTemperature, "89.8702");
    expectPrinted(brake.meanPower, "848.614");
  });

  it("has the printed flywheel", () => {
    const { movingMass, beltSpeed, effectiveTension, pulleyRadius, gearRatio } = conveyor;
    const given = { movingMass, beltSpeed, effectiveTension, pulleyRadius, gearRatio, coastTime: 15 };
    const wheel = quickFlywheel(startTrace(), given);
    expectPrinted(wheel.mass, "122 292");
    expectPrinted(wheel.inertia, "45.5175");
  });

  it("takes with the belt all the energy of the moving mass", () => {
    fc.assert(
      fc.property(fc.double({ min: 1, max: 11, noNaN: true }), (stopTime) => {
        const { energyPerStop } = quickBrake(startTrace("checked"), { ...conveyor, stopTime });
        const belt = (conveyor.effectiveTension * 3 * stopTime) / 2;
        expect((energyPerStop + belt) / (0.5 * conveyor.movingMass * 9)).toBeCloseTo(1, 9);
      }),
    );
  });

  it("adding a flywheel never shortens a coast", () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e6, noNaN: true }), (mass) => {
        const more = quickBrake(startTrace("checked"), { ...conveyor, movingMass: conveyor.movingMass + mass });
        expect(more.coastTime).toBeGreaterThanOrEqual(quickBrake(startTrace("checked"), conveyor).coastTime);
      }),
    );
  });
});

// Handbook EX 7.11.
describe("belt roll", () => {
  it("has the printed sizes", () => {
    const roll = beltRoll(startTrace(), { length: 300, thickness: 0.0148, coreDiameter: 0.6, beltMass: 24.852 });
    expectPrinted(roll.diameter, "2.45218");
    expectPrinted(roll.turns, "62.5736");
    expectPrinted(roll.mass, "7455.60");
    expectPrinted(beltOnRoll(startTrace(), { rollDiameter: 2.4, coreDiameter: 0.6, thickness: 0.0148 }), "286.564");
    expectPrinted(twoPulleyBelt(startTrace(), { centres: 1000, firstDiameter: 1, secondDiameter: 0.8 }), "2002.827443");
  });

  it("holds what was wound on it", () => {
    fc.assert(
      fc.property(fc.double({ min: 1, max: 2000, noNaN: true }), (length) => {
        const { diameter } = beltRoll(startTrace(), { length, thickness: 0.012, coreDiameter: 0.5, beltMass: 20 });
        const held = beltOnRoll(startTrace(), { rollDiameter: diameter, coreDiameter: 0.5, thickness: 0.012 });
        expect(held / length).toBeCloseTo(1, 9);
      }),
    );
  });
});
