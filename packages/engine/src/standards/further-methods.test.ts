import { describe, expect, it } from "vitest";
import { sagTension } from "../rules/mechanics/sag.ts";
import { printsAs } from "../test-support/significant.ts";
import { startTrace } from "../trace/trace.ts";
import { degree } from "../units.ts";
import { wrapFactor } from "./cema-5/wrap-factor.ts";
import { motorPower } from "./gb-17119/power.ts";
import { cleanerPressure, frictionFactors as gbFriction, tiltFactor, usualSkirtWidth } from "./gb-17119/special.ts";
import { bendFactor, tensionBehindBend } from "./gb-17119/tension.ts";
import { frictionFactors as isFriction } from "./is-11592/friction.ts";
import { drivePulleyPower } from "./is-11592/power.ts";
import { tabulatedBearing, tabulatedWrap } from "./is-11592/pulleys.ts";
import { lengthCoefficient, peripheralForce } from "./iso-5048-1989/length-coefficient.ts";
import { skirtForce } from "./iso-5048-1989/loading.ts";
import { mainResistanceOfBothStrands } from "./iso-5048-1989/main-resistance.ts";
import { carryTiltResistance, cleanerResistance, returnTiltResistance } from "./iso-5048-1989/special.ts";
import { frictionPairs, lengthenedFriction, sectionResistance } from "./jis-b-8805/main-resistance.ts";
import { levelLoadPower, liftPower, noLoadPower, totalPower } from "./jis-b-8805/power.ts";

const trace = startTrace();
const isPrinted = (value: number, printed: string) => expect([value, printsAs(value, printed)]).toEqual([value, true]);

/** Handbook 9.2. */
const reference = { gravity: 9.81, beltMass: 24.852, lineLoad: 138.88889, slopeCosine: 0.99503719 };

