import { defineFormula } from "../../trace/formula.ts";
import { nonNegative, positive } from "../../trace/limit.ts";

const source = { document: "Fenner Dunlop, conveyor belting handbook", clause: "two friction factors" };
const gravity = { symbol: "g", unit: "m/s2", must: positive };
const correctedLengthInput = { symbol: "L_c", unit: "m", must: nonNegative };

/** Length that stands for the conveyor with its ends. */
export const correctedLength = defineFormula({
  id: "fenner-dunlop/two-friction/corrected-length",
  source,
  inputs: {
    correction: { symbol: "C", unit: "1", must: positive },
    length: { symbol: "L", unit: "m", must: nonNegative },
  },
  output: { symbol: "L_c", unit: "m" },
  printed: "C * L",
  evaluate: ({ correction, length }) => correction * length,
});

/** Mass of what moves when the conveyor runs empty: the source counts the belt once. */
export const movingParts = defineFormula({
  id: "fenner-dunlop/two-friction/moving-parts",
  source,
  inputs: {
    carryIdlerMass: { symbol: "q_RO", unit: "kg/m", must: nonNegative },
    returnIdlerMass: { symbol: "q_RU", unit: "kg/m", must: nonNegative },
    beltMass: { symbol: "B", unit: "kg/m", must: nonNegative },
  },
  output: { symbol: "G", unit: "kg/m" },
  printed: "q_RO + q_RU + B",
  evaluate: ({ carryIdlerMass, returnIdlerMass, beltMass }) => carryIdlerMass + returnIdlerMass + beltMass,
});

/** Tx, tension to move the empty conveyor. */
export const emptyTension = defineFormula({
  id: "fenner-dunlop/two-friction/empty-tension",
  source,
  inputs: {
    gravity,
    movingParts: { symbol: "G", unit: "kg/m", must: nonNegative },
    friction: { symbol: "f_x", unit: "1", must: nonNegative },
    correctedLength: correctedLengthInput,
  },
  output: { symbol: "T_x", unit: "N" },
  printed: "g * G * f_x * L_c",
  evaluate: ({ gravity: g, movingParts, friction, correctedLength: length }) => g * movingParts * friction * length,
});

/** Ty, tension to move belt and load level. The source counts the belt here as well as among the moving parts. */
export const loadTension = defineFormula({
  id: "fenner-dunlop/two-friction/load-tension",
  source,
  inputs: {
    gravity,
    beltMass: { symbol: "B", unit: "kg/m", must: nonNegative },
    lineLoad: { symbol: "Q", unit: "kg/m", must: nonNegative },
    friction: { symbol: "f_y", unit: "1", must: nonNegative },
    correctedLength: correctedLengthInput,
  },
  output: { symbol: "T_y", unit: "N" },
  printed: "g * (B + Q) * f_y * L_c",
  evaluate: ({ gravity: g, beltMass, lineLoad, friction, correctedLength: length }) =>
    g * (beltMass + lineLoad) * friction * length,
});
