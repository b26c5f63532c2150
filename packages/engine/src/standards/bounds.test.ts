import { describe, expect, it } from "vitest";
import { recommendedTransition } from "../rules/belt-transition/fibre.ts";
import { lumpFactor } from "../rules/idler-loads/set-load.ts";
import { roundedSpacing, setsInStretch } from "../rules/idler-spacing/spacing.ts";
import { faceWidth, seriesDiameter } from "../rules/pulley-limits/diameter.ts";
import { calipers } from "../rules/quick-estimates/brake.ts";
import { totalTravel } from "../rules/take-up-travel/travel.ts";
import { slipStart } from "../rules/trajectory/slip.ts";
import { rollOnLayer } from "../rules/winkler-maxwell/rolling.ts";
import { startTrace } from "../trace/trace.ts";
import { degree, poundForce, standardGravity } from "../units.ts";
import { carrySlope } from "./cema-5/belt-resistance.ts";
import { speedClassNumber, usualSpeedLimit } from "./cema-5/belt-speed.ts";
import { rotationFactor } from "./cema-5/idler-friction.ts";
import { surchargeFromRepose } from "./cema-5/surcharge-angle.ts";
import { fabricMultiple } from "./cema-5/transition-table.ts";
import { standardDiameter } from "./din-22101-2011/pulley-diameter.ts";
import { rollerRating } from "./iso-281/rating-estimate.ts";
import { findPlummerRating } from "./iso-281/ratings.ts";

const trace = startTrace("checked");

// Steps of tables are read as the handbook prints them: the value on the bound belongs to the row that names it.
describe("on the bounds of a table", () => {
  // Handbook 2.8: below 115 mm 2.3; 115 to 140 1.8; 140 to 165 1.5; from 165 on 2.4.
  it.each([
    [0.115, 1.8],
    [0.14, 1.5],
    [0.165, 2.4],
  ])("a roll of %d m has Ai of %d lbf", (rollDiameter, pounds) => {
    expect(rotationFactor(trace, { rollDiameter, heavySeries: 0 }) / poundForce).toBeCloseTo(pounds, 12);
  });

  // Handbook 1.10: below 20° 5°, 20 to 29° 10°, 30 to 34° 20°, 35 to 39° 25°, from 40° on 30°.
  it.each([
    [19, 5],
    [20, 10],
    [30, 20],
    [35, 25],
    [40, 30],
  ])("a repose of %d degrees gives a surcharge of %d", (repose, surcharge) => {
    expect(surchargeFromRepose(trace, { reposeAngle: repose * degree }) / degree).toBeCloseTo(surcharge, 12);
  });

  // Handbook 4, lump factors at 2 m/s: to 100 mm 1, to 150 mm 1.02, mixed to 300 mm 1.04, above 1.2.
  it.each([
    [0.1, 1],
    [0.15, 1.02],
    [0.3, 1.04],
    [0.301, 1.2],
  ])("lumps of %d m at 2 m/s carry the factor %d", (lumpSize, factor) => {
    expect(lumpFactor(trace, { lumpSize, isSized: 0, beltSpeed: 2 })).toBeCloseTo(factor, 12);
  });

  // Handbook 1.11: grain on a belt of 1200 mm and more runs at up to 5 m/s.
  it("the widest belt keeps the last speed of its row", () => {
    expect(usualSpeedLimit(trace, { materialClass: speedClassNumber("free-flowing"), beltWidth: 1.2 })).toBe(5);
    expect(usualSpeedLimit(trace, { materialClass: speedClassNumber("free-flowing"), beltWidth: 3 })).toBe(5);
  });

  it("a transition below 20 degrees shrinks with the sine of its trough", () => {
    const at = (troughAngle: number) => fabricMultiple(trace, { troughAngle: troughAngle * degree, tensionShare: 1 });
    expect(at(10) / at(20)).toBeCloseTo(Math.sin(10 * degree) / Math.sin(20 * degree), 12);
    expect(at(40)).toBeCloseTo((at(35) + at(45)) / 2, 12);
  });
});

