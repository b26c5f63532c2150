import { defineFormula } from "../../trace/formula.ts";
import { between, nonNegative, positive } from "../../trace/limit.ts";
import { degree } from "../../units.ts";
import { vdi2341 } from "../sources.ts";

const source = vdi2341("load shares of a three-roll set");

/** Share of the material that the centre roll of three carries: 0.60 at 20°, 0.675 at 35°, 0.725 at 45°. */
export const centreRollShare = defineFormula({
  id: "vdi-2341/roll-load/centre-roll-share",
  source,
  inputs: {
    troughAngle: { symbol: "lambda", unit: "rad", must: nonNegative, covers: between(20 * degree, 45 * degree) },
  },
  output: { symbol: "c_m", unit: "1" },
  printed: "min(1, 0.5 + 0.005[1/deg] * lambda)",
  evaluate: ({ troughAngle }) => Math.min(1, 0.5 + (0.005 / degree) * troughAngle),
});

/** Share of the belt that the centre roll of three carries. */
export const centreRollBeltShare = defineFormula({
  id: "vdi-2341/roll-load/centre-roll-belt-share",
  source,
  inputs: {
    centreLength: { symbol: "l_3", unit: "m", must: nonNegative },
    beltWidth: { symbol: "B", unit: "m", must: positive },
  },
  output: { symbol: "c_b", unit: "1" },
  printed: "min(1, (l_3 + 0.02[m]) / B)",
  evaluate: ({ centreLength, beltWidth }) => Math.min(1, (centreLength + 0.02) / beltWidth),
});

/** Force on one roll: its share of load and belt between two sets. */
export const rollForce = defineFormula({
  id: "vdi-2341/roll-load/roll-force",
  source,
  inputs: {
    loadShare: { symbol: "c_m", unit: "1", must: between(0, 1) },
    lineLoad: { symbol: "q_G", unit: "kg/m", must: nonNegative },
    beltShare: { symbol: "c_b", unit: "1", must: between(0, 1) },
    beltMass: { symbol: "q_B", unit: "kg/m", must: nonNegative },
    gravity: { symbol: "g", unit: "m/s2", must: positive },
    slopeCosine: { symbol: "cos_delta", unit: "1", must: between(0, 1) },
    spacing: { symbol: "a", unit: "m", must: nonNegative },
  },
  output: { symbol: "F_r", unit: "N" },
  printed: "(c_m * q_G + c_b * q_B) * g * cos_delta * a",
  evaluate: ({ loadShare, lineLoad, beltShare, beltMass, gravity, slopeCosine, spacing }) =>
    (loadShare * lineLoad + beltShare * beltMass) * gravity * slopeCosine * spacing,
});

/** Force on one metre of roll in contact with the belt. */
export const rollLineForce = defineFormula({
  id: "vdi-2341/roll-load/roll-line-force",
  source,
  inputs: {
    rollForce: { symbol: "F_r", unit: "N", must: nonNegative },
    contactWidth: { symbol: "b_r", unit: "m", must: positive },
  },
  output: { symbol: "w", unit: "N/m" },
  printed: "F_r / b_r",
  evaluate: ({ rollForce: force, contactWidth }) => force / contactWidth,
});

/** Drag of one roll over its contact width. */
export const rollDrag = defineFormula({
  id: "vdi-2341/roll-load/roll-drag",
  source,
  inputs: {
    contactWidth: { symbol: "b_r", unit: "m", must: nonNegative },
    drag: { symbol: "F_ind", unit: "N/m", must: nonNegative },
  },
  output: { symbol: "F_roll", unit: "N" },
  printed: "b_r * F_ind",
  evaluate: ({ contactWidth, drag }) => contactWidth * drag,
});
