import { cema5, mechanics } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { between, nonNegative, positive, strictlyBetween } from "../../trace/limit.ts";
import { degree } from "../../units.ts";

const tension = { symbol: "T", unit: "N", must: nonNegative };
const lineMass = { symbol: "q", unit: "kg/m", must: positive };
const gravity = { symbol: "g", unit: "m/s2", must: positive };
const slope = {
  symbol: "theta",
  unit: "rad",
  must: strictlyBetween(-Math.PI / 2, Math.PI / 2),
  covers: between(-25 * degree, 25 * degree),
};
const radius = { symbol: "R", unit: "m", must: positive };

/**
 * Smallest concave radius that keeps the belt on its idlers. The factor stands for CEMA's 1.11; the credit for the
 * centrifugal force is 0 in handbook practice, 1 for the exact balance.
 */
export const liftOffRadius = defineFormula({
  id: "belt-curves/lift-off/lift-off-radius",
  source: cema5("chapter 9, concave vertical curves"),
  inputs: {
    tensionFactor: { symbol: "f_H", unit: "1", must: positive },
    tension,
    centrifugalCredit: { symbol: "psi", unit: "1", must: between(0, 1) },
    lineMass,
    beltSpeed: { symbol: "v", unit: "m/s", must: nonNegative },
    gravity,
    slope,
  },
  output: { symbol: "R_lift", unit: "m" },
  printed: "f_H * max(0, T - psi * q * v ^ 2) / (q * g * cos(theta))",
  evaluate: ({
    tensionFactor,
    tension: pull,
    centrifugalCredit,
    lineMass: mass,
    beltSpeed,
    gravity: g,
    slope: theta,
  }) => (tensionFactor * Math.max(0, pull - centrifugalCredit * mass * beltSpeed ** 2)) / (mass * g * Math.cos(theta)),
});

/** Force of the belt on one idler set in a concave curve. Negative: the belt has lifted. */
export const concaveSetReaction = defineFormula({
  id: "belt-curves/lift-off/concave-set-reaction",
  source: mechanics("belt element on a circular arc"),
  inputs: { lineMass, gravity, slope, tension, radius, spacing: { symbol: "s", unit: "m", must: positive } },
  output: { symbol: "N", unit: "N" },
  printed: "(q * g * cos(theta) - T / R) * s",
  evaluate: ({ lineMass: mass, gravity: g, slope: theta, tension: pull, radius: bend, spacing }) =>
    (mass * g * Math.cos(theta) - pull / bend) * spacing,
});

/** Height of the lifted belt over the idlers in the middle of the curve: clearance that covers and skirts must leave. */
export const beltLift = defineFormula({
  id: "belt-curves/lift-off/belt-lift",
  source: mechanics("belt rising to the arc its weight can hold"),
  inputs: {
    tension,
    lineMass,
    gravity,
    slope,
    radius,
    deflection: { symbol: "Delta", unit: "rad", must: { least: 0, below: Math.PI } },
  },
  output: { symbol: "y_lift", unit: "m" },
  printed: "max(0, T / (q * g * cos(theta)) - R) * (1 / cos(Delta / 2) - 1)",
  evaluate: ({ tension: pull, lineMass: mass, gravity: g, slope: theta, radius: bend, deflection }) =>
    Math.max(0, pull / (mass * g * Math.cos(theta)) - bend) * (1 / Math.cos(deflection / 2) - 1),
});
