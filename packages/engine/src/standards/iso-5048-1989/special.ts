import { defineFormula } from "../../trace/formula.ts";
import { between, nonNegative, positive } from "../../trace/limit.ts";
import { degree } from "../../units.ts";
import { iso5048 } from "../sources.ts";

const tilt = iso5048("special main resistances, forward tilt");
const idlerFriction = { symbol: "mu_0", unit: "1", must: nonNegative, covers: between(0.3, 0.4) };
const length = { symbol: "L_e", unit: "m", must: nonNegative };
const beltMass = { symbol: "q_B", unit: "kg/m", must: nonNegative };
const gravity = { symbol: "g", unit: "m/s2", must: positive };
const slopeCosine = { symbol: "cos_delta", unit: "1", must: between(0, 1) };
const forwardTilt = { symbol: "epsilon", unit: "rad", must: nonNegative, covers: between(0, 3 * degree) };
const troughAngle = { symbol: "lambda", unit: "rad", must: nonNegative };

/** Share of the load that three rolls let slide sideways: 0.4 at 30° trough, 0.5 at 45°, held outside. */
export const troughTiltFactor = defineFormula({
  id: "iso-5048-1989/special/trough-tilt-factor",
  source: tilt,
  inputs: { troughAngle },
  output: { symbol: "C_e", unit: "1" },
  printed: "min(0.5, max(0.4, 0.4 + 0.1 * (lambda - 30[deg]) / 15[deg]))",
  evaluate: ({ troughAngle: trough }) =>
    Math.min(0.5, Math.max(0.4, 0.4 + (0.1 * (trough - 30 * degree)) / (15 * degree))),
});

/** Drag of forward-tilted carrying idlers. */
export const carryTiltResistance = defineFormula({
  id: "iso-5048-1989/special/carry-tilt-resistance",
  source: tilt,
  inputs: {
    tiltFactor: { symbol: "C_e", unit: "1", must: between(0, 1) },
    idlerFriction,
    length,
    beltMass,
    lineLoad: { symbol: "q_G", unit: "kg/m", must: nonNegative },
    gravity,
    slopeCosine,
    forwardTilt,
  },
  output: { symbol: "F_e", unit: "N" },
  printed: "C_e * mu_0 * L_e * (q_B + q_G) * g * cos_delta * sin(epsilon)",
  evaluate: (set) =>
    set.tiltFactor *
    set.idlerFriction *
    set.length *
    (set.beltMass + set.lineLoad) *
    set.gravity *
    set.slopeCosine *
    Math.sin(set.forwardTilt),
});

/** Drag of forward-tilted two-roll return idlers. */
export const returnTiltResistance = defineFormula({
  id: "iso-5048-1989/special/return-tilt-resistance",
  source: tilt,
  inputs: { idlerFriction, length, beltMass, gravity, troughAngle, slopeCosine, forwardTilt },
  output: { symbol: "F_e", unit: "N" },
  printed: "mu_0 * L_e * q_B * g * cos(lambda) * cos_delta * sin(epsilon)",
  evaluate: (set) =>
    set.idlerFriction *
    set.length *
    set.beltMass *
    set.gravity *
    Math.cos(set.troughAngle) *
    set.slopeCosine *
    Math.sin(set.forwardTilt),
});

/** Pressure of a cleaner on the belt, Pa: the lower half of the range that the standard gives. */
export const usualCleanerPressure = { value: 5e4, source: iso5048("cleaner pressure, 30 to 100 kPa") };

/** Drag of one belt cleaner. */
export const cleanerResistance = defineFormula({
  id: "iso-5048-1989/special/cleaner-resistance",
  source: iso5048("special secondary resistances, belt cleaners"),
  inputs: {
    beltWidth: { symbol: "b_c", unit: "m", must: nonNegative },
    contactLength: { symbol: "l_c", unit: "m", must: nonNegative },
    pressure: { symbol: "p", unit: "Pa", must: nonNegative, covers: between(3e4, 10e4) },
    cleanerFriction: { symbol: "mu_3", unit: "1", must: nonNegative, covers: between(0.5, 0.7) },
  },
  output: { symbol: "F_r", unit: "N" },
  printed: "b_c * l_c * p * mu_3",
  evaluate: ({ beltWidth, contactLength, pressure, cleanerFriction }) =>
    beltWidth * contactLength * pressure * cleanerFriction,
});

/** Drag of one plough. The source gives 1500 N per metre of belt width. */
export const ploughResistance = defineFormula({
  id: "iso-5048-1989/special/plough-resistance",
  source: iso5048("special secondary resistances, discharge ploughs"),
  inputs: {
    beltWidth: { symbol: "B", unit: "m", must: positive },
    forcePerWidth: { symbol: "k_a", unit: "N/m", must: nonNegative },
  },
  output: { symbol: "F_a", unit: "N" },
  printed: "B * k_a",
  evaluate: ({ beltWidth, forcePerWidth }) => beltWidth * forcePerWidth,
});

/** Tilt factor of a set of two rolls. */
export const twoRollTiltFactor = defineFormula({
  id: "iso-5048-1989/special/two-roll-tilt-factor",
  source: iso5048("special main resistances, two rolls"),
  inputs: { troughAngle: { symbol: "lambda", unit: "rad", must: nonNegative } },
  output: { symbol: "C_eps", unit: "1" },
  printed: "cos(lambda)",
  evaluate: ({ troughAngle }) => Math.cos(troughAngle),
});
