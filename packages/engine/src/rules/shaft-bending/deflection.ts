import { beamTheory, cemaB105 } from "../../standards/machine-sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { nonNegative, positive } from "../../trace/limit.ts";

const source = beamTheory("simply supported shaft, two equal hub loads");
const force = { symbol: "F", unit: "N", must: nonNegative };
const arm = { symbol: "a", unit: "m", must: nonNegative };
const hubCentres = { symbol: "c", unit: "m", must: positive };
const span = { symbol: "L", unit: "m", must: positive };
const modulus = { symbol: "E", unit: "Pa", must: positive };
const inertia = { symbol: "I", unit: "m4", must: positive };
const seatInertia = { symbol: "I_1", unit: "m4", must: positive };
const seatLength = { symbol: "x_1", unit: "m", must: nonNegative };

/** Second moment of area of a round shaft. */
export const sectionInertia = defineFormula({
  id: "shaft-bending/deflection/section-inertia",
  source: beamTheory("round section"),
  inputs: { diameter: { symbol: "d", unit: "m", must: positive } },
  output: { symbol: "I", unit: "m4" },
  printed: "pi * d ^ 4 / 64",
  evaluate: ({ diameter }) => (Math.PI * diameter ** 4) / 64,
});

/** Distance of the bearings. */
export const shaftSpan = defineFormula({
  id: "shaft-bending/deflection/shaft-span",
  source,
  inputs: { hubCentres, arm },
  output: { symbol: "L", unit: "m" },
  printed: "c + 2 * a",
  evaluate: ({ hubCentres: c, arm: a }) => c + 2 * a,
});

/** Deflection over the distance of the bearings. */
export const relativeDeflection = defineFormula({
  id: "shaft-bending/deflection/relative-deflection",
  source,
  inputs: { deflection: { symbol: "y", unit: "m" }, span },
  output: { symbol: "y_L", unit: "1" },
  printed: "y / L",
  evaluate: ({ deflection, span: l }) => deflection / l,
});

/** Slope of the shaft at the hubs. Seats of another diameter do not change it. */
export const hubSlope = defineFormula({
  id: "shaft-bending/deflection/hub-slope",
  source: cemaB105("tan alpha = R A (B - 2A) / (4 E I)"),
  inputs: { force, arm, hubCentres, modulus, inertia },
  output: { symbol: "theta", unit: "rad" },
  printed: "F * a * c / (2 * E * I)",
  evaluate: ({ force: load, arm: a, hubCentres: c, modulus: e, inertia: i }) => (load * a * c) / (2 * e * i),
});

/** Slope in the bearings; seats of another diameter over the first part count. */
export const bearingSlope = defineFormula({
  id: "shaft-bending/deflection/bearing-slope",
  source,
  inputs: { force, arm, span, modulus, inertia, seatInertia, seatLength },
  output: { symbol: "theta_b", unit: "rad" },
  printed: "F / E * (x_1 ^ 2 / (2 * I_1) + (a ^ 2 - x_1 ^ 2) / (2 * I) + a * (L / 2 - a) / I)",
  evaluate: ({ force: load, arm: a, span: l, modulus: e, inertia: i, seatInertia: i1, seatLength: x1 }) =>
    (load / e) * (x1 ** 2 / (2 * i1) + (a ** 2 - x1 ** 2) / (2 * i) + (a * (l / 2 - a)) / i),
});

/** Deflection in the middle; seats of another diameter over the first part count. */
export const midDeflection = defineFormula({
  id: "shaft-bending/deflection/mid-deflection",
  source,
  inputs: { force, arm, span, modulus, inertia, seatInertia, seatLength },
  output: { symbol: "y", unit: "m" },
  printed: "F / E * (x_1 ^ 3 / (3 * I_1) + (a ^ 3 - x_1 ^ 3) / (3 * I) + a * ((L / 2) ^ 2 - a ^ 2) / (2 * I))",
  evaluate: ({ force: load, arm: a, span: l, modulus: e, inertia: i, seatInertia: i1, seatLength: x1 }) =>
    (load / e) * (x1 ** 3 / (3 * i1) + (a ** 3 - x1 ** 3) / (3 * i) + (a * ((l / 2) ** 2 - a ** 2)) / (2 * i)),
});

/** Deflection at the hubs of a uniform shaft. */
export const hubDeflection = defineFormula({
  id: "shaft-bending/deflection/hub-deflection",
  source,
  inputs: { force, arm, span, modulus, inertia },
  output: { symbol: "y_h", unit: "m" },
  printed: "F * a ^ 2 * (3 * L - 4 * a) / (6 * E * I)",
  evaluate: ({ force: load, arm: a, span: l, modulus: e, inertia: i }) =>
    (load * a ** 2 * (3 * l - 4 * a)) / (6 * e * i),
});

/** Diameter at which the hubs just slope as much as allowed. */
export const diameterForSlope = defineFormula({
  id: "shaft-bending/deflection/diameter-for-slope",
  source,
  inputs: { force, arm, hubCentres, modulus, allowedSlope: { symbol: "theta_al", unit: "rad", must: positive } },
  output: { symbol: "d", unit: "m" },
  printed: "(32 * F * a * c / (pi * E * theta_al)) ^ 0.25",
  evaluate: ({ force: load, arm: a, hubCentres: c, modulus: e, allowedSlope }) =>
    ((32 * load * a * c) / (Math.PI * e * allowedSlope)) ** 0.25,
});