// Handbook 9.6, g = 9.81.
describe("GB/T 17119 and DTII(A)", () => {
  it.each([
    [30, 0.4],
    [35, 0.43],
    [45, 0.5],
    [20, 0.4],
    [50, 0.5],
  ])("has the trough factor of %i°", (angle, factor) => {
    expect(tiltFactor(trace, { troughAngle: angle * degree })).toBeCloseTo(factor, 12);
  });

  it("has the printed skirt widths, and 0.61 B on wider belts", () => {
    const widths = [0.5, 0.65, 0.8, 1, 1.2, 1.4, 2];
    const clear = widths.map((beltWidth) => usualSkirtWidth(trace, { beltWidth }));
    [0.315, 0.4, 0.495, 0.61, 0.73, 0.85, 1.22].forEach((width, at) => {
      expect(clear[at]).toBeCloseTo(width, 12);
    });
  });

  it("has the printed drag of tilted idlers", () => {
    const tilted = { ...reference, idlerFriction: 0.35, forwardTilt: 1.5 * degree };
    const factor = tiltFactor(trace, { troughAngle: 35 * degree });
    isPrinted(carryTiltResistance(trace, { ...tilted, tiltFactor: factor, length: 60 }), "377.8089");
    isPrinted(returnTiltResistance(trace, { ...tilted, troughAngle: 10 * degree, length: 100 }), "218.8811");
  });

  it("has the printed drag of skirts and cleaners", () => {
    const skirt = { frictionOnSkirt: 0.6, gravity: 9.81, massFlow: 1500 / 3.6, bulkDensity: 900, beltSpeed: 3 };
    isPrinted(skirtForce(trace, { ...skirt, skirtLength: 6, skirtWidth: 0.73 }), "1420.425");
    const charging = { frictionOnSkirt: 0.7, massFlow: 1700 / 3.6, bulkDensity: 1800, beltSpeed: 2 };
    isPrinted(skirtForce(trace, { ...charging, gravity: 9.81, skirtLength: 10, skirtWidth: 0.85 }), "2943.673");
    const cleaner = { contactLength: 0.01, pressure: cleanerPressure.value, cleanerFriction: 0.6 };
    isPrinted(cleanerResistance(trace, { ...cleaner, beltWidth: 1.2 }), "720");
    isPrinted(cleanerResistance(trace, { ...cleaner, beltWidth: 1.4 }), "840");
  });

  it("has the printed motor powers", () => {
    isPrinted(motorPower(trace, { absorbedPower: 150e3 / 0.88, voltage: 0.95, sharing: 0.9 }) / 1e3, "199.3620");
    isPrinted(motorPower(trace, { absorbedPower: 90e3 / 0.88, voltage: 0.9, sharing: 1 }) / 1e3, "113.6364");
  });

  it("has the printed pull of the reference conveyor", () => {
    const main = mainResistanceOfBothStrands(trace, {
      ...reference,
      friction: gbFriction.usual.value,
      length: 502.493781,
      carryIdlerMass: 18.5,
      returnIdlerMass: 6.8,
    });
    isPrinted(main, "23094.80");
    const pull = peripheralForce(trace, {
      lengthCoefficient: lengthCoefficient(trace, { length: 502.493781 }),
      mainResistance: main,
      slopeResistance: 68125.0,
      specialResistance: 377.8089 + 1420.425 + 1440,
    });
    isPrinted(pull, "99056.58");
    const absorbedPower = (pull * 3) / 0.88;
    isPrinted(motorPower(trace, { absorbedPower, voltage: 0.95, sharing: 1 }) / 1e3, "355.4662");
  });

  it("has the printed tensions of no slip and of sag", () => {
    const slip = (start: number, force: number, friction: number, angle: number) =>
      start * force * wrapFactor(trace, { friction, wrapAngle: angle * degree });
    isPrinted(slip(1.5, 60e3, 0.35, 200), "37608.84");
    isPrinted(slip(1.3, 60e3, 0.3, 190), "45766.98");
    const sag = { gravity: 9.81, sag: 0.01 };
    isPrinted(sagTension(trace, { ...sag, beltMass: 47.6, lineLoad: 236.1, spacing: 1.2 }), "41746.46");
    isPrinted(sagTension(trace, { ...sag, beltMass: 47.6, lineLoad: 0, spacing: 3 }), "17510.85");
  });
});

// DTII(A) handbook, example 2: blast-furnace charging belt. Handbook 9.6.6.
describe("the published charging belt by DTII(A)", () => {
  const main = mainResistanceOfBothStrands(trace, {
    friction: 0.023,
    length: 310,
    gravity: 9.81,
    carryIdlerMass: 29.1,
    returnIdlerMass: 10,
    beltMass: 47.6,
    lineLoad: 236.1,
    slopeCosine: Math.cos(10.4278 * degree),
  });

  it("has the printed main resistance", () => {
    isPrinted(main, "25525");
  });

  it("has the printed coefficient at 310 m", () => {
    isPrinted(lengthCoefficient(trace, { length: 310 }), "1.30");
  });

  it("has the printed pull", () => {
    const pull = peripheralForce(trace, {
      lengthCoefficient: 1.3,
      mainResistance: main,
      slopeResistance: 132138.2,
      specialResistance: 6100 + 4200,
    });
    isPrinted(pull, "175621");
  });
});

