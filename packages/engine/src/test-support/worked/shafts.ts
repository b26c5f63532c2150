import { shaftDeflection } from "../../parts/pulleys/shaft-deflection.ts";
import {
  as1403Diameter,
  cemaDiameter,
  goodmanShaft,
  type ShaftDuty,
  shaftSafety,
  shoulder,
} from "../../parts/pulleys/shaft-strength.ts";
import { diameterForSlope } from "../../rules/shaft-bending/deflection.ts";
import { cemaFatigueStrength } from "../../rules/shaft-strength/alternatives.ts";
import { keywayFactor, pressFitFactor, sizeFactor } from "../../standards/as-1403-2004/stress-factors.ts";
import { basicLife, requiredRating, rollerExponent, rotationalSpeed } from "../../standards/iso-281/bearing-life.ts";
import { startTrace } from "../../trace/trace.ts";
import { k1040, workedShaftStart as start } from "./machine-inputs.ts";
import type { WorkedExample, WorkedNumber } from "./worked-number.ts";

const trace = startTrace("checked");
const hour = 3600;
const force = 110015.1;

const sized = (duty: ShaftDuty, stressFactor: number, section: Partial<typeof start> = {}) =>
  as1403Diameter(trace, duty, k1040, { ...start, ...section, stressFactor }, { safety: 1.2 });

function as1403(): readonly WorkedNumber[] {
  const sizes: readonly (readonly [number, string])[] = [
    [20, "1.162"],
    [50, "1.377"],
    [100, "1.539"],
    [150, "1.634"],
    [200, "1.701"],
    [250, "1.753"],
    [280, "1.780"],
    [300, "1.796"],
    [400, "1.863"],
  ];
  const step = { largeDiameter: 0.25, smallDiameter: 0.18, filletRadius: 0.02, tensileStrength: 540e6 };
  return [
    ...sizes.map(
      ([mm, printed]): WorkedNumber => [
        `size factor of ${mm} mm`,
        "1",
        printed,
        sizeFactor(trace, { diameter: mm / 1e3 }),
      ],
    ),
    ["stress factor of a press fit", "1", "2.0715", pressFitFactor(trace, { tensileStrength: 540e6 })],
    ["stress factor of a keyway", "1", "2.3737", keywayFactor(trace, { tensileStrength: 540e6 })],
    ["stress factor of the shoulder", "1", "1.56669", shoulder(trace, step)],
    ["hub, formula 1", "mm", "138.115", sized("rarely-turned", 3.2).diameter * 1e3],
    ["hub, formula 2", "mm", "228.791", sized("rarely-started", 3.2).diameter * 1e3],
    ["hub, formula 3", "mm", "243.002", sized("often-started", 3.2).diameter * 1e3],
    ["hub, formula 4", "mm", "263.907", sized("reversing", 3.2).diameter * 1e3],
    ["size factor there", "1", "1.74657", sized("often-started", 3.2).sizeFactor],
    ["hub with K 2.07", "mm", "210.815", sized("often-started", 2.07).diameter * 1e3],
    ["bearing seat", "mm", "162.618", sized("often-started", 1.5, { moment: 0 }).diameter * 1e3],
    ["shoulder", "mm", "172.569", sized("often-started", 1.56669, { moment: 19755 }).diameter * 1e3],
  ];
}

function alternatives(): readonly WorkedNumber[] {
  const cema = cemaDiameter(trace, k1040, start, { safety: 1.5, keywayFactor: 0.63 });
  const notch = { bendingFactor: 2.07, torsionFactor: 1.5 };
  const goodman = goodmanShaft(trace, k1040, start, { ...notch, safety: 1.5 });
  const built = shaftSafety(trace, k1040, start, { ...notch, diameter: 0.25 });
  const strength = cemaFatigueStrength(trace, { diameter: cema, keywayFactor: 0.63, tensileStrength: 540e6 });
  return [
    ["CEMA diameter", "mm", "202.875", cema * 1e3],
    ["CEMA fatigue strength", "MPa", "82.2492", strength / 1e6],
    ["Goodman diameter", "mm", "238.313", goodman * 1e3],
    [
      "endurance there",
      "MPa",
      "118.6467",
      shaftSafety(trace, k1040, start, { ...notch, diameter: goodman }).endurance / 1e6,
    ],
    ["alternating stress at 250 mm", "MPa", "57.7589", built.alternating / 1e6],
    ["steady stress at 250 mm", "MPa", "48.9548", built.steady / 1e6],
    ["safety against fatigue", "1", "1.72074", built.fatigue],
    ["safety against yielding", "1", "6.9867", built.yield],
  ];
}

function deflection(): readonly WorkedNumber[] {
  const shape = { diameter: 0.25, arm: 0.325, hubCentres: 1.25, modulus: 207e9 };
  const plain = shaftDeflection(trace, shape, force);
  const diameter = (allowedSlope: number) => diameterForSlope(trace, { ...shape, force, allowedSlope });
  const stepped = shaftDeflection(trace, { ...shape, seatDiameter: 0.18, seatLength: 0.15 }, force);
  return [
    ["moment of area", "mm4", "191747598", plain.inertia * 1e12],
    ["slope at the hub", "rad", "0.00056301", plain.hubSlope],
    ["slope at the hub", "min", "1.9355", (plain.hubSlope * 10800) / Math.PI],
    ["slope at the bearing", "rad", "0.00070939", plain.bearingSlope],
    ["deflection at mid-span", "mm", "0.390634", plain.midDeflection * 1e3],
    ["deflection at the hub", "mm", "0.214694", plain.hubDeflection * 1e3],
    ["stepped: deflection at mid-span", "mm", "0.39912", stepped.midDeflection * 1e3],
    ["stepped: slope at the bearing", "rad", "0.0007942", stepped.bearingSlope],
    ["diameter for a slope of 0.0015", "mm", "195.680", diameter(0.0015) * 1e3],
    ["diameter for a slope of 0.0023", "mm", "175.848", diameter(0.0023) * 1e3],
  ];
}

function bearings(): readonly WorkedNumber[] {
  const rotation = rotationalSpeed(trace, { beltSpeed: 3, diameter: 0.824 });
  const need = (hours: number) =>
    requiredRating(trace, { load: force, life: hours * hour, rotation, exponent: rollerExponent }) / 1e3;
  const life = (rating: number) =>
    basicLife(trace, { dynamicRating: rating * 1e3, load: force, exponent: rollerExponent, rotation }) / hour;
  const halved = life(630 * 2) / life(630);
  return [
    ["speed", "rpm", "69.53371", rotation * 60],
    ["rating for 65000 h", "kN", "590.786", need(65000)],
    ["rating for 100000 h", "kN", "672.289", need(100000)],
    ["life of 22240", "h", "790399", life(1250)],
    ["life of 22226", "h", "80528", life(630)],
    ["life of 22224", "h", "48172", life(540)],
    ["life of half the load over that of the load", "1", "10.08", halved],
  ];
}

export const shaftExamples: readonly WorkedExample[] = [
  { chapter: "04", title: "Example 5: shaft by AS 1403", numbers: as1403() },
  { chapter: "04", title: "Example 6: shaft by CEMA and Goodman", numbers: alternatives() },
  { chapter: "04", title: "Example 7: shaft deflection", numbers: deflection() },
  { chapter: "04", title: "Example 8: pulley bearings", numbers: bearings() },
];
