import { describe, expect, it } from "vitest";
import { compareMethods } from "../methods/compare.ts";
import { solveAll } from "../solve.ts";
import { workedConveyor } from "../test-support/worked-conveyor.ts";
import { startTrace } from "../trace/trace.ts";
import { degree } from "../units.ts";
import { slowestSpeed } from "./adopted-1/capacity.ts";
import { defaultPipeDiameter } from "./adopted-1/pipe.ts";
import { usualRollLengths } from "./belt-geometry/roll-lengths.ts";
import { speedClassNumber, usualSpeedLimit } from "./cema-5/belt-speed.ts";
import { widthForAllLumps, widthForFewLumps } from "./cema-5/lump-size.ts";
import { surchargeFromRepose } from "./cema-5/surcharge-angle.ts";
import { requiredNominalStrength, strengthSafety } from "./din-22101-2011/belt-strength.ts";
import { equivalentSlopeAngle } from "./din-22101-2011/cross-section.ts";
import { pulleyFriction } from "./din-22101-2011/pulley-friction.ts";
import { parabolaSegment } from "./iso-5048-1989/cross-section.ts";
import { slopeAngle } from "./iso-5048-1989/slope-factor.ts";
import { tabulatedSlopeFactor } from "./iso-5048-1989/slope-table.ts";
import { beltMassPerMetre, beltThickness, ratingFromStrength } from "./mechanics/belt.ts";
import { brakeForceForTime } from "./mechanics/motion.ts";
import { requiredMotorPower } from "./mechanics/power.ts";

const trace = startTrace("checked");

// Handbook 1.9: 250 mm lumps.
describe("belt width for lumps", () => {
  it.each([
    [20, 0.75, 1.25],
    [30, 1.5, 2.5],
    [10, 0.75, 1.25],
    [25, 1.125, 1.875],
  ])("at %d° surcharge is %d m for few lumps and %d m for all lumps", (surcharge, few, all) => {
    const given = { lumpSize: 0.25, surchargeAngle: surcharge * degree };
    expect(widthForFewLumps(trace, given)).toBeCloseTo(few, 12);
    expect(widthForAllLumps(trace, given)).toBeCloseTo(all, 12);
  });
});

// Handbook 1.11.
describe("usual belt speeds", () => {
  it.each([
    ["free-flowing", 0.45, 2.5],
    ["free-flowing", 1.2, 5],
    ["coal-and-soft-ore", 0.9, 3],
    ["coal-and-soft-ore", 1.05, 4],
    ["hard-ore", 0.6, 2.5],
    ["hard-ore", 2, 3],
    ["ploughed", 1, 1],
  ] as const)("of %s on %d m of belt are at most %d m/s", (name, beltWidth, speed) => {
    expect(usualSpeedLimit(trace, { materialClass: speedClassNumber(name), beltWidth })).toBe(speed);
  });
});

// Handbook 1.10.
describe("the surcharge angle", () => {
  it.each([
    [19, 5],
    [20, 10],
    [29, 10],
    [30, 20],
    [35, 25],
    [39.9, 25],
    [40, 30],
    [50, 30],
  ])("of a repose of %d° is %d°", (repose, surcharge) => {
    expect(surchargeFromRepose(trace, { reposeAngle: repose * degree }) / degree).toBeCloseTo(surcharge, 9);
  });
});

// Handbook 1.7, older table.
describe("the tabulated slope factor", () => {
  it.each([
    [0, 1],
    [10, 0.95],
    [18, 0.85],
    [19, 0.83],
    [24, 0.71],
    [30, 0.56],
  ])("at %d° is %d", (slope, factor) => {
    expect(tabulatedSlopeFactor(trace, { slope: slope * degree })).toBeCloseTo(factor, 9);
  });
});

