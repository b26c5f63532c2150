import { adopted, mechanics } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { nonNegative, positive } from "../../trace/limit.ts";

const hollow = mechanics("hollow cylinder");
const usualHub = adopted("hub of a pulley where none is typed");
const shellDiameter = { symbol: "D_s", unit: "m" };
const shellThickness = { symbol: "t_s", unit: "m" };
const laggingThickness = { symbol: "t_l", unit: "m" };
const shaftDiameter = { symbol: "d", unit: "m" };

/** Source of the densities pulleys are weighed with. */
export const densitySource = adopted("densities of steel, rubber and ceramics");
/** Source of what comes in pairs on a pulley. */
export const pairSource = mechanics("symmetric pulley");

/** Inside of the shell. */
export const insideDiameter = defineFormula({
  id: "rotating-parts/pulley-sizes/inside-diameter",
  source: hollow,
  inputs: { shellDiameter, shellThickness },
  output: { symbol: "D_i", unit: "m" },
  printed: "D_s - 2 * t_s",
  evaluate: ({ shellDiameter: diameter, shellThickness: thickness }) => diameter - 2 * thickness,
});

/** Radius of the inside of the shell, where the end discs reach it. */
export const insideRadius = defineFormula({
  id: "rotating-parts/pulley-sizes/inside-radius",
  source: hollow,
  inputs: { shellDiameter, shellThickness },
  output: { symbol: "a_d", unit: "m" },
  printed: "D_s / 2 - t_s",
  evaluate: ({ shellDiameter: diameter, shellThickness: thickness }) => diameter / 2 - thickness,
});

/** Diameter over the lagging. */
export const diameterOverLagging = defineFormula({
  id: "rotating-parts/pulley-sizes/diameter-over-lagging",
  source: hollow,
  inputs: { shellDiameter, laggingThickness },
  output: { symbol: "D_l", unit: "m" },
  printed: "D_s + 2 * t_l",
  evaluate: ({ shellDiameter: diameter, laggingThickness: thickness }) => diameter + 2 * thickness,
});

export const usualHubDiameter = defineFormula({
  id: "rotating-parts/pulley-sizes/usual-hub-diameter",
  source: usualHub,
  inputs: { shaftDiameter },
  output: { symbol: "D_h", unit: "m" },
  printed: "1.5 * d",
  evaluate: ({ shaftDiameter: diameter }) => 1.5 * diameter,
});

export const usualHubLength = defineFormula({
  id: "rotating-parts/pulley-sizes/usual-hub-length",
  source: usualHub,
  inputs: { shaftDiameter },
  output: { symbol: "l_h", unit: "m" },
  printed: "0.55 * d",
  evaluate: ({ shaftDiameter: diameter }) => 0.55 * diameter,
});

/** Length of parts that are alike, one behind the other. */
export const lengthOfAll = defineFormula({
  id: "rotating-parts/pulley-sizes/length-of-all",
  source: hollow,
  inputs: {
    length: { symbol: "l", unit: "m", must: nonNegative },
    count: { symbol: "n", unit: "1", must: nonNegative },
  },
  output: { symbol: "l", unit: "m" },
  printed: "l * n",
  evaluate: ({ length, count }) => length * count,
});

/** Hub over inside of the shell, as the end disc sees them. */
export const hubRadiusRatio = defineFormula({
  id: "rotating-parts/pulley-sizes/hub-radius-ratio",
  source: hollow,
  inputs: {
    hubDiameter: { symbol: "D_h", unit: "m", must: nonNegative },
    insideRadius: { symbol: "a_d", unit: "m", must: positive },
  },
  output: { symbol: "k", unit: "1" },
  printed: "D_h / 2 / a_d",
  evaluate: ({ hubDiameter, insideRadius: radius }) => hubDiameter / 2 / radius,
});

const inProportion = mechanics("inertia in proportion to mass");

/** Mass that is known over the one computed. */
export const massScale = defineFormula({
  id: "rotating-parts/pulley-sizes/mass-scale",
  source: inProportion,
  inputs: {
    knownMass: { symbol: "m_k", unit: "kg", must: nonNegative },
    mass: { symbol: "m", unit: "kg", must: positive },
  },
  output: { symbol: "k_m", unit: "1" },
  printed: "m_k / m",
  evaluate: ({ knownMass, mass }) => knownMass / mass,
});

/** Inertia of a pulley whose mass is known better than its dimensions. */
export const inertiaInScale = defineFormula({
  id: "rotating-parts/pulley-sizes/inertia-in-scale",
  source: inProportion,
  inputs: {
    inertia: { symbol: "J", unit: "kg*m2", must: nonNegative },
    scale: { symbol: "k_m", unit: "1", must: nonNegative },
  },
  output: { symbol: "J", unit: "kg*m2" },
  printed: "J * k_m",
  evaluate: ({ inertia, scale }) => inertia * scale,
});
