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

/** The length with the whole path of the edge, sideways as well as up. Equals the 1981 form for small trough angles. */
export const transitionDistance = defineFormula({
  id: "iso-5293/transition-distance/transition-distance",
  source: iso5293("chord form"),
  inputs: {
    lift,
    troughAngle: { symbol: "lambda", unit: "rad", must: strictlyBetween(0, Math.PI / 2) },
    modulus,
    difference,
  },
  output: { symbol: "L", unit: "m" },
  printed: "V / sin(lambda) * sqrt((1 - cos(lambda)) * M / dT)",
  evaluate: ({ lift: rise, troughAngle, modulus: stiffness, difference: delta }) =>
    (rise / Math.sin(troughAngle)) * Math.sqrt(((1 - Math.cos(troughAngle)) * stiffness) / delta),
});
