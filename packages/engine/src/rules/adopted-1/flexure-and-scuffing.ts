import { adopted } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { between, nonNegative, positive } from "../../trace/limit.ts";

const provisional = "factors illustrative until measured";
const gravity = { symbol: "g", unit: "m/s2", must: positive };
const slopeCosine = { symbol: "cos_delta", unit: "1", must: between(0, 1) };
const spacing = { symbol: "a", unit: "m", must: nonNegative };
const beltMass = { symbol: "q_B", unit: "kg/m", must: nonNegative };
const lineLoad = { symbol: "q_G", unit: "kg/m", must: nonNegative };

/** Bending of belt and shearing of load between two idler sets: the loss grows with the sag. */
export const flexureDrag = defineFormula({
  id: "adopted-1/flexure-and-scuffing/flexure-drag",
  source: adopted("flexure of belt and load, Spaans-type loss in proportion to sag"),
  provisional,
  inputs: {
    sag: { symbol: "s", unit: "1", must: nonNegative, covers: between(0, 0.03) },
    beltFlexure: { symbol: "k_b", unit: "1", must: nonNegative },
    beltMass,
    loadFlexure: { symbol: "k_m", unit: "1", must: nonNegative },
    lineLoad,
    gravity,
    slopeCosine,
    spacing,
  },
  output: { symbol: "F_flex", unit: "N" },
  printed: "s * (k_b * q_B + k_m * q_G) * g * cos_delta * a",
  evaluate: (set) =>
    set.sag *
    (set.beltFlexure * set.beltMass + set.loadFlexure * set.lineLoad) *
    set.gravity *
    set.slopeCosine *
    set.spacing,
});

/** Rolls standing askew scuff the belt. */
export const scuffingDrag = defineFormula({
  id: "adopted-1/flexure-and-scuffing/scuffing-drag",
  source: adopted("scuffing from the mean misalignment of rolls"),
  provisional,
  inputs: {
    tiltFactor: { symbol: "C_e", unit: "1", must: between(0, 1) },
    idlerFriction: { symbol: "mu_0", unit: "1", must: nonNegative },
    misalignment: { symbol: "epsilon_m", unit: "rad", must: nonNegative },
    beltMass,
    lineLoad,
    gravity,
    slopeCosine,
    spacing,
  },
  output: { symbol: "F_scuff", unit: "N" },
  printed: "C_e * mu_0 * sin(epsilon_m) * (q_B + q_G) * g * cos_delta * a",
  evaluate: (set) =>
    set.tiltFactor *
    set.idlerFriction *
    Math.sin(set.misalignment) *
    (set.beltMass + set.lineLoad) *
    set.gravity *
    set.slopeCosine *
    set.spacing,
});

/** Drag of all idler sets of a section from the drag of one. */
export const sectionDrag = defineFormula({
  id: "adopted-1/flexure-and-scuffing/section-drag",
  source: adopted("resistance of a section set by set"),
  inputs: {
    length: { symbol: "L", unit: "m", must: nonNegative },
    spacing: { symbol: "a", unit: "m", must: positive },
    rotation: { symbol: "F_rot", unit: "N", must: nonNegative },
    indentation: { symbol: "F_ind", unit: "N", must: nonNegative },
    flexure: { symbol: "F_flex", unit: "N", must: nonNegative },
    scuffing: { symbol: "F_scuff", unit: "N", must: nonNegative },
  },
  output: { symbol: "F_H", unit: "N" },
  printed: "L / a * (F_rot + F_ind + F_flex + F_scuff)",
  evaluate: ({ length, spacing: pitch, rotation, indentation, flexure, scuffing }) =>
    (length / pitch) * (rotation + indentation + flexure + scuffing),
});

/** The artificial friction factor that would give the same resistance. */
export const equivalentFrictionFactor = defineFormula({
  id: "adopted-1/flexure-and-scuffing/equivalent-friction-factor",
  source: adopted("combined friction factor of a section"),
  inputs: {
    resistance: { symbol: "F_H", unit: "N", must: nonNegative },
    length: { symbol: "L", unit: "m", must: positive },
    gravity,
    idlerMass: { symbol: "q_R", unit: "kg/m", must: nonNegative },
    beltMass,
    lineLoad,
    slopeCosine,
  },
  output: { symbol: "f", unit: "1" },
  printed: "F_H / (L * g * (q_R + (q_B + q_G) * cos_delta))",
  evaluate: (section) =>
    section.resistance /
    (section.length *
      section.gravity *
      (section.idlerMass + (section.beltMass + section.lineLoad) * section.slopeCosine)),
});

/** One cause of the resistance of a section: idler rotation, indentation, flexure or scuffing of all its sets. */
export const sectionPart = defineFormula({
  id: "adopted-1/flexure-and-scuffing/section-part",
  source: adopted("resistance of a section set by set"),
  inputs: {
    length: { symbol: "L", unit: "m", must: nonNegative },
    spacing: { symbol: "a", unit: "m", must: positive },
    drag: { symbol: "F_set", unit: "N", must: nonNegative },
  },
  output: { symbol: "F_part", unit: "N" },
  printed: "L / a * F_set",
  evaluate: ({ length, spacing: pitch, drag }) => (length / pitch) * drag,
});
