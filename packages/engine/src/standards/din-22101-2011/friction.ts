import { defineFormula, defineProcedure } from "../../trace/formula.ts";
import { between, nonNegative, positive } from "../../trace/limit.ts";
import { degree } from "../../units.ts";
import { adopted, din22101 } from "../sources.ts";

const table = din22101("clause 6.2, friction factor by conditions", "recalled");
const answered = { symbol: "n_0", unit: "1", must: between(0, 4) };
const strand = {
  rollDiameter: { symbol: "D", unit: "m", must: positive },
  spacing: { symbol: "a", unit: "m", must: positive },
  isReturn: { symbol: "strand", unit: "1", must: between(0, 1) },
  beltSpeed: { symbol: "v", unit: "m/s", must: nonNegative },
  troughAngle: { symbol: "lambda", unit: "rad", must: nonNegative },
  temperature: { symbol: "T", unit: "degC" },
};

/** Bounds of medium: carry, then return. */
const mediumSpacing = [
  [1, 1.5],
  [2.5, 3.5],
] as const;

const count = (...conditions: readonly boolean[]): number => conditions.filter((isSo) => isSo).length;

function spacingBounds(isReturn: number) {
  return mediumSpacing[isReturn === 1 ? 1 : 0];
}

/** Characteristics of a strand that lower its friction factor. */
export const betterConditions = defineProcedure({
  id: "din-22101-2011/friction/better-conditions",
  source: table,
  inputs: { answered, ...strand },
  output: { symbol: "n_b", unit: "1" },
  rule: "answers that lower f, and each of: rolls above 159 mm, spacing below 1.0 m (return 2.5 m), speed below 4 m/s, trough below 25 degrees, ambient above 25 degC",
  evaluate: ({ answered: typed, rollDiameter, spacing, isReturn, beltSpeed, troughAngle, temperature }) =>
    typed +
    count(
      rollDiameter > 0.159,
      spacing < spacingBounds(isReturn)[0],
      beltSpeed < 4,
      troughAngle < 25 * degree - 1e-9,
      temperature > 25,
    ),
});

/** Characteristics of a strand that raise its friction factor. */
export const worseConditions = defineProcedure({
  id: "din-22101-2011/friction/worse-conditions",
  source: table,
  inputs: { answered, ...strand },
  output: { symbol: "n_w", unit: "1" },
  rule: "answers that raise f, and each of: rolls below 108 mm, spacing above 1.5 m (return 3.5 m), speed above 6 m/s, trough above 35 degrees, ambient below 15 degC",
  evaluate: ({ answered: typed, rollDiameter, spacing, isReturn, beltSpeed, troughAngle, temperature }) =>
    typed +
    count(
      rollDiameter < 0.108,
      spacing > spacingBounds(isReturn)[1],
      beltSpeed > 6,
      troughAngle > 35 * degree + 1e-9,
      temperature < 15,
    ),
});

/** Friction factor by how many of the conditions are better and worse than medium: DIN's ends at ten of ten. */
export const scoredFriction = defineFormula({
  id: "din-22101-2011/friction/scored-friction",
  source: adopted("DIN 22101, clause 6.2: 0.020 of medium conditions, down 0.001 and up 0.002 for each that differs"),
  inputs: {
    better: { symbol: "n_b", unit: "1", must: nonNegative },
    worse: { symbol: "n_w", unit: "1", must: nonNegative },
  },
  output: { symbol: "f", unit: "1" },
  printed: "min(0.04, max(0.01, 0.02 + 0.002 * n_w - 0.001 * n_b))",
  evaluate: ({ better, worse }) => Math.min(0.04, Math.max(0.01, 0.02 + 0.002 * worse - 0.001 * better)),
});

const measured = adopted("DIN 22101, clause 6.2 by measured drags: DIN 22123 indentation, DIN 22112 rolls");

/** Indentation drag of a metre of roll, from one laboratory point. */
export const measuredIndentation = defineFormula({
  id: "din-22101-2011/friction/measured-indentation",
  source: measured,
  inputs: {
    drag: { symbol: "F_E0", unit: "N/m", must: nonNegative },
    lineForce: { symbol: "w", unit: "N/m", must: nonNegative },
    testedForce: { symbol: "w_0", unit: "N/m", must: positive },
    testedRoll: { symbol: "D_0", unit: "m", must: positive },
    rollDiameter: { symbol: "D", unit: "m", must: positive },
  },
  output: { symbol: "F_E", unit: "N/m" },
  printed: "F_E0 * (w / w_0) ^ (4 / 3) * (D_0 / D) ^ (2 / 3)",
  evaluate: ({ drag, lineForce, testedForce, testedRoll, rollDiameter }) =>
    drag * (lineForce / testedForce) ** (4 / 3) * (testedRoll / rollDiameter) ** (2 / 3),
});

/** Main resistance of one set from its indentation, its rolls and their share in the whole. */
export const setResistance = defineFormula({
  id: "din-22101-2011/friction/set-resistance",
  source: measured,
  inputs: {
    indentation: { symbol: "F_E", unit: "N", must: nonNegative },
    rolls: { symbol: "n_r", unit: "1", must: positive },
    rollDrag: { symbol: "F_R", unit: "N", must: nonNegative },
    share: { symbol: "c", unit: "1", must: { above: 0, most: 1 } },
  },
  output: { symbol: "F_Hs", unit: "N" },
  printed: "(F_E + n_r * F_R) / c",
  evaluate: ({ indentation, rolls, rollDrag, share }) => (indentation + rolls * rollDrag) / share,
});

/** Friction factor that the resistance of a set amounts to. */
export const frictionOfSet = defineFormula({
  id: "din-22101-2011/friction/friction-of-set",
  source: measured,
  inputs: {
    resistance: { symbol: "F_Hs", unit: "N", must: nonNegative },
    gravity: { symbol: "g", unit: "m/s2", must: positive },
    idlerMass: { symbol: "m_R", unit: "kg/m", must: nonNegative },
    beltMass: { symbol: "m_G", unit: "kg/m", must: positive },
    lineLoad: { symbol: "m_L", unit: "kg/m", must: nonNegative },
    slopeCosine: { symbol: "cos_delta", unit: "1", must: between(0, 1) },
    spacing: { symbol: "a", unit: "m", must: positive },
  },
  output: { symbol: "f", unit: "1" },
  printed: "F_Hs / (g * (m_R + (m_G + m_L) * cos_delta) * a)",
  evaluate: ({ resistance, gravity, idlerMass, beltMass, lineLoad, slopeCosine, spacing }) =>
    resistance / (gravity * (idlerMass + (beltMass + lineLoad) * slopeCosine) * spacing),
});
