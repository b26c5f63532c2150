import { adopted, cema5, mechanics } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { nonNegative, positive } from "../../trace/limit.ts";

const tension = { symbol: "T", unit: "N" };
const beltWidth = { symbol: "B", unit: "m", must: positive };
const modulus = { symbol: "M", unit: "N/m", must: positive };
const radius = { symbol: "R", unit: "m", must: positive };
const distance = { symbol: "h", unit: "m", must: nonNegative };
const limitsSource = adopted("tension factors 1.1 where high and 0.9 where low tension is unfavourable");

/** Mean tension of each metre of belt width. */
export const widthTension = defineFormula({
  id: "belt-curves/fibre-tension/width-tension",
  source: mechanics("tension spread over the belt width"),
  inputs: { tension, beltWidth },
  output: { symbol: "t", unit: "N/m" },
  printed: "T / B",
  evaluate: ({ tension: pull, beltWidth: width }) => pull / width,
});

/** Tension of a fibre on the long side of the bend, at a distance from the height or line that bending leaves alone. */
export const stretchedFibreTension = defineFormula({
  id: "belt-curves/fibre-tension/stretched-fibre-tension",
  source: mechanics("plane sections, linear elastic belt"),
  inputs: { tension, beltWidth, modulus, distance, radius },
  output: { symbol: "t_long", unit: "N/m" },
  printed: "T / B + M * h / R",
  evaluate: ({ tension: pull, beltWidth: width, modulus: stiffness, distance: h, radius: bend }) =>
    pull / width + (stiffness * h) / bend,
});

/** Tension of a fibre on the short side of the bend. */
export const slackenedFibreTension = defineFormula({
  id: "belt-curves/fibre-tension/slackened-fibre-tension",
  source: mechanics("plane sections, linear elastic belt"),
  inputs: { tension, beltWidth, modulus, distance, radius },
  output: { symbol: "t_short", unit: "N/m" },
  printed: "T / B - M * h / R",
  evaluate: ({ tension: pull, beltWidth: width, modulus: stiffness, distance: h, radius: bend }) =>
    pull / width - (stiffness * h) / bend,
});

/** What is left between the factored belt tension and the tension allowed in a fibre. */
export const tensionReserve = defineFormula({
  id: "belt-curves/fibre-tension/tension-reserve",
  source: limitsSource,
  inputs: {
    allowedTension: { symbol: "t_al", unit: "N/m", must: nonNegative },
    tensionFactor: { symbol: "f_H", unit: "1", must: positive },
    tension,
    beltWidth,
  },
  output: { symbol: "dt_high", unit: "N/m" },
  printed: "t_al - f_H * T / B",
  evaluate: ({ allowedTension, tensionFactor, tension: pull, beltWidth: width }) =>
    allowedTension - (tensionFactor * pull) / width,
});

/** What is left between the factored belt tension and the lowest tension a fibre may have. */
export const slackReserve = defineFormula({
  id: "belt-curves/fibre-tension/slack-reserve",
  source: limitsSource,
  inputs: {
    tensionFactor: { symbol: "f_L", unit: "1", must: positive },
    tension,
    beltWidth,
    lowestTension: { symbol: "t_min", unit: "N/m", must: nonNegative },
  },
  output: { symbol: "dt_low", unit: "N/m" },
  printed: "f_L * T / B - t_min",
  evaluate: ({ tensionFactor, tension: pull, beltWidth: width, lowestTension }) =>
    (tensionFactor * pull) / width - lowestTension,
});

/** Smallest radius at which bending uses up the reserve of a fibre. No radius does when there is no reserve. */
export const fibreRadius = defineFormula({
  id: "belt-curves/fibre-tension/fibre-radius",
  source: cema5("chapter 9, belt edges and centre in vertical curves"),
  inputs: { modulus, distance, reserve: { symbol: "dt", unit: "N/m", must: positive } },
  output: { symbol: "R", unit: "m" },
  printed: "M * h / dt",
  evaluate: ({ modulus: stiffness, distance: h, reserve }) => (stiffness * h) / reserve,
});

/** Tension per width a fibre may have: the rated one times the factor of the state. */
export const allowedFibreTension = defineFormula({
  id: "belt-curves/fibre-tension/allowed-fibre-tension",
  source: adopted("115 % of rated tension in curves when running, the allowed rise in transients"),
  inputs: {
    ratedTension: { symbol: "t_R", unit: "N/m", must: positive },
    edgeFactor: { symbol: "k_e", unit: "1", must: positive },
  },
  output: { symbol: "t_al", unit: "N/m" },
  printed: "k_e * t_R",
  evaluate: ({ ratedTension, edgeFactor }) => edgeFactor * ratedTension,
});
