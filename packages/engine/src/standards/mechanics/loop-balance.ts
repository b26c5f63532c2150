import { defineFormula } from "../../trace/formula.ts";
import { finite, nonNegative } from "../../trace/limit.ts";
import { mechanics } from "../sources.ts";

const source = mechanics("balance of belt tension along the loop");
const acceleration = { symbol: "a", unit: "m/s2", must: finite };
const mass = { symbol: "m", unit: "kg", must: nonNegative };

/** Rise of tension along a section: friction, what does not depend on tension, and inertia. */
export const sectionResistance = defineFormula({
  id: "mechanics/loop-balance/section-resistance",
  source,
  inputs: {
    friction: { symbol: "F_H", unit: "N", must: nonNegative },
    frictionShare: { symbol: "k_f", unit: "1", must: nonNegative },
    fixed: { symbol: "F_fix", unit: "N", must: finite },
    mass,
    acceleration,
  },
  output: { symbol: "R", unit: "N" },
  printed: "k_f * F_H + F_fix + m * a",
  evaluate: ({ friction, frictionShare, fixed, mass: moved, acceleration: rate }) =>
    frictionShare * friction + fixed + moved * rate,
});

/** Rise of tension at a point, its drive left out: bending, bearings, accessories and feed, curve, inertia. */
export const pointResistance = defineFormula({
  id: "mechanics/loop-balance/point-resistance",
  source,
  inputs: {
    wrap: { symbol: "F_l", unit: "N", must: finite },
    bearing: { symbol: "F_t", unit: "N", must: finite },
    fixed: { symbol: "F_fix", unit: "N", must: finite },
    curve: { symbol: "F_c", unit: "N", must: finite },
    mass,
    acceleration,
  },
  output: { symbol: "P", unit: "N" },
  printed: "F_l + F_t + F_fix + F_c + m * a",
  evaluate: ({ wrap, bearing, fixed, curve, mass: moved, acceleration: rate }) =>
    wrap + bearing + fixed + curve + moved * rate,
});

/** Tension arriving at the next point. */
export const tensionAfterSection = defineFormula({
  id: "mechanics/loop-balance/tension-after-section",
  source,
  inputs: {
    leaving: { symbol: "T_out", unit: "N", must: finite },
    resistance: { symbol: "R", unit: "N", must: finite },
  },
  output: { symbol: "T_in", unit: "N" },
  printed: "T_out + R",
  evaluate: ({ leaving, resistance }) => leaving + resistance,
});

/** Tension leaving a point. */
export const tensionAfterPoint = defineFormula({
  id: "mechanics/loop-balance/tension-after-point",
  source,
  inputs: {
    arriving: { symbol: "T_in", unit: "N", must: finite },
    resistance: { symbol: "P", unit: "N", must: finite },
    driveForce: { symbol: "F", unit: "N", must: finite },
  },
  output: { symbol: "T_out", unit: "N" },
  printed: "T_in + P - F",
  evaluate: ({ arriving, resistance, driveForce }) => arriving + resistance - driveForce,
});

/** Tension arriving at the take-up, whose two sides have the take-up tension as their mean. */
export const takeUpArrival = defineFormula({
  id: "mechanics/loop-balance/take-up-arrival",
  source,
  inputs: {
    takeUpTension: { symbol: "T_0", unit: "N", must: finite },
    resistance: { symbol: "P", unit: "N", must: finite },
    driveForce: { symbol: "F", unit: "N", must: finite },
  },
  output: { symbol: "T_in", unit: "N" },
  printed: "T_0 - (P - F) / 2",
  evaluate: ({ takeUpTension, resistance, driveForce }) => takeUpTension - (resistance - driveForce) / 2,
});

/** Several cleaners or ploughs at one point. */
export const accessoryForce = defineFormula({
  id: "mechanics/loop-balance/accessory-force",
  source,
  inputs: {
    count: { symbol: "n", unit: "1", must: nonNegative },
    force: { symbol: "F", unit: "N", must: nonNegative },
  },
  output: { symbol: "F_n", unit: "N" },
  printed: "n * F",
  evaluate: ({ count, force }) => count * force,
});
