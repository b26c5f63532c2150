import { defineFormula, defineProcedure } from "../../trace/formula.ts";
import { finite, nonNegative, positive } from "../../trace/limit.ts";
import { degree } from "../../units.ts";
import { gb17119 } from "../sources.ts";

/** Tension behind a free pulley over that before it, by the sheet of the handbook. */
export const bendFactor = defineProcedure({
  id: "gb-17119/tension/bend-factor",
  source: gb17119("DTII(A), tension sheet, factor of a pulley"),
  inputs: { wrapAngle: { symbol: "phi", unit: "rad", must: nonNegative } },
  output: { symbol: "k_b", unit: "1" },
  rule: "1.02 up to 45 deg of wrap, 1.03 up to 120 deg, 1.04 above",
  evaluate: ({ wrapAngle }) => (wrapAngle <= 45 * degree ? 1.02 : wrapAngle <= 120 * degree ? 1.03 : 1.04),
});

/** Tension behind a free pulley in that sheet. */
export const tensionBehindBend = defineFormula({
  id: "gb-17119/tension/tension-behind-bend",
  source: gb17119("DTII(A), tension sheet, point by point"),
  inputs: {
    bendFactor: { symbol: "k_b", unit: "1", must: positive },
    arriving: { symbol: "S_in", unit: "N", must: finite },
  },
  output: { symbol: "S_out", unit: "N" },
  printed: "k_b * S_in",
  evaluate: ({ bendFactor: factor, arriving }) => factor * arriving,
});

/** Tension at the next point of that sheet: resistances of a stretch without secondary ones. */
export const tensionBehindStretch = defineFormula({
  id: "gb-17119/tension/tension-behind-stretch",
  source: gb17119("DTII(A), tension sheet, point by point"),
  inputs: { leaving: { symbol: "S_i", unit: "N", must: finite }, resistance: { symbol: "F", unit: "N", must: finite } },
  output: { symbol: "S_j", unit: "N" },
  printed: "S_i + F",
  evaluate: ({ leaving, resistance }) => leaving + resistance,
});

/** Strength a belt needs for a safety on its largest steady pull. */
export const requiredStrength = defineFormula({
  id: "gb-17119/tension/required-strength",
  source: gb17119("DTII(A), belt strength G_X"),
  inputs: {
    safety: { symbol: "n_1", unit: "1", must: positive },
    largestTension: { symbol: "F_max", unit: "N", must: finite },
    beltWidth: { symbol: "B", unit: "m", must: positive },
  },
  output: { symbol: "G_X", unit: "N/m" },
  printed: "n_1 * F_max / B",
  evaluate: ({ safety, largestTension, beltWidth }) => (safety * largestTension) / beltWidth,
});
