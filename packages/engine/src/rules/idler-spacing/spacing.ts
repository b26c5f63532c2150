import { adopted, mechanics } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { nonNegative, positive } from "../../trace/limit.ts";

const spacing = { symbol: "s", unit: "m", must: positive };
const source = adopted("life, slope and sag inverted for the spacing; exact without misalignment and curve");

/** Spacing at which the bearings just live as long as required. */
export const lifeSpacing = defineFormula({
  id: "idler-spacing/spacing/life-spacing",
  source,
  inputs: {
    spacing,
    permittedLoad: { symbol: "P_max", unit: "N", must: positive },
    rollMass: { symbol: "m_r", unit: "kg", must: nonNegative },
    gravity: { symbol: "g", unit: "m/s2", must: positive },
    rollLoad: { symbol: "F", unit: "N", must: positive },
  },
  output: { symbol: "s_life", unit: "m" },
  printed: "max(0, s * (2 * P_max - m_r * g) / F)",
  evaluate: ({ spacing: step, permittedLoad, rollMass, gravity, rollLoad }) =>
    Math.max(0, (step * (2 * permittedLoad - rollMass * gravity)) / rollLoad),
});

/** Spacing at which the shaft just slopes as much as allowed. */
export const slopeSpacing = defineFormula({
  id: "idler-spacing/spacing/slope-spacing",
  source,
  inputs: {
    spacing,
    allowedSlope: { symbol: "theta_al", unit: "rad", must: positive },
    slope: { symbol: "theta", unit: "rad", must: positive },
  },
  output: { symbol: "s_defl", unit: "m" },
  printed: "s * theta_al / theta",
  evaluate: ({ spacing: step, allowedSlope, slope }) => (step * allowedSlope) / slope,
});

/** Spacing at which the belt just sags as much as allowed. */
export const sagSpacing = defineFormula({
  id: "idler-spacing/spacing/sag-spacing",
  source: mechanics("parabola of a uniformly loaded string"),
  inputs: {
    sag: { symbol: "k_s", unit: "1", must: positive },
    lowestTension: { symbol: "T_min", unit: "N", must: nonNegative },
    lineMass: { symbol: "q", unit: "kg/m", must: positive },
    gravity: { symbol: "g", unit: "m/s2", must: positive },
  },
  output: { symbol: "s_sag", unit: "m" },
  printed: "8 * k_s * T_min / (q * g)",
  evaluate: ({ sag, lowestTension, lineMass, gravity }) => (8 * sag * lowestTension) / (lineMass * gravity),
});

/** The smallest of the limits, rounded down to the step of the structure. */
export const roundedSpacing = defineFormula({
  id: "idler-spacing/spacing/rounded-spacing",
  source: adopted("spacing rounded down to the step of the structure"),
  inputs: {
    life: { symbol: "s_life", unit: "m", must: nonNegative },
    slope: { symbol: "s_defl", unit: "m", must: nonNegative },
    sag: { symbol: "s_sag", unit: "m", must: nonNegative },
    widest: { symbol: "s_max", unit: "m", must: positive },
    step: { symbol: "ds", unit: "m", must: positive },
  },
  output: { symbol: "s", unit: "m" },
  printed: "-ceil(-min(s_life, s_defl, s_sag, s_max) / ds - 1e-9) * ds",
  evaluate: ({ life, slope, sag, widest, step }) =>
    -Math.ceil(-Math.min(life, slope, sag, widest) / step - 1e-9) * step,
});

/** Idler sets in a stretch of constant spacing. */
export const setsInStretch = defineFormula({
  id: "idler-spacing/spacing/sets-in-stretch",
  source: mechanics("whole sets, none wider apart than allowed"),
  inputs: { length: { symbol: "L", unit: "m", must: nonNegative }, spacing },
  output: { symbol: "n", unit: "1" },
  printed: "max(0, ceil(L / s - 1e-9))",
  evaluate: ({ length, spacing: step }) => Math.max(0, Math.ceil(length / step - 1e-9)),
});

const between = mechanics("straight line between two places");
const share = { symbol: "x", unit: "1" };

/** Tension between two stations. */
export const stationTension = defineFormula({
  id: "idler-spacing/spacing/station-tension",
  source: between,
  inputs: { start: { symbol: "T_a", unit: "N" }, end: { symbol: "T_b", unit: "N" }, share },
  output: { symbol: "T", unit: "N" },
  printed: "T_a + x * (T_b - T_a)",
  evaluate: ({ start, end, share: part }) => start + part * (end - start),
});

/** Distance of a place between two stations. */
export const stationDistance = defineFormula({
  id: "idler-spacing/spacing/station-distance",
  source: between,
  inputs: { start: { symbol: "x_a", unit: "m" }, end: { symbol: "x_b", unit: "m" }, share },
  output: { symbol: "x_c", unit: "m" },
  printed: "x_a + x * (x_b - x_a)",
  evaluate: ({ start, end, share: part }) => start + part * (end - start),
});

/** Length of a stretch from its ends. */
export const stretchLength = defineFormula({
  id: "idler-spacing/spacing/stretch-length",
  source: between,
  inputs: { start: { symbol: "x_a", unit: "m" }, end: { symbol: "x_b", unit: "m" } },
  output: { symbol: "L", unit: "m" },
  printed: "x_b - x_a",
  evaluate: ({ start, end }) => end - start,
});

/** Tension that would let the heaviest belt sag as this one does. */
export const tensionOfHeaviest = defineFormula({
  id: "idler-spacing/spacing/tension-of-heaviest",
  source: mechanics("parabola of a uniformly loaded string"),
  inputs: {
    tension: { symbol: "T", unit: "N" },
    heaviest: { symbol: "q_max", unit: "kg/m", must: positive },
    lineMass: { symbol: "q", unit: "kg/m", must: positive },
  },
  output: { symbol: "T_q", unit: "N" },
  printed: "T * q_max / q",
  evaluate: ({ tension, heaviest, lineMass }) => (tension * heaviest) / lineMass,
});