// Handbook 9.7, g = 9.81.
describe("IS 11592", () => {
  it.each([
    [
      { length: 250, friction: 0.02, carryIdlerMass: 18, returnIdlerMass: 6, beltMass: 20, lineLoad: 120 },
      6,
      "8982.208",
    ],
    [
      { length: 100, friction: 0.03, carryIdlerMass: 15, returnIdlerMass: 15, beltMass: 7.729, lineLoad: 93.91 },
      14,
      "4005.991",
    ],
    [
      { length: 100, friction: 0.02, carryIdlerMass: 15, returnIdlerMass: 15, beltMass: 7.729, lineLoad: 93.91 },
      14,
      "2670.661",
    ],
  ])("has the printed main resistance of %j", (conveyor, slope, printed) => {
    const slopeCosine = Math.cos(slope * degree);
    isPrinted(mainResistanceOfBothStrands(trace, { ...conveyor, gravity: 9.81, slopeCosine }), printed);
  });

  it("has the printed power with the losses of the drive pulley", () => {
    const given = { beltPower: 282.7844e3, wrap: 305.4692, bearing: 228.5956, beltSpeed: 3 };
    isPrinted(drivePulleyPower(trace, given) / 1e3, "284.3866");
    isPrinted(drivePulleyPower(trace, given) / 0.94e3, "302.539");
  });

  it("has the printed friction factors", () => {
    expect([isFriction.usual.value, isFriction.regenerating.value]).toEqual([0.022, 0.012]);
  });
});

// Handbook 9.8.2. The classic form has 9.81 m/s² rounded into 367 and 6120.
describe("JIS B 8805, classic form", () => {
  it("has the printed pairs of friction and length", () => {
    expect(Object.values(frictionPairs).map(({ friction, extraLength }) => [friction, extraLength])).toEqual([
      [0.022, 66],
      [0.03, 49],
      [0.012, 156],
    ]);
  });

  // P1 10.33269 and P2 12.75640 kW at 120 m/min, W 90 kg/m, 800 t/h.
  it.each([
    { idlerMass: 90, lineLoad: 0, power: 10.33269 },
    { idlerMass: 0, lineLoad: 800 / 3.6 / 2, power: 12.7564 },
  ])("has the printed power of $power kW within the rounding of 367", ({ idlerMass, lineLoad, power }) => {
    const friction = lengthenedFriction(trace, { friction: 0.022, extraLength: 66, levelLength: 200 });
    const force = sectionResistance(trace, { friction, gravity: 9.81, run: 200, idlerMass, beltMass: 0, lineLoad });
    expect(Math.abs((force * 2) / 1e3 / power - 1)).toBeLessThan(3e-4);
  });
});

// Handbook 9.7.2.
describe("the fixed table of pulleys by IS", () => {
  const wrap = (degrees: number, isTight: number) => tabulatedWrap(trace, { wrapAngle: degrees * degree, isTight });

  it("has 405 N for a tail and a head, and 140 N for slight bends", () => {
    expect(wrap(180, 0) + wrap(180, 1)).toBe(405);
    expect([wrap(149, 1), wrap(241, 0), wrap(20, 0)]).toEqual([140, 140, 140]);
    expect(tabulatedBearing.value).toBe(100);
  });
});

// Handbook 9.8.2.
describe("power by JIS, classic form", () => {
  it("has the printed powers of a short conveyor that falls", () => {
    const given = { friction: 0.03, extraLength: 49, levelLength: 60 };
    const powers = {
      noLoad: noLoadPower(trace, { ...given, movingParts: 35.5, beltSpeed: 1 }),
      levelLoad: levelLoadPower(trace, { ...given, massFlow: 120 / 3.6 }),
      lift: liftPower(trace, { massFlow: 120 / 3.6, lift: -4 }),
    };
    isPrinted(powers.noLoad / 1e3, "1.138708");
    isPrinted(powers.levelLoad / 1e3, "1.069210");
    isPrinted(powers.lift / 1e3, "-1.307902");
    isPrinted(totalPower(trace, powers) / 1e3, "0.900016");
  });
});

// Handbook 9.6.4.
describe("the tension sheet of DTII(A)", () => {
  it("has a factor for each wrap", () => {
    const factors = [30, 45, 90, 120, 180, 210].map((wrap) => bendFactor(trace, { wrapAngle: wrap * degree }));
    expect(factors).toEqual([1.02, 1.02, 1.03, 1.03, 1.04, 1.04]);
    expect(tensionBehindBend(trace, { bendFactor: 1.04, arriving: 65416.53 })).toBeCloseTo(68033.19, 2);
  });
});
