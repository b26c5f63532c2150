import { geometry } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { nonNegative, positive } from "../../trace/limit.ts";

const source = geometry("belt wound on a core");
const coreDiameter = { symbol: "d", unit: "m", must: nonNegative };
const thickness = { symbol: "t", unit: "m", must: positive };

/** Diameter of a roll of belt. */
export const rollDiameter = defineFormula({
  id: "belt-roll/roll/roll-diameter",
  source,
  inputs: { coreDiameter, thickness, length: { symbol: "L", unit: "m", must: nonNegative } },
  output: { symbol: "D", unit: "m" },
  printed: "sqrt(d ^ 2 + 4 * t * L / pi)",
  evaluate: ({ coreDiameter: core, thickness: t, length }) => Math.sqrt(core ** 2 + (4 * t * length) / Math.PI),
});

/** Belt on a roll of known diameter. */
export const rolledLength = defineFormula({
  id: "belt-roll/roll/rolled-length",
  source,
  inputs: { rollDiameter: { symbol: "D", unit: "m", must: positive }, coreDiameter, thickness },
  output: { symbol: "L", unit: "m" },
  printed: "pi * (D ^ 2 - d ^ 2) / (4 * t)",
  evaluate: ({ rollDiameter: outer, coreDiameter: core, thickness: t }) =>
    (Math.PI * (outer ** 2 - core ** 2)) / (4 * t),
});

/** Turns of belt on a roll. */
export const rollTurns = defineFormula({
  id: "belt-roll/roll/roll-turns",
  source,
  inputs: { rollDiameter: { symbol: "D", unit: "m", must: positive }, coreDiameter, thickness },
  output: { symbol: "n", unit: "1" },
  printed: "(D - d) / (2 * t)",
  evaluate: ({ rollDiameter: outer, coreDiameter: core, thickness: t }) => (outer - core) / (2 * t),
});

/** Half the difference of two pulleys as an angle of the belt between them. */
export const openBeltAngle = defineFormula({
  id: "belt-roll/roll/open-belt-angle",
  source: geometry("open belt on two pulleys"),
  inputs: {
    firstDiameter: { symbol: "D_1", unit: "m", must: positive },
    secondDiameter: { symbol: "D_2", unit: "m", must: positive },
    centres: { symbol: "c", unit: "m", must: positive },
  },
  output: { symbol: "a", unit: "rad" },
  printed: "asin((D_1 - D_2) / (2 * c))",
  evaluate: ({ firstDiameter, secondDiameter, centres }) => Math.asin((firstDiameter - secondDiameter) / (2 * centres)),
});

/** Length of an open belt on two pulleys. */
export const openBeltLength = defineFormula({
  id: "belt-roll/roll/open-belt-length",
  source: geometry("open belt on two pulleys"),
  inputs: {
    centres: { symbol: "c", unit: "m", must: positive },
    angle: { symbol: "a", unit: "rad" },
    firstDiameter: { symbol: "D_1", unit: "m", must: positive },
    secondDiameter: { symbol: "D_2", unit: "m", must: positive },
  },
  output: { symbol: "L", unit: "m" },
  printed: "2 * c * cos(a) + pi / 2 * (D_1 + D_2) + a * (D_1 - D_2)",
  evaluate: ({ centres, angle, firstDiameter, secondDiameter }) =>
    2 * centres * Math.cos(angle) +
    (Math.PI / 2) * (firstDiameter + secondDiameter) +
    angle * (firstDiameter - secondDiameter),
});

/** Mass of the belt on a roll. */
export const rolledMass = defineFormula({
  id: "belt-roll/roll/rolled-mass",
  source,
  inputs: {
    beltMass: { symbol: "q_B", unit: "kg/m", must: nonNegative },
    length: { symbol: "L", unit: "m", must: nonNegative },
  },
  output: { symbol: "m", unit: "kg" },
  printed: "q_B * L",
  evaluate: ({ beltMass, length }) => beltMass * length,
});
