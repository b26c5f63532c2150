import { adopted, cema5, mechanics } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { between, nonNegative, positive } from "../../trace/limit.ts";

const source = mechanics("statics of a roll");
const vertical = { symbol: "V", unit: "N", must: nonNegative };
const angle = { symbol: "alpha", unit: "rad", must: { least: 0, below: Math.PI / 2 } };
const friction = { symbol: "mu_b", unit: "1", must: nonNegative };
const rollMass = { symbol: "m_r", unit: "kg", must: nonNegative };
const gravity = { symbol: "g", unit: "m/s2", must: positive };

/** Vertical load of one roll: its share of the material with impact, and of belt, misalignment and curve. */
export const rollVerticalLoad = defineFormula({
  id: "idler-loads/roll-force/roll-vertical-load",
  source: cema5("chapter 5, idler load"),
  inputs: {
    loadShare: { symbol: "k_m", unit: "1", must: between(0, 1) },
    lumpFactor: { symbol: "K_d", unit: "1", must: { least: 1 } },
    materialWeight: { symbol: "W_m", unit: "N", must: nonNegative },
    beltShare: { symbol: "k_b", unit: "1", must: between(0, 1) },
    beltWeight: { symbol: "W_b", unit: "N", must: nonNegative },
    misalignment: { symbol: "W_iml", unit: "N", must: nonNegative },
    curve: { symbol: "W_c", unit: "N", must: nonNegative },
  },
  output: { symbol: "V", unit: "N" },
  printed: "k_m * K_d * W_m + k_b * (W_b + W_iml + W_c)",
  evaluate: ({ loadShare, lumpFactor, materialWeight, beltShare, beltWeight, misalignment, curve }) =>
    loadShare * lumpFactor * materialWeight + beltShare * (beltWeight + misalignment + curve),
});

/** Load of a wing roll when the belt runs off centre. */
export const overloadedWing = defineFormula({
  id: "idler-loads/roll-force/overloaded-wing",
  source: cema5("chapter 5, idler load"),
  inputs: {
    load: { symbol: "V_0", unit: "N", must: nonNegative },
    overload: { symbol: "k_o", unit: "1", must: nonNegative },
  },
  output: { symbol: "V", unit: "N" },
  printed: "V_0 * k_o",
  evaluate: ({ load, overload }) => load * overload,
});

/** Share of the belt on a roll of a pipe: a tenth of its weight more forms the tube. */
export const formedShare = defineFormula({
  id: "idler-loads/roll-force/formed-share",
  source: adopted("a tenth of the belt weight forms the tube"),
  inputs: { share: { symbol: "k", unit: "1", must: between(0, 1) } },
  output: { symbol: "k_b", unit: "1" },
  printed: "min(1, k + 0.1)",
  evaluate: ({ share }) => Math.min(1, share + 0.1),
});

/** Force square to an inclined roll: friction holds the belt as far as it can. */
export const rollNormalForce = defineFormula({
  id: "idler-loads/roll-force/roll-normal-force",
  source,
  inputs: { vertical, angle, friction },
  output: { symbol: "N", unit: "N" },
  printed: "if(tan(alpha) <= mu_b, V * cos(alpha), V / (cos(alpha) + mu_b * sin(alpha)))",
  evaluate: ({ vertical: load, angle: alpha, friction: mu }) =>
    Math.tan(alpha) <= mu ? load * Math.cos(alpha) : load / (Math.cos(alpha) + mu * Math.sin(alpha)),
});

/** Force along an inclined roll. */
export const rollAxialForce = defineFormula({
  id: "idler-loads/roll-force/roll-axial-force",
  source,
  inputs: { vertical, angle, friction, normal: { symbol: "N", unit: "N", must: nonNegative } },
  output: { symbol: "F_x", unit: "N" },
  printed: "if(tan(alpha) <= mu_b, V * sin(alpha), mu_b * N)",
  evaluate: ({ vertical: load, angle: alpha, friction: mu, normal }) =>
    Math.tan(alpha) <= mu ? load * Math.sin(alpha) : mu * normal,
});

/** Radial load of one of the two bearings of a roll, own weight included. */
export const rollBearingLoad = defineFormula({
  id: "idler-loads/roll-force/roll-bearing-load",
  source,
  inputs: { normal: { symbol: "N", unit: "N", must: nonNegative }, rollMass, gravity, angle },
  output: { symbol: "P_r", unit: "N" },
  printed: "(N + m_r * g * cos(alpha)) / 2",
  evaluate: ({ normal, rollMass: mass, gravity: g, angle: alpha }) => (normal + mass * g * Math.cos(alpha)) / 2,
});

/** Axial load of the locating bearing. */
export const rollBearingThrust = defineFormula({
  id: "idler-loads/roll-force/roll-bearing-thrust",
  source,
  inputs: { axial: { symbol: "F_x", unit: "N", must: nonNegative }, rollMass, gravity, angle },
  output: { symbol: "F_a", unit: "N" },
  printed: "F_x + m_r * g * sin(alpha)",
  evaluate: ({ axial, rollMass: mass, gravity: g, angle: alpha }) => axial + mass * g * Math.sin(alpha),
});

/** Roll of a set whose rolls weigh the same. */
export const massOfOneRoll = defineFormula({
  id: "idler-loads/roll-force/mass-of-one-roll",
  source: mechanics("equal rolls"),
  inputs: {
    rotatingMass: { symbol: "m_R", unit: "kg", must: nonNegative },
    rolls: { symbol: "N_r", unit: "1", must: positive },
  },
  output: { symbol: "m_r", unit: "kg" },
  printed: "m_R / N_r",
  evaluate: ({ rotatingMass, rolls }) => rotatingMass / rolls,
});

/** Load square to a roll that its two bearings carry beside its weight. */
export const rollLoadByLife = defineFormula({
  id: "idler-loads/roll-force/roll-load-by-life",
  source,
  inputs: { most: { symbol: "P_max", unit: "N", must: nonNegative }, rollMass, gravity },
  output: { symbol: "N_al", unit: "N" },
  printed: "2 * P_max - m_r * g",
  evaluate: ({ most, rollMass: mass, gravity: g }) => 2 * most - mass * g,
});

/** Load square to a roll at which its shaft slopes as much as is allowed. */
export const rollLoadBySlope = defineFormula({
  id: "idler-loads/roll-force/roll-load-by-slope",
  source: mechanics("slope in proportion to load"),
  inputs: {
    normal: { symbol: "N", unit: "N", must: nonNegative },
    allowedSlope: { symbol: "theta_al", unit: "rad", must: nonNegative },
    slope: { symbol: "theta", unit: "rad", must: positive },
  },
  output: { symbol: "N_al", unit: "N" },
  printed: "N * theta_al / theta",
  evaluate: ({ normal, allowedSlope, slope }) => (normal * allowedSlope) / slope,
});

/** Vertical load that presses on an inclined roll with what is allowed. */
export const verticalOfNormal = defineFormula({
  id: "idler-loads/roll-force/vertical-of-normal",
  source,
  inputs: {
    allowed: { symbol: "N_al", unit: "N", must: nonNegative },
    vertical: { symbol: "V", unit: "N", must: nonNegative },
    normal: { symbol: "N", unit: "N", must: positive },
  },
  output: { symbol: "F_r", unit: "N" },
  printed: "N_al * (V / N)",
  evaluate: ({ allowed, vertical: load, normal }) => allowed * (load / normal),
});
