import { mechanics } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { nonNegative, positive } from "../../trace/limit.ts";

const outerDiameter = { symbol: "d_o", unit: "m", must: positive };
const innerDiameter = { symbol: "d_i", unit: "m", must: nonNegative };
const inertia = { symbol: "J", unit: "kg*m2", must: nonNegative };

/** Mass of a hollow cylinder of constant wall. */
export const annulusMass = defineFormula({
  id: "rotating-parts/annulus/annulus-mass",
  source: mechanics("hollow cylinder"),
  inputs: {
    density: { symbol: "rho", unit: "kg/m3", must: positive },
    outerDiameter,
    innerDiameter,
    length: { symbol: "l", unit: "m", must: nonNegative },
  },
  output: { symbol: "m", unit: "kg" },
  printed: "rho * pi / 4 * (d_o ^ 2 - d_i ^ 2) * l",
  evaluate: ({ density, outerDiameter: outer, innerDiameter: inner, length }) =>
    ((density * Math.PI) / 4) * (outer ** 2 - inner ** 2) * length,
});

/** Inertia of a hollow cylinder about its axis. */
export const annulusInertia = defineFormula({
  id: "rotating-parts/annulus/annulus-inertia",
  source: mechanics("hollow cylinder"),
  inputs: { mass: { symbol: "m", unit: "kg", must: nonNegative }, outerDiameter, innerDiameter },
  output: { symbol: "J", unit: "kg*m2" },
  printed: "m * (d_o ^ 2 + d_i ^ 2) / 8",
  evaluate: ({ mass, outerDiameter: outer, innerDiameter: inner }) => (mass * (outer ** 2 + inner ** 2)) / 8,
});

/** Mass at the belt line that resists acceleration as the turning part does. */
export const beltLineMass = defineFormula({
  id: "rotating-parts/annulus/belt-line-mass",
  source: mechanics("inertia referred to the belt line"),
  inputs: { inertia, radius: { symbol: "r", unit: "m", must: positive } },
  output: { symbol: "m_eq", unit: "kg" },
  printed: "J / r ^ 2",
  evaluate: ({ inertia: j, radius }) => j / radius ** 2,
});

/** Inertia as a motor sees it through a gearbox. */
export const motorSideInertia = defineFormula({
  id: "rotating-parts/annulus/motor-side-inertia",
  source: mechanics("inertia referred through a gear ratio"),
  inputs: { inertia, ratio: { symbol: "i", unit: "1", must: positive } },
  output: { symbol: "J_m", unit: "kg*m2" },
  printed: "J / i ^ 2",
  evaluate: ({ inertia: j, ratio }) => j / ratio ** 2,
});

/** Inertia as older catalogues print it: four times as large. */
export const gdSquared = defineFormula({
  id: "rotating-parts/annulus/gd-squared",
  source: mechanics("GD squared of the continental catalogues"),
  inputs: { inertia },
  output: { symbol: "GD2", unit: "kg*m2" },
  printed: "4 * J",
  evaluate: ({ inertia: j }) => 4 * j,
});

/** Inertia of parts whose mass is known better than their dimensions. */
export const scaledInertia = defineFormula({
  id: "rotating-parts/annulus/scaled-inertia",
  source: mechanics("inertia in proportion to mass"),
  inputs: {
    inertia,
    typedMass: { symbol: "m_typed", unit: "kg", must: nonNegative },
    mass: { symbol: "m", unit: "kg", must: positive },
  },
  output: { symbol: "J", unit: "kg*m2" },
  printed: "J * m_typed / m",
  evaluate: ({ inertia: computed, typedMass, mass }) => (computed * typedMass) / mass,
});

/** A pulley and the shaft it turns with. */
export const withShaft = defineFormula({
  id: "rotating-parts/annulus/with-shaft",
  source: mechanics("sum of inertias about one axis"),
  inputs: {
    bodyInertia: { symbol: "J_b", unit: "kg*m2", must: nonNegative },
    shaftInertia: { symbol: "J_s", unit: "kg*m2", must: nonNegative },
  },
  output: { symbol: "J", unit: "kg*m2" },
  printed: "J_b + J_s",
  evaluate: ({ bodyInertia, shaftInertia }) => bodyInertia + shaftInertia,
});
