import { defineFormula } from "../../trace/formula.ts";
import { between, nonNegative, positive } from "../../trace/limit.ts";
import { iso5048 } from "../sources.ts";

const friction = { symbol: "f", unit: "1", must: nonNegative, covers: between(0.01, 0.045) };
const length = { symbol: "L", unit: "m", must: nonNegative };
const gravity = { symbol: "g", unit: "m/s2", must: positive };
const idlerMass = { symbol: "q_R", unit: "kg/m", must: nonNegative };
const beltMass = { symbol: "q_B", unit: "kg/m", must: nonNegative };
const lineLoad = { symbol: "q_G", unit: "kg/m", must: nonNegative };
const slopeCosine = { symbol: "cos_delta", unit: "1", must: between(0, 1) };

/** Friction of one section: idlers turning, belt and load flexing, in one artificial factor. 70 to 110 % of design load. */
export const mainResistance = defineFormula({
  id: "iso-5048-1989/main-resistance",
  source: iso5048("main resistances"),
  inputs: { friction, length, gravity, idlerMass, beltMass, lineLoad, slopeCosine },
  output: { symbol: "F_H", unit: "N" },
  printed: "f * L * g * (q_R + (q_B + q_G) * cos_delta)",
  evaluate: (section) =>
    section.friction *
    section.length *
    section.gravity *
    (section.idlerMass + (section.beltMass + section.lineLoad) * section.slopeCosine),
});

/** The same for carry and return strand together, one slope. */
export const mainResistanceOfBothStrands = defineFormula({
  id: "iso-5048-1989/main-resistance/main-resistance-of-both-strands",
  source: iso5048("main resistances"),
  inputs: {
    friction,
    length,
    gravity,
    carryIdlerMass: { symbol: "q_RO", unit: "kg/m", must: nonNegative },
    returnIdlerMass: { symbol: "q_RU", unit: "kg/m", must: nonNegative },
    beltMass,
    lineLoad,
    slopeCosine,
  },
  output: { symbol: "F_H", unit: "N" },
  printed: "f * L * g * (q_RO + q_RU + (2 * q_B + q_G) * cos_delta)",
  evaluate: (whole) =>
    whole.friction *
    whole.length *
    whole.gravity *
    (whole.carryIdlerMass + whole.returnIdlerMass + (2 * whole.beltMass + whole.lineLoad) * whole.slopeCosine),
});

/** Weight of belt and load lifted by a section. Negative on a falling section. */
export const slopeResistance = defineFormula({
  id: "iso-5048-1989/main-resistance/slope-resistance",
  source: iso5048("slope resistance"),
  inputs: { beltMass, lineLoad, gravity, lift: { symbol: "H", unit: "m" } },
  output: { symbol: "F_St", unit: "N" },
  printed: "(q_B + q_G) * g * H",
  evaluate: ({ beltMass: belt, lineLoad: load, gravity: g, lift }) => (belt + load) * g * lift,
});

/** Idler mass that turns with one metre of belt. */
export const idlerMassPerMetre = defineFormula({
  id: "iso-5048-1989/main-resistance/idler-mass-per-metre",
  source: iso5048("main resistances, revolving idler parts"),
  inputs: {
    rotatingMass: { symbol: "m_R", unit: "kg", must: nonNegative },
    spacing: { symbol: "a", unit: "m", must: positive },
  },
  output: { symbol: "q_R", unit: "kg/m" },
  printed: "m_R / a",
  evaluate: ({ rotatingMass, spacing }) => rotatingMass / spacing,
});
