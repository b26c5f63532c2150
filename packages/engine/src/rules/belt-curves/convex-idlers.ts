import { cema5, mechanics } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { atMost, nonNegative, positive, strictlyBetween } from "../../trace/limit.ts";
import { degree } from "../../units.ts";

const source = mechanics("belt element on a circular arc");
const tension = { symbol: "T", unit: "N", must: nonNegative };
const lineMass = { symbol: "q", unit: "kg/m", must: nonNegative };
const gravity = { symbol: "g", unit: "m/s2", must: positive };
const slope = { symbol: "theta", unit: "rad", must: strictlyBetween(-Math.PI / 2, Math.PI / 2) };
const spacing = { symbol: "s", unit: "m", must: positive };
const radius = { symbol: "R", unit: "m", must: positive };

/** Weight of belt and material on one set of a straight run. */
export const straightSetLoad = defineFormula({
  id: "belt-curves/convex-idlers/straight-set-load",
  source,
  inputs: { lineMass, gravity, spacing, slope },
  output: { symbol: "F_0", unit: "N" },
  printed: "q * g * s * cos(theta)",
  evaluate: ({ lineMass: mass, gravity: g, spacing: step, slope: theta }) => mass * g * step * Math.cos(theta),
});

/** Load the belt tension adds to one set of a convex curve. */
export const addedSetLoad = defineFormula({
  id: "belt-curves/convex-idlers/added-set-load",
  source,
  inputs: { tension, spacing, radius },
  output: { symbol: "F_c", unit: "N" },
  printed: "T * s / R",
  evaluate: ({ tension: pull, spacing: step, radius: bend }) => (pull * step) / bend,
});

/** Load of one set of a convex curve. */
export const curvedSetLoad = defineFormula({
  id: "belt-curves/convex-idlers/curved-set-load",
  source,
  inputs: { straight: { symbol: "F_0", unit: "N" }, added: { symbol: "F_c", unit: "N" } },
  output: { symbol: "F_set", unit: "N" },
  printed: "F_0 + F_c",
  evaluate: ({ straight, added }) => straight + added,
});

/** How many sets carry a curve. */
export const setsInCurve = defineFormula({
  id: "belt-curves/convex-idlers/sets-in-curve",
  source,
  inputs: { arcLength: { symbol: "L_a", unit: "m", must: nonNegative }, spacing },
  output: { symbol: "n", unit: "1" },
  printed: "L_a / s",
  evaluate: ({ arcLength, spacing: step }) => arcLength / step,
});

/** What the rating of a set leaves for the curve. */
export const setLoadReserve = defineFormula({
  id: "belt-curves/convex-idlers/set-load-reserve",
  source,
  inputs: {
    allowedLoad: { symbol: "F_al", unit: "N", must: positive },
    straightLoad: { symbol: "F_0", unit: "N", must: nonNegative },
  },
  output: { symbol: "dF", unit: "N" },
  printed: "F_al - F_0",
  evaluate: ({ allowedLoad, straightLoad }) => allowedLoad - straightLoad,
});

/** Smallest convex radius the idler rating allows. */
export const idlerRadius = defineFormula({
  id: "belt-curves/convex-idlers/idler-radius",
  source,
  inputs: { tension, spacing, reserve: { symbol: "dF", unit: "N", must: positive } },
  output: { symbol: "R_idler", unit: "m" },
  printed: "T * s / dF",
  evaluate: ({ tension: pull, spacing: step, reserve }) => (pull * step) / reserve,
});

/** Spacing in the curve that loads a set as on the straight. */
export const equalLoadSpacing = defineFormula({
  id: "belt-curves/convex-idlers/equal-load-spacing",
  source,
  inputs: { spacing, lineMass, gravity, slope, tension, radius },
  output: { symbol: "s_eq", unit: "m" },
  printed: "s * q * g * cos(theta) / (q * g * cos(theta) + T / R)",
  evaluate: ({ spacing: step, lineMass: mass, gravity: g, slope: theta, tension: pull, radius: bend }) =>
    (step * mass * g * Math.cos(theta)) / (mass * g * Math.cos(theta) + pull / bend),
});

/** Angle the belt turns over one idler set. CEMA advises no more than 2 degrees. */
export const turnPerSet = defineFormula({
  id: "belt-curves/convex-idlers/turn-per-set",
  source: cema5("chapter 9, convex vertical curves"),
  inputs: { spacing, radius },
  output: { symbol: "delta", unit: "rad" },
  printed: "s / R",
  evaluate: ({ spacing: step, radius: bend }) => step / bend,
});

/** The advice on the angle over one set. */
export const advisedTurnPerSet = atMost(2 * degree);