describe("single formulas", () => {
  // Handbook 2.3, the ST1000 belt.
  it("weigh the ST1000 belt at 24.852 kg/m and 14.8 mm", () => {
    const covers = { topCover: 0.008, bottomCover: 0.003 };
    expect(beltMassPerMetre(trace, { beltWidth: 1.2, carcassMass: 8.28, coverDensity: 1130, ...covers })).toBeCloseTo(
      24.852,
      9,
    );
    expect(beltThickness(trace, { carcassThickness: 0.0038, ...covers })).toBeCloseTo(0.0148, 12);
  });

  // Handbook 2.18, published ratings.
  it.each([
    [2240, 334],
    [1500, 224],
    [1400, 209],
  ])("rate a steel cord belt of %d kN/m at %d kN/m", (strength, rating) => {
    expect(Math.round(ratingFromStrength(trace, { strength, safety: 6.7 }))).toBe(rating);
  });

  // Handbook 1.4: the ISO parabola is DIN's triangle of two thirds of the slope.
  it("make the ISO parabola and the DIN triangle the same heap", () => {
    const beta = equivalentSlopeAngle(trace, { surchargeAngle: 20 * degree });
    expect(parabolaSegment(trace, { chord: 1, surchargeAngle: 20 * degree })).toBeCloseTo(Math.tan(beta) / 4, 12);
    expect(parabolaSegment(trace, { chord: 1, surchargeAngle: 20 * degree })).toBeCloseTo(0.060662, 6);
  });

  // Handbook 2.16: ΣB = m v / t − Te with the 715.4 t of the iron ore conveyor, which coasts to rest in 11.76 s.
  it("need no brake to stop in the coasting time, and one to stop faster", () => {
    const moved = { mass: 715.4e3, beltSpeed: 5.1, effectiveTension: 310.19e3 };
    expect(brakeForceForTime(trace, { ...moved, time: 11.77 })).toBe(0);
    expect(brakeForceForTime(trace, { ...moved, time: 5 })).toBeCloseTo((715.4e3 * 5.1) / 5 - 310.19e3, 6);
  });

  it("size motors of either direction", () => {
    expect(requiredMotorPower(trace, { absorbedPower: -200e3, selectionFactor: 1.2, motors: 2 })).toBeCloseTo(120e3, 9);
  });

  // Handbook 1.8: belt width over 3.75 to the nearest 25 mm. 1460 / 3.75 = 389.3.
  it("make a pipe of 400 mm from a belt of 1460 mm", () => {
    expect(defaultPipeDiameter(trace, { beltWidth: 1.46 })).toBeCloseTo(0.4, 12);
  });

  // Handbook 1.5-C: 1800 t/h fills 73.43 % at 3 m/s.
  it("find the slowest belt", () => {
    const speed = slowestSpeed(trace, { massFlow: 500, bulkDensity: 1400, slopeFactor: 1, availableArea: 0.162124 });
    expect(speed).toBeCloseTo(3 * 0.734299, 4);
  });

  it("tell a slope from its rise", () => {
    expect(slopeAngle(trace, { lift: 1, run: 1 })).toBeCloseTo(45 * degree, 12);
  });

  // Handbook 2.7: S0 and S1 of medium conditions.
  it("ask of a belt the strength its joint endures", () => {
    const { joint, operation } = strengthSafety.medium;
    const given = {
      edgeFactor: 1,
      largestPull: 100e3,
      jointSafety: joint,
      operationSafety: operation,
      jointEndurance: 0.45,
    };
    expect(requiredNominalStrength(trace, given)).toBeCloseTo((100e3 * 1.1 * 1.7) / 0.45, 6);
  });

  it("hold their ranges of friction and their roll lengths in order", () => {
    expect(pulleyFriction.dry.rubber).toEqual({ least: 0.4, most: 0.45 });
    expect(pulleyFriction["dirty-wet"].bare).toEqual({ least: 0.05, most: 0.1 });
    expect(usualRollLengths.find(({ beltWidth }) => beltWidth === 1.2)).toEqual({
      beltWidth: 1.2,
      oneRoll: 1.4,
      twoRolls: 0.7,
      threeRolls: 0.465,
    });
  });
});

describe("methods side by side", () => {
  it("differ most by friction on the worked conveyor, and not at all by lift", () => {
    const all = Object.values(solveAll(workedConveyor)).flatMap((one) => (one.kind === "solved" ? [one] : []));
    const { causes, effectiveTension } = compareMethods(all, "running-full");
    expect(Object.keys(effectiveTension)).toEqual(["ISO", "CEMA", "VISCO", "DIN"]);
    expect(causes[0]?.name).toBe("friction");
    expect(causes.find(({ name }) => name === "lift")?.spread).toBe(0);
    const total = causes.reduce((sum, { values }) => sum + (values.CEMA ?? 0), 0);
    expect(total).toBeCloseTo(effectiveTension.CEMA ?? 0, 6);
  });
});