// What is already whole is not rounded to the next step, whatever the last digit of its floating-point value.
describe("a value on a step", () => {
  it("stays where it is", () => {
    const free = { slope: 9, sag: 9, widest: 9 };
    expect(roundedSpacing(trace, { ...free, life: 0.3, step: 0.1 })).toBeCloseTo(0.3, 12);
    expect(setsInStretch(trace, { length: 0.3, spacing: 0.1 })).toBe(3);
    expect(calipers(trace, { torque: 0.3, caliperTorque: 0.1 })).toBe(3);
    expect(recommendedTransition(trace, { exact: 0.3, iso: 0, cema: 0 })).toBeCloseTo(0.3, 12);
    expect(totalTravel(trace, { elastic: 1, thermal: 0, permanent: 0, splice: 0 })).toBeCloseTo(1.1, 12);
    expect(faceWidth(trace, { beltWidth: 1.1 })).toBeCloseTo(1.25, 12);
  });

  // ISO and DIN series of pulley diameters: 400, 500, 630, …
  it("is a size of the series", () => {
    expect(standardDiameter(trace, { diameter: 0.5, sizesBelow: 0 })).toBe(0.5);
    expect(standardDiameter(trace, { diameter: 0.5, sizesBelow: 1 })).toBe(0.4);
    expect(seriesDiameter(trace, { diameter: 0.5, sizesDown: 0 })).toBe(0.5);
    expect(seriesDiameter(trace, { diameter: 3, sizesDown: 1 })).toBe(3);
  });
});

describe("where there is nothing", () => {
  it("a carry run straight up has the slope of the level column", () => {
    expect(carrySlope(trace, { lift: 5, run: 0 })).toBe(0);
  });

  it("a roll without load or cover is not held back", () => {
    const contact = { equilibriumModulus: 4e6, branches: [], rollDiameter: 0.152, beltSpeed: 3 };
    const none = { leading: 0, trailing: 0, drag: 0 };
    expect(rollOnLayer(trace, { ...contact, cover: 0.003, lineForce: 0 })).toEqual(none);
    expect(rollOnLayer(trace, { ...contact, cover: 0, lineForce: 3000 })).toEqual(none);
  });

  // An elastic layer gives back what it took: w = 2 E a³ / (3 R h) on an even contact from -a to a.
  it("an elastic cover is even about the roll and costs nothing", () => {
    const contact = { equilibriumModulus: 4e6, branches: [], cover: 0.003, rollDiameter: 0.152, beltSpeed: 3 };
    const { leading, trailing, drag } = rollOnLayer(trace, { ...contact, lineForce: 3000 });
    expect(leading).toBeCloseTo(((3 * 3000 * 0.076 * 0.003) / (2 * 4e6)) ** (1 / 3), 12);
    expect(trailing).toBeCloseTo(leading, 12);
    expect(Math.abs(drag)).toBeLessThan(1e-6);
  });

  it("a bearing whose name says nothing has no rating", () => {
    expect(findPlummerRating("SNL 520")).toBeUndefined();
    expect(rollerRating(trace, "SNL 520")).toBeUndefined();
    expect(rollerRating(trace, "22200")).toBeUndefined();
  });

  // Rating of a 222 bearing grows with its bore: 375 kN at 100 mm, by the power 1.71.
  it("a large bore is named in millimetres", () => {
    expect(rollerRating(trace, "222/500")).toBeCloseTo(375e3 * 5 ** 1.71, 3);
  });
});

// A stream that slides already where it meets the pulley does so at tangency, before the top on a rising belt.
describe("a stream on a rising belt", () => {
  it("slides from tangency on where nothing holds it", () => {
    const fast = { beltSpeed: 6, radius: 0.4, gravity: standardGravity, staticFriction: 0.5, adhesion: 0 };
    expect(slipStart(trace, { ...fast, slope: 0.2 })).toBe(-0.2);
  });

  it("slides later where friction holds it at tangency", () => {
    const slow = { beltSpeed: 0.5, radius: 0.4, gravity: standardGravity, staticFriction: 0.5, adhesion: 0 };
    const found = slipStart(trace, { ...slow, slope: 0.2 });
    const pull = 0.5 ** 2 / (standardGravity * 0.4);
    expect(Math.cos(found) - Math.sin(found) / 0.5).toBeCloseTo(pull, 9);
    expect(found).toBeGreaterThan(-0.2);
    expect(found).toBeLessThan(Math.PI / 2);
  });
});
