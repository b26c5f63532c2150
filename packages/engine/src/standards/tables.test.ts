import { describe, expect, it } from "vitest";
import { methods } from "../design/method.ts";
import { slowestSpeed } from "../rules/adopted-1/capacity.ts";
import { defaultPipeDiameter } from "../rules/adopted-1/pipe.ts";
import { usualRollLengths } from "../rules/belt-geometry/roll-lengths.ts";
import { beltMassPerMetre, beltThickness, ratingFromStrength } from "../rules/mechanics/belt.ts";
import { requiredMotorPower } from "../rules/mechanics/power.ts";
import { stoppingBrakeForce } from "../rules/quick-estimates/brake.ts";
import { compareMethods } from "../solve/compare.ts";
import { solve } from "../solve/solve.ts";
import { workedConveyor } from "../test-support/worked-conveyor.ts";
import { startTrace } from "../trace/trace.ts";
import { degree, foot, poundForce } from "../units.ts";
import { type SpeedClass, speedClassNumber, usualSpeedLimit } from "./cema-5/belt-speed.ts";
import { widthForAllLumps, widthForFewLumps } from "./cema-5/lump-size.ts";
import { surchargeFromRepose } from "./cema-5/surcharge-angle.ts";
import {
  idlerLoadTension,
  misalignmentTension,
  sealTension,
  setIndentationTension,
  tramplingTension,
  universalDefaults,
  universalTension,
} from "./cema-7/universal.ts";
import { requiredNominalStrength, strengthSafety } from "./din-22101-2011/belt-strength.ts";
import {
  carcassDiameter,
  carcassFactors,
  standardDiameter,
  standardDiameters,
} from "./din-22101-2011/pulley-diameter.ts";
import { type FrictionRange, type Lagging, laggings, pulleyFriction } from "./din-22101-2011/pulley-friction.ts";
import { parabolaSegment } from "./iso-5048-1989/cross-section.ts";
import { frictionRanges } from "./iso-5048-1989/friction-ranges.ts";

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
    const triangle = ((2 / 3) * Math.tan(20 * degree)) / 4;
    expect(parabolaSegment(trace, { chord: 1, surchargeAngle: 20 * degree })).toBeCloseTo(triangle, 12);
    expect(parabolaSegment(trace, { chord: 1, surchargeAngle: 20 * degree })).toBeCloseTo(0.060662, 6);
  });

  // Handbook 2.16: ΣB = m v / t − Te with the 715.4 t of the iron ore conveyor, which coasts to rest in 11.76 s.
  it("need no brake to stop in the coasting time, and one to stop faster", () => {
    const moved = { movingMass: 715.4e3, beltSpeed: 5.1, effectiveTension: 310.19e3 };
    expect(stoppingBrakeForce(trace, { ...moved, time: 11.77 })).toBe(0);
    expect(stoppingBrakeForce(trace, { ...moved, time: 5 })).toBeCloseTo((715.4e3 * 5.1) / 5 - 310.19e3, 6);
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

const numbers = (text: string) => text.trim().split(/\s+/).map(Number);

describe("tables hold what is printed", () => {
  // Handbook 2.18.
  it("standard pulley diameters, each reached by a carcass just thin enough", () => {
    const printed = numbers("100 125 160 200 250 315 400 500 630 800 1000 1250 1400 1600 1800 2000 2200");
    expect(standardDiameters.map((size) => Math.round(size * 1e3))).toEqual(printed);
    expect(standardDiameter(trace, { diameter: 0.801, sizesBelow: 0 })).toBe(1);
    expect(standardDiameter(trace, { diameter: 3, sizesBelow: 1 })).toBe(2);
    expect(standardDiameter(trace, { diameter: 0.1, sizesBelow: 3 })).toBe(0.1);
    expect(carcassFactors).toEqual({ cotton: 80, polyamide: 90, polyester: 108, steel: 145 });
    expect(carcassDiameter(trace, { factor: 145, carcassThickness: 0.0038 })).toBeCloseTo(0.551, 9);
  });

  // Handbook 1.2, mm.
  it("usual roll lengths", () => {
    const column = (of: (row: (typeof usualRollLengths)[number]) => number) =>
      usualRollLengths.map((row) => Math.round(of(row) * 1e3));
    expect(column((row) => row.beltWidth)).toEqual(numbers("400 500 650 800 1000 1200 1400 1600 1800 2000 2200 2400"));
    expect(column((row) => row.oneRoll)).toEqual(numbers("500 600 750 950 1150 1400 1600 1800 2000 2200 2500 2800"));
    expect(column((row) => row.twoRolls)).toEqual(numbers("250 315 380 465 600 700 800 900 1000 1100 1250 1400"));
    expect(column((row) => row.threeRolls)).toEqual(numbers("160 200 250 315 380 465 530 600 670 750 800 900"));
  });

  // Handbook 1.11.
  it("usual speeds at the edge of every width", () => {
    const at = (name: SpeedClass, ...widths: readonly number[]) =>
      widths.map((beltWidth) => usualSpeedLimit(trace, { materialClass: speedClassNumber(name), beltWidth }));
    expect(at("free-flowing", 0.45, 0.46, 0.75, 0.9, 1.05, 1.2)).toEqual([2.5, 3.5, 3.5, 4, 4, 5]);
    expect(at("coal-and-soft-ore", 0.45, 0.6, 0.9, 1.05, 1.5, 1.8)).toEqual([2, 3, 3, 4, 4, 5]);
    expect(at("hard-ore", 0.45, 0.6, 0.9, 0.91)).toEqual([1.8, 2.5, 2.5, 3]);
    expect([...at("foundry-sand", 1), ...at("ploughed", 1), ...at("feeder", 1)]).toEqual([1.8, 1, 0.5]);
  });

  // Handbook 2.15 and 2.5.1.
  it("friction of pulleys and idlers", () => {
    const range = (row: Readonly<Record<Lagging, FrictionRange>>) =>
      laggings.flatMap((lagging) => [row[lagging].least, row[lagging].most]);
    expect(range(pulleyFriction.dry)).toEqual(numbers("0.35 0.40 0.35 0.40 0.40 0.45 0.40 0.45"));
    expect(range(pulleyFriction["clean-wet"])).toEqual(numbers("0.10 0.10 0.35 0.35 0.35 0.35 0.35 0.40"));
    expect(range(pulleyFriction["dirty-wet"])).toEqual(numbers("0.05 0.10 0.20 0.20 0.25 0.30 0.35 0.35"));
    expect(Object.values(frictionRanges).flatMap(({ least, most }) => [least, most])).toEqual(
      numbers("0.02 0.02 0.016 0.018 0.023 0.03 0.01 0.04 0.012 0.012"),
    );
  });

  // Handbook 2.7, favourable, medium, unfavourable.
  it("belt strength safety", () => {
    expect(Object.values(strengthSafety).map(({ joint, operation }) => [joint, operation])).toEqual([
      [1, 1.5],
      [1.1, 1.7],
      [1.2, 1.9],
    ]);
  });
});

// Handbook 2.9: the structure of the universal method with its order-of-magnitude defaults, by hand for 100 m of belt.
describe("the CEMA universal method", () => {
  const { sealTorque, sealTorquePerSpeed, loadTorqueArm, misalignment, trampling } = universalDefaults;
  it("adds seals, load, trampling, misalignment and indentation", () => {
    // 3 m/s on 152 mm rolls is 376.9 rev/min, 123.1 below 500.
    const set = {
      temperatureFactor: 1,
      rolls: 3,
      sealTorque,
      sealTorquePerSpeed,
      beltSpeed: 3,
      rollDiameter: 0.152,
      spacing: 1.2,
      length: 100,
    };
    const seals = sealTension(trace, set);
    expect(seals).toBeCloseTo(((2 * 3 * (0.2 - 1e-4 * (500 - (60 * 3) / (Math.PI * 0.152)))) / (0.152 * 1.2)) * 100, 6);
    const carried = { beltMass: 25, lineLoad: 150, gravity: 9.80665, length: 100 };
    const load = idlerLoadTension(trace, { ...carried, loadTorqueArm, rollDiameter: 0.152 });
    expect(load).toBeCloseTo((2 * 1.4e-4 * 175 * 9.80665 * 100) / 0.152, 6);
    const skew = misalignmentTension(trace, { ...carried, misalignment });
    expect(skew).toBeCloseTo(0.0012 * 175 * 9.80665 * 100, 6);
    const sag = tramplingTension(trace, { trampling, sag: 0.01, lineLoad: 150, gravity: 9.80665, length: 100 });
    expect(sag).toBeCloseTo(0.5 * 0.01 * 150 * 9.80665 * 100, 6);
    const dent = setIndentationTension(trace, { indentation: 20, length: 100, spacing: 1.2 });
    expect(dent).toBeCloseTo((20 * 100) / 1.2, 6);
    expect(universalTension(trace, { seals, load, indentation: dent, trampling: sag, misalignment: skew })).toBeCloseTo(
      seals + load + skew + sag + dent,
      9,
    );
  });
});

describe("methods side by side", () => {
  const all = methods.flatMap((method) => {
    const found = solve(workedConveyor, { method });
    return found.kind === "solved" ? [found] : [];
  });

  it("differ most by friction on the worked conveyor, and not at all by lift", () => {
    const { causes, effectiveTension } = compareMethods(all, "running-full");
    expect(Object.keys(effectiveTension)).toEqual(["ISO", "CEMA", "VISCO", "DIN", "CEMA-7", "GB", "IS", "JIS"]);
    expect(causes[0]?.name).toBe("friction");
    expect(causes.find(({ name }) => name === "lift")?.spread).toBe(0);
    const total = causes.reduce((sum, { values }) => sum + (values.CEMA ?? 0), 0);
    expect(total).toBeCloseTo(effectiveTension.CEMA ?? 0, 6);
  });

  // Handbook 2.19: Kx 0.46851 lbf/ft over 297.7936 m, 0.39236 over 4 m; section 2 by VISCO 16.233 N/m of indentation.
  it("take friction apart into the same causes, which add up to it", () => {
    const { causes, friction } = compareMethods(all, "running-full");
    const whole = causes.find(({ name }) => name === "friction")?.values ?? {};
    for (const { method } of all) {
      const sum = friction.reduce((total, { values }) => total + (values[method] ?? 0), 0);
      expect(sum).toBeCloseTo(whole[method] ?? 0, 6);
    }
    const part = (name: string) => friction.find((one) => one.name === name)?.values ?? {};
    expect(part("rotation").CEMA).toBeCloseTo((0.46851 * 297.7936 + 0.39236 * 4) * (poundForce / foot), 0);
    expect(part("indentation").VISCO).toBeGreaterThan(16.233 * 251.7936);
    expect(part("undivided")).toEqual({
      ISO: whole.ISO,
      DIN: whole.DIN,
      CEMA: expect.any(Number),
      VISCO: 0,
      "CEMA-7": 0,
      GB: whole.GB,
      IS: whole.IS,
      JIS: whole.JIS,
    });
    // The return run, 0.015 of 24.852 kg/m over 298.782 m of belt on idlers.
    expect(part("undivided").CEMA).toBeCloseTo(0.015 * 24.852 * 9.80665 * (19.13631 + 229.6357 + 50.01), 1);
  });
});
