import { defineFormula } from "../../trace/formula.ts";
import { nonNegative, positive, strictlyBetween } from "../../trace/limit.ts";
import { iso5293 } from "../machine-sources.ts";

const lift = { symbol: "V", unit: "m", must: nonNegative };
const modulus = { symbol: "M", unit: "N/m", must: positive };
const difference = { symbol: "dT", unit: "N/m", must: positive };

/** Allowed difference between edge and centre tension: edge within k times rated, centre not slack. */
export const tensionDifference = defineFormula({
  id: "iso-5293/transition-distance/tension-difference",
  source: iso5293("tension rise linear over each wing"),
  inputs: {
    edgeFactor: { symbol: "k", unit: "1", must: positive },
    ratedTension: { symbol: "t_R", unit: "N/m", must: positive },
    widthTension: { symbol: "t", unit: "N/m", must: nonNegative },
    wingShare: { symbol: "w_s", unit: "1", must: strictlyBetween(0, 1) },
  },
  output: { symbol: "dT", unit: "N/m" },
  printed: "min((k * t_R - t) / (1 - w_s), t / w_s)",
  evaluate: ({ edgeFactor, ratedTension, widthTension, wingShare }) =>
    Math.min((edgeFactor * ratedTension - widthTension) / (1 - wingShare), widthTension / wingShare),
});

/** The length after the 1981 edition. Departs from source: its printed 0.707 is taken as the square root of one half. */
export const transitionDistance1981 = defineFormula({
  id: "iso-5293/transition-distance/transition-distance1981",
  source: iso5293("1981 edition"),
  inputs: { lift, modulus, difference },
  output: { symbol: "L", unit: "m" },
  printed: "V * sqrt(M / (2 * dT))",
  evaluate: ({ lift: rise, modulus: stiffness, difference: delta }) => rise * Math.sqrt(stiffness / (2 * delta)),
});

/** How far the belt edge moves sideways, towards the middle, between the flat and the troughed belt. */
export const edgeShift = defineFormula({
  id: "iso-5293/transition-distance/edge-shift",
  source: iso5293("sideways path of the edge"),
  inputs: {
    wingLength: { symbol: "w", unit: "m", must: positive },
    troughAngle: { symbol: "lambda", unit: "rad", must: strictlyBetween(0, Math.PI / 2) },
  },
  output: { symbol: "s", unit: "m" },
  printed: "w * (1 - cos(lambda))",
  evaluate: ({ wingLength, troughAngle }) => wingLength * (1 - Math.cos(troughAngle)),
});

/**
 * The length with the whole path of the edge, up and sideways. Raising the pulley shortens the way up only; the way
 * sideways stays whole.
 */
export const transitionDistance = defineFormula({
  id: "iso-5293/transition-distance/transition-distance",
  source: iso5293("path of the edge, up and sideways"),
  inputs: { lift, edgeShift: { symbol: "s", unit: "m", must: nonNegative }, modulus, difference },
  output: { symbol: "L", unit: "m" },
  printed: "sqrt((V ^ 2 + s ^ 2) * M / (2 * dT))",
  evaluate: ({ lift: rise, edgeShift: sideways, modulus: stiffness, difference: delta }) =>
    Math.sqrt(((rise ** 2 + sideways ** 2) * stiffness) / (2 * delta)),
});
