import { adopted, mechanics } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { nonNegative, positive } from "../../trace/limit.ts";

const wrapAngle = { symbol: "theta", unit: "rad", must: { above: 0, below: 2 * Math.PI } };
const gravity = { symbol: "g", unit: "m/s2", must: positive };
const ropeFalls = { symbol: "n", unit: "1", must: positive };
const carriageFriction = { symbol: "F_c", unit: "N", must: nonNegative };

/**
 * Belt tension at a carriage that a hanging mass pulls by ropes. The friction of the carriage keeps part of the pull when
 * the belt grows longer: what is left then decides slip and sag.
 */
export const reevedTakeUpTension = defineFormula({
  id: "mechanics/reeved-take-up/reeved-take-up-tension",
  source: mechanics("equilibrium of a take-up carriage pulled by ropes, moving to tighten"),
  inputs: { mass: { symbol: "M", unit: "kg", must: nonNegative }, gravity, ropeFalls, carriageFriction, wrapAngle },
  output: { symbol: "T_0", unit: "N" },
  printed: "(M * g * n - F_c) / (2 * sin(theta / 2))",
  evaluate: ({ mass, gravity: g, ropeFalls: falls, carriageFriction: friction, wrapAngle: wrap }) =>
    (mass * g * falls - friction) / (2 * Math.sin(wrap / 2)),
});

/** Belt tension at the same carriage while the belt pulls it back: the largest the belt can meet there. */
export const reevedTensionAgainstFriction = defineFormula({
  id: "mechanics/reeved-take-up/reeved-tension-against-friction",
  source: mechanics("equilibrium of a take-up carriage pulled by ropes, pulled back by the belt"),
  inputs: { mass: { symbol: "M", unit: "kg", must: nonNegative }, gravity, ropeFalls, carriageFriction, wrapAngle },
  output: { symbol: "T_0", unit: "N" },
  printed: "(M * g * n + F_c) / (2 * sin(theta / 2))",
  evaluate: ({ mass, gravity: g, ropeFalls: falls, carriageFriction: friction, wrapAngle: wrap }) =>
    (mass * g * falls + friction) / (2 * Math.sin(wrap / 2)),
});

/** Mass that keeps a belt tension through ropes and against the friction of the carriage, in whole steps. */
export const requiredReevedMass = defineFormula({
  id: "mechanics/reeved-take-up/required-reeved-mass",
  source: adopted("take-up mass in whole increments"),
  inputs: {
    tension: { symbol: "T_0", unit: "N", must: nonNegative },
    gravity,
    ropeFalls,
    carriageFriction,
    wrapAngle,
    increment: { symbol: "dM", unit: "kg", must: positive },
  },
  output: { symbol: "M", unit: "kg" },
  printed: "ceil((2 * T_0 * sin(theta / 2) + F_c) / (g * n) / dM) * dM",
  evaluate: ({ tension, gravity: g, ropeFalls: falls, carriageFriction: friction, wrapAngle: wrap, increment }) =>
    Math.ceil((2 * tension * Math.sin(wrap / 2) + friction) / (g * falls) / increment) * increment,
});
