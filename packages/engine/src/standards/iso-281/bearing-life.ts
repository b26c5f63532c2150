import { defineFormula } from "../../trace/formula.ts";
import { between, nonNegative, positive } from "../../trace/limit.ts";
import { iso281 } from "../machine-sources.ts";
import { mechanics } from "../sources.ts";

const source = iso281("basic rating life");
const dynamicRating = { symbol: "C", unit: "N", must: positive };
const load = { symbol: "P", unit: "N", must: positive };
/** 10/3 for roller, 3 for ball bearings. */
const exponent = { symbol: "p", unit: "1", must: between(3, 10 / 3) };
const rotation = { symbol: "n", unit: "1/s", must: positive };
const radialLoad = { symbol: "F_r", unit: "N", must: nonNegative };
const axialLoad = { symbol: "F_a", unit: "N", must: nonNegative };
const staticRating = { symbol: "C_0", unit: "N", must: positive };

/** Where the exponents of the two kinds of bearing are printed. */
export const lifeSource = source;
export const rollerExponent = 10 / 3;
export const ballExponent = 3;

/** Turns per second of a roll or pulley that the belt turns. */
export const rotationalSpeed = defineFormula({
  id: "iso-281/bearing-life/rotational-speed",
  source: mechanics("rolling"),
  inputs: {
    beltSpeed: { symbol: "v", unit: "m/s", must: positive },
    diameter: { symbol: "D", unit: "m", must: positive },
  },
  output: { symbol: "n", unit: "1/s" },
  printed: "v / (pi * D)",
  evaluate: ({ beltSpeed, diameter }) => beltSpeed / (Math.PI * diameter),
});

/** Time that nine of ten bearings survive. */
export const basicLife = defineFormula({
  id: "iso-281/bearing-life/basic-life",
  source,
  inputs: { dynamicRating, load, exponent, rotation },
  output: { symbol: "L_10", unit: "s" },
  printed: "(C / P) ^ p * 1000000 / n",
  evaluate: ({ dynamicRating: rating, load: force, exponent: power, rotation: speed }) =>
    ((rating / force) ** power * 1000000) / speed,
});

/** Rating a bearing needs to live that long. */
export const requiredRating = defineFormula({
  id: "iso-281/bearing-life/required-rating",
  source,
  inputs: { load, life: { symbol: "L_10", unit: "s", must: positive }, rotation, exponent },
  output: { symbol: "C", unit: "N" },
  printed: "P * (L_10 * n / 1000000) ^ (1 / p)",
  evaluate: ({ load: force, life, rotation: speed, exponent: power }) =>
    force * ((life * speed) / 1000000) ** (1 / power),
});

/** Load at which a bearing just lives that long. */
export const permittedLoad = defineFormula({
  id: "iso-281/bearing-life/permitted-load",
  source,
  inputs: { dynamicRating, life: { symbol: "L_10", unit: "s", must: positive }, rotation, exponent },
  output: { symbol: "P_max", unit: "N" },
  printed: "C / (L_10 * n / 1000000) ^ (1 / p)",
  evaluate: ({ dynamicRating: rating, life, rotation: speed, exponent: power }) =>
    rating / ((life * speed) / 1000000) ** (1 / power),
});

/** Share of axial in radial load from which a deep groove ball bearing feels it. */
export const axialThreshold = defineFormula({
  id: "iso-281/bearing-life/axial-threshold",
  source: iso281("deep groove ball bearings, fit of the factor table"),
  inputs: { axialLoad, staticRating },
  output: { symbol: "e", unit: "1" },
  printed: "0.513 * (F_a / C_0) ^ 0.236",
  evaluate: ({ axialLoad: axial, staticRating: rating }) => 0.513 * (axial / rating) ** 0.236,
});

/** Weight of the axial load of a deep groove ball bearing. */
export const axialFactor = defineFormula({
  id: "iso-281/bearing-life/axial-factor",
  source: iso281("deep groove ball bearings, fit of the factor table"),
  inputs: { axialLoad: { ...axialLoad, must: positive }, staticRating },
  output: { symbol: "Y", unit: "1" },
  printed: "0.84 / (F_a / C_0) ^ 0.247",
  evaluate: ({ axialLoad: axial, staticRating: rating }) => 0.84 / (axial / rating) ** 0.247,
});

/** Equivalent load of a deep groove ball bearing: radial only below the threshold. Never less than the radial load. */
export const equivalentBallLoad = defineFormula({
  id: "iso-281/bearing-life/equivalent-ball-load",
  source,
  inputs: {
    radialLoad,
    axialLoad,
    threshold: { symbol: "e", unit: "1", must: nonNegative },
    axialFactor: { symbol: "Y", unit: "1", must: nonNegative },
  },
  output: { symbol: "P", unit: "N" },
  printed: "if(F_a > e * F_r, max(F_r, 0.56 * F_r + Y * F_a), F_r)",
  evaluate: ({ radialLoad: radial, axialLoad: axial, threshold, axialFactor: factor }) =>
    axial > threshold * radial ? Math.max(radial, 0.56 * radial + factor * axial) : radial,
});

/** Static rating over the largest load. */
export const staticSafety = defineFormula({
  id: "iso-281/bearing-life/static-safety",
  source: iso281("static load safety, ISO 76"),
  inputs: { staticRating, load },
  output: { symbol: "s_0", unit: "1" },
  printed: "C_0 / P",
  evaluate: ({ staticRating: rating, load: force }) => rating / force,
});
