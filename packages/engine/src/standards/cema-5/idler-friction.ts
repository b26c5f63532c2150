import { defineFormula, defineProcedure } from "../../trace/formula.ts";
import { between, nonNegative, positive } from "../../trace/limit.ts";
import { poundForce } from "../../units.ts";
import { adopted, cema5 } from "../sources.ts";

const rotation = { symbol: "A_i", unit: "N", must: nonNegative };
const beltMass = { symbol: "q_B", unit: "kg/m", must: nonNegative };
const lineLoad = { symbol: "q_G", unit: "kg/m", must: nonNegative };
const gravity = { symbol: "g", unit: "m/s2", must: positive };

/** Friction to turn one idler set of three rolls, by roll diameter and bearing class. lbf in the book. */
export const rotationFactor = defineProcedure({
  id: "cema-5/idler-friction/rotation-factor",
  source: cema5("chapter 6, factor Ai"),
  inputs: {
    rollDiameter: { symbol: "D_r", unit: "m", must: positive },
    heavySeries: { symbol: "E", unit: "1", must: between(0, 1) },
  },
  output: { symbol: "A_i", unit: "N" },
  rule: "2.3 lbf below 115 mm, 1.8 to 140 mm, 1.5 to 165 mm (2.8 for series E), 2.4 from 165 mm",
  evaluate: ({ rollDiameter, heavySeries }) => {
    if (rollDiameter < 0.115) return 2.3 * poundForce;
    if (rollDiameter < 0.14) return 1.8 * poundForce;
    if (rollDiameter < 0.165) return (heavySeries > 0 ? 2.8 : 1.5) * poundForce;
    return 2.4 * poundForce;
  },
});

/** Idler friction and sliding of the belt on the idlers, per metre. Only Ai is divided by the spacing. */
export const kxFactor = defineFormula({
  id: "cema-5/idler-friction/kx-factor",
  source: cema5("chapter 6, factor Kx"),
  inputs: {
    beltMass,
    lineLoad,
    gravity,
    rotationFactor: rotation,
    spacing: { symbol: "S_i", unit: "m", must: positive },
  },
  output: { symbol: "K_x", unit: "N/m" },
  printed: "0.00068 * (q_B + q_G) * g + A_i / S_i",
  evaluate: ({ beltMass: belt, lineLoad: load, gravity: g, rotationFactor: factor, spacing }) =>
    0.00068 * (belt + load) * g + factor / spacing,
});

/** Rotation drag of one idler set with any number of rolls: the rotational terms of Kx, set by set. */
export const rotationDrag = defineFormula({
  id: "cema-5/idler-friction/rotation-drag",
  source: cema5("chapter 6, rotational terms of Kx applied to each set"),
  inputs: {
    temperatureFactor: { symbol: "k_t", unit: "1", must: positive },
    rotationFactor: rotation,
    rolls: { symbol: "n", unit: "1", must: positive },
    beltMass,
    lineLoad,
    gravity,
    slopeCosine: { symbol: "cos_delta", unit: "1", must: between(0, 1) },
    spacing: { symbol: "a", unit: "m", must: nonNegative },
  },
  output: { symbol: "F_rot", unit: "N" },
  printed: "k_t * (A_i * n / 3 + 0.00068 * (q_B + q_G) * g * cos_delta * a)",
  evaluate: (set) =>
    set.temperatureFactor *
    ((set.rotationFactor * set.rolls) / 3 +
      0.00068 * (set.beltMass + set.lineLoad) * set.gravity * set.slopeCosine * set.spacing),
});

/** Rotation drag of one idler set whose rolls' drag is typed. */
export const typedRotationDrag = defineFormula({
  id: "cema-5/idler-friction/typed-rotation-drag",
  source: adopted("drag of one roll as typed, times the rolls of a set"),
  inputs: {
    rolls: { symbol: "n", unit: "1", must: positive },
    rollDrag: { symbol: "F_1", unit: "N", must: nonNegative },
  },
  output: { symbol: "F_rot", unit: "N" },
  printed: "n * F_1",
  evaluate: ({ rolls, rollDrag }) => rolls * rollDrag,
});
