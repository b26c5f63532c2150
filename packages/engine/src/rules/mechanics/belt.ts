import { adopted, mechanics } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { finite, nonNegative, positive } from "../../trace/limit.ts";

const beltWidth = { symbol: "B", unit: "m", must: positive };
const topCover = { symbol: "t_t", unit: "m", must: nonNegative };
const bottomCover = { symbol: "t_u", unit: "m", must: nonNegative };

/** Mass of one metre of belt: carcass and both covers. */
export const beltMassPerMetre = defineFormula({
  id: "mechanics/belt/belt-mass-per-metre",
  source: mechanics("mass of carcass and covers"),
  inputs: {
    beltWidth,
    carcassMass: { symbol: "m_c", unit: "kg/m2", must: nonNegative },
    coverDensity: { symbol: "rho_c", unit: "kg/m3", must: nonNegative },
    topCover,
    bottomCover,
  },
  output: { symbol: "q_B", unit: "kg/m" },
  printed: "B * (m_c + rho_c * (t_t + t_u))",
  evaluate: ({ beltWidth: width, carcassMass, coverDensity, topCover: top, bottomCover: bottom }) =>
    width * (carcassMass + coverDensity * (top + bottom)),
});

/** Mass of one metre of belt and what lies on it. */
export const loadedMass = defineFormula({
  id: "mechanics/belt/loaded-mass",
  source: mechanics("belt and load"),
  inputs: {
    beltMass: { symbol: "q_B", unit: "kg/m", must: nonNegative },
    materialMass: { symbol: "q_G", unit: "kg/m", must: nonNegative },
  },
  output: { symbol: "q", unit: "kg/m" },
  printed: "q_B + q_G",
  evaluate: ({ beltMass, materialMass }) => beltMass + materialMass,
});

/** Thickness of carcass and covers. */
export const beltThickness = defineFormula({
  id: "mechanics/belt/belt-thickness",
  source: mechanics("carcass and covers"),
  inputs: { carcassThickness: { symbol: "t_c", unit: "m", must: nonNegative }, topCover, bottomCover },
  output: { symbol: "t_b", unit: "m" },
  printed: "t_c + t_t + t_u",
  evaluate: ({ carcassThickness, topCover: top, bottomCover: bottom }) => carcassThickness + top + bottom,
});

/** Belt strength over the largest pull. */
export const safetyFactor = defineFormula({
  id: "mechanics/belt/safety-factor",
  source: mechanics("strength over pull"),
  inputs: {
    strength: { symbol: "k_N", unit: "N/m", must: nonNegative },
    beltWidth,
    largestTension: { symbol: "T_max", unit: "N", must: positive },
  },
  output: { symbol: "SF", unit: "1" },
  printed: "k_N * B / T_max",
  evaluate: ({ strength, beltWidth: width, largestTension }) => (strength * width) / largestTension,
});

/** Rating a belt needs: for the largest running pull, and for the starting pull it may exceed its rating with. */
export const requiredRating = defineFormula({
  id: "mechanics/belt/required-rating",
  source: adopted("required belt rating with an allowed rise while starting and braking"),
  inputs: {
    largestRunning: { symbol: "T_run", unit: "N", must: finite },
    largestTransient: { symbol: "T_start", unit: "N", must: finite },
    allowedRise: { symbol: "k_rise", unit: "1", must: positive },
    beltWidth,
  },
  output: { symbol: "k_req", unit: "N/m" },
  printed: "max(T_run / B, T_start / B / k_rise)",
  evaluate: ({ largestRunning, largestTransient, allowedRise, beltWidth: width }) =>
    Math.max(largestRunning / width, largestTransient / width / allowedRise),
});

/** Rating of a belt whose catalogue states only its strength: over 6.7 for steel cord, over 10 for fabric by default. */
export const ratingFromStrength = defineFormula({
  id: "mechanics/belt/rating-from-strength",
  source: adopted("strength over the static safety factor; published steel cord ratings confirm 6.7"),
  inputs: {
    strength: { symbol: "k_N", unit: "N/m", must: nonNegative },
    safety: { symbol: "SF", unit: "1", must: positive },
  },
  output: { symbol: "k_allow", unit: "N/m" },
  printed: "k_N / SF",
  evaluate: ({ strength, safety }) => strength / safety,
});

/** Share of the rating that a tension uses. */
export const utilisation = defineFormula({
  id: "mechanics/belt/utilisation",
  source: mechanics("pull over rating"),
  inputs: {
    tension: { symbol: "T", unit: "N", must: finite },
    beltWidth,
    rating: { symbol: "k_allow", unit: "N/m", must: positive },
  },
  output: { symbol: "u", unit: "1" },
  printed: "T / B / k_allow",
  evaluate: ({ tension, beltWidth: width, rating }) => tension / width / rating,
});

const rating = { symbol: "k_allow", unit: "N/m", must: positive };

/** Pull a belt may have while it runs. */
export const allowedRunningTension = defineFormula({
  id: "mechanics/belt/allowed-running-tension",
  source: adopted("belt rating, running and with the allowed rise while starting and braking"),
  inputs: { rating, beltWidth },
  output: { symbol: "T_allow", unit: "N" },
  printed: "k_allow * B",
  evaluate: ({ rating: allowed, beltWidth: width }) => allowed * width,
});

/** Pull a belt may have while it starts or brakes. */
export const allowedTransientTension = defineFormula({
  id: "mechanics/belt/allowed-transient-tension",
  source: adopted("belt rating, running and with the allowed rise while starting and braking"),
  inputs: { rating, beltWidth, allowedRise: { symbol: "k_rise", unit: "1", must: positive } },
  output: { symbol: "T_allow,st", unit: "N" },
  printed: "k_allow * B * k_rise",
  evaluate: ({ rating: allowed, beltWidth: width, allowedRise }) => allowed * width * allowedRise,
});
