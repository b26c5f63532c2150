import { defineFormula } from "../../trace/formula.ts";
import { between, nonNegative, positive } from "../../trace/limit.ts";
import { degree } from "../../units.ts";
import { adopted, vdi2341 } from "../sources.ts";

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

/** What the centre roll leaves, shared by the two wing rolls. */
export const wingRollShare = defineFormula({
  id: "vdi-2341/roll-load/wing-roll-share",
  source,
  inputs: { centreShare: { symbol: "c", unit: "1", must: between(0, 1) } },
  output: { symbol: "c_w", unit: "1" },
  printed: "(1 - c) / 2",
  evaluate: ({ centreShare }) => (1 - centreShare) / 2,
});

/** Width over which a wing roll touches the belt, free edge left out. */
export const wingContactWidth = defineFormula({
  id: "vdi-2341/roll-load/wing-contact-width",
  source,
  inputs: {
    beltWidth: { symbol: "B", unit: "m", must: positive },
    edge: { symbol: "e_req", unit: "m", must: nonNegative },
    centreLength: { symbol: "l_3", unit: "m", must: nonNegative },
  },
  output: { symbol: "b_r", unit: "m" },
  printed: "(B - 2 * e_req - l_3) / 2",
  evaluate: ({ beltWidth, edge, centreLength }) => (beltWidth - 2 * edge - centreLength) / 2,
});

/** Width over which a single roll touches the belt. */
export const singleContactWidth = defineFormula({
  id: "vdi-2341/roll-load/single-contact-width",
  source: vdi2341("a roll touches no more than the belt"),
  inputs: {
    centreFaceWidth: { symbol: "f", unit: "m", must: positive },
    beltWidth: { symbol: "B", unit: "m", must: positive },
  },
  output: { symbol: "b_r", unit: "m" },
  printed: "min(f, B)",
  evaluate: ({ centreFaceWidth, beltWidth }) => Math.min(centreFaceWidth, beltWidth),
});

/** Width over which each of two rolls touches the belt. */
export const halfContactWidth = defineFormula({
  id: "vdi-2341/roll-load/half-contact-width",
  source: vdi2341("two rolls, half the belt each"),
  inputs: { beltWidth: { symbol: "B", unit: "m", must: positive } },
  output: { symbol: "b_r", unit: "m" },
  printed: "B / 2",
  evaluate: ({ beltWidth }) => beltWidth / 2,
});

/** Width over which a middle roll touches the belt, from the half of it that a profile shows. */
export const middleContactWidth = defineFormula({
  id: "vdi-2341/roll-load/middle-contact-width",
  source: vdi2341("a middle roll touches both halves of the belt"),
  inputs: { halfLength: { symbol: "s", unit: "m", must: nonNegative } },
  output: { symbol: "b_r", unit: "m" },
  printed: "2 * s",
  evaluate: ({ halfLength }) => 2 * halfLength,
});

/** Share of load and belt that a roll carries where rolls carry by the belt they cover. */
export const coveredShare = defineFormula({
  id: "vdi-2341/roll-load/covered-share",
  source: adopted("four to six rolls carry in proportion to the belt they cover"),
  inputs: {
    contactWidth: { symbol: "b_r", unit: "m", must: nonNegative },
    beltWidth: { symbol: "B", unit: "m", must: positive },
  },
  output: { symbol: "c_m", unit: "1" },
  printed: "b_r / B",
  evaluate: ({ contactWidth, beltWidth }) => contactWidth / beltWidth,
});
