import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calculate } from "../../design/calculate.ts";
import { conveyorToFile } from "../../document/file-record.ts";
import { parseConveyor } from "../../document/parse.ts";
import { firstDesign } from "./first-design.ts";
import type { FiveNumbers } from "./five-numbers.ts";

function solved(five: FiveNumbers) {
  const conveyor = firstDesign(five);
  const calculation = calculate(conveyor);
  if (calculation.kind === "refused") throw new Error(JSON.stringify(calculation.issues));
  const errors = calculation.solution.findings.filter(({ severity }) => severity === "error");
  return { conveyor, results: calculation.results, errors };
}

// Designs an engineer would call ordinary, from a plant feeder to an overland flight.
const ordinary: readonly FiveNumbers[] = [
  { capacity: 200, length: 25, lift: 3, width: 650 },
  { capacity: 500, length: 60, lift: 12, width: 800 },
  { capacity: 1800, length: 100, lift: 10, width: 1200 },
  { capacity: 1000, length: 300, lift: 0, width: 1000 },
  { capacity: 2500, length: 800, lift: 40, width: 1400 },
  { capacity: 4000, length: 1500, lift: 20, width: 1600 },
  { capacity: 800, length: 2500, lift: 5, width: 900 },
];

describe("a first design from five numbers", () => {
  it("leaves the shares of its drives to motors and control, which share by installed power", () => {
    const conveyor = firstDesign({ capacity: 3000, length: 6000, lift: 30, width: 1200 });
    const motors = conveyor.drives.map(({ noOfMotors }) => noOfMotors);
    expect(motors).toEqual([2, 1]);
    expect(conveyor.drives.map(({ loadShare }) => loadShare)).toEqual([0, 0]);
    const calculation = calculate(conveyor);
    if (calculation.kind === "refused") throw new Error(JSON.stringify(calculation.issues));
    const shares = calculation.solution.machine.startStop?.shares;
    expect(shares?.decidedBy).toBe("torque");
    const running = shares?.cases.filter(({ loadCase }) => loadCase === "running-full") ?? [];
    running.forEach(({ share }, at) => {
      expect(share).toBeCloseTo((motors[at] ?? 0) / 3, 9);
    });
  });

  it.each(ordinary)("of $capacity t/h over $length m rising $lift m solves without an error", (five) => {
    const { errors, results } = solved(five);
    // No library is at hand, and so no holdback for belts that would run back.
    expect(errors.filter(({ code }) => code !== "drive-missing-holdback")).toEqual([]);
    expect(results.percentBeltCapacity).toBeGreaterThan(20);
    expect(results.percentBeltCapacity).toBeLessThanOrEqual(100);
    // Lifting alone needs m·g·h: 9.80665 N/kg over 3600 s, kW.
    const lifting = (five.capacity * 9.80665 * five.lift) / 3600;
    expect(results.absorbedPower).toBeGreaterThan(lifting);
    expect(results.installedPower).toBeGreaterThanOrEqual(Number(results.absorbedPower));
  });

  it("holds the five numbers as they were given", () => {
    const { conveyor } = solved({
      capacity: 950,
      length: 240,
      lift: 18,
      width: 1000,
      material: { description: "Coal", loBD: 850, hiBD: 950, surchargeAngle: 20, category: "General" },
    });
    expect(conveyor).toMatchObject({ capacityInp: 950, beltWidthInp: 1000 });
    expect(conveyor.matl).toMatchObject({ description: "Coal", loBD: 850, hiBD: 950 });
    const head = conveyor.pulls.find(({ pType }) => pType === "Drive");
    expect(head).toMatchObject({ x: 240, z: 18 });
    expect(conveyor.pulls.find(({ pType }) => pType === "Hopper")?.capacityInp).toBe(950);
  });

  it("leaves the choice of belt and motor to the program", () => {
    const { conveyor } = solved({ capacity: 950, length: 240, lift: 18, width: 1000 });
    expect(conveyor.selectBeltMode).toBe("Auto");
    expect(conveyor.drives[0]?.selectMotorMode).toBe("Auto");
  });

  // Handbook 15.5 and 15.31: no start factor, which would hide what is fitted; direct to 30 kW, soft starters to 250 kW.
  it.each([
    [
      { capacity: 200, length: 25, lift: 3, width: 650 },
      { controlMode: "Auto", rampTime: 0 },
    ],
    [
      { capacity: 1800, length: 100, lift: 10, width: 1200 },
      { controlMode: "Soft starter", rampTime: 0 },
    ],
    [
      { capacity: 2500, length: 800, lift: 40, width: 1400 },
      { controlMode: "Auto", rampTime: 20 },
    ],
  ])("starts %o as its motor is fitted: %o", (five, { controlMode, rampTime }) => {
    const { conveyor } = solved(five);
    expect(conveyor).toMatchObject({ startupFactor: 0, startupFactorFull: 0, startupFactorEmpty: 0, rampTime });
    expect(conveyor.drives[0]?.controlMode).toBe(controlMode);
  });

  it("is a valid document whatever the five numbers are", () => {
    const five = fc.record({
      capacity: fc.integer({ min: 10, max: 20_000 }),
      length: fc.integer({ min: 10, max: 20_000 }),
      lift: fc.integer({ min: -100, max: 300 }),
      width: fc.constantFrom(400, 500, 650, 800, 1000, 1200, 1600, 2000, 3000),
    });
    fc.assert(
      fc.property(five, (numbers) => {
        const conveyor = firstDesign(numbers);
        expect(parseConveyor(conveyorToFile(conveyor)).kind).toBe("valid");
      }),
      {
        numRuns: 4,
        examples: [
          // More than twenty motors would be asked for.
          [{ capacity: 19_454, length: 13_322, lift: 274, width: 400 }],
          // Plates thicker than a field takes would be asked for.
          [{ capacity: 100_000, length: 100_000, lift: 5000, width: 300 }],
        ],
      },
    );
  });
});
