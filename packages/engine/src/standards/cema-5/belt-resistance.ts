import { defineFormula, defineProcedure } from "../../trace/formula.ts";
import { finite, nonNegative, positive } from "../../trace/limit.ts";
import { cema5 } from "../sources.ts";

const source = cema5("chapter 6, effective tension");
const length = { symbol: "L", unit: "m", must: nonNegative };
const temperatureFactor = { symbol: "K_t", unit: "1", must: positive };
const ky = { symbol: "K_y", unit: "1", must: nonNegative };
const beltMass = { symbol: "q_B", unit: "kg/m", must: nonNegative };
const lineLoad = { symbol: "q_G", unit: "kg/m", must: nonNegative };
const gravity = { symbol: "g", unit: "m/s2", must: positive };

/** Tx: idler friction of a carry section. */
export const idlerTension = defineFormula({
  id: "cema-5/belt-resistance/idler-tension",
  source,
  inputs: { length, temperatureFactor, kx: { symbol: "K_x", unit: "N/m", must: nonNegative } },
  output: { symbol: "T_x", unit: "N" },
  printed: "L * K_x * K_t",
  evaluate: ({ length: run, temperatureFactor: kt, kx }) => run * kx * kt,
});

/** Tyc: flexure of the belt on a carry section. */
export const carryBeltTension = defineFormula({
  id: "cema-5/belt-resistance/carry-belt-tension",
  source,
  inputs: { length, temperatureFactor, ky, beltMass, gravity },
  output: { symbol: "T_yc", unit: "N" },
  printed: "L * K_y * q_B * g * K_t",
  evaluate: ({ length: run, temperatureFactor: kt, ky: factor, beltMass: belt, gravity: g }) =>
    run * factor * belt * g * kt,
});

/** Tyr: the belt on a return section. */
export const returnBeltTension = defineFormula({
  id: "cema-5/belt-resistance/return-belt-tension",
  source,
  inputs: { length, temperatureFactor, beltMass, gravity },
  output: { symbol: "T_yr", unit: "N" },
  printed: "L * 0.015 * q_B * g * K_t",
  evaluate: ({ length: run, temperatureFactor: kt, beltMass: belt, gravity: g }) => run * 0.015 * belt * g * kt,
});

/** Share of belt weight that the return strand costs: the one number of the source for rolls and belt together. */
export const returnFrictionFactor = defineProcedure({
  id: "cema-5/belt-resistance/return-friction-factor",
  source,
  inputs: {},
  output: { symbol: "f", unit: "1" },
  rule: "0.015 of the belt weight, as printed for the return run",
  evaluate: () => 0.015,
});

/** Tym: flexure of the load. Temperature does not touch it. */
export const loadTension = defineFormula({
  id: "cema-5/belt-resistance/load-tension",
  source,
  inputs: { length, ky, lineLoad, gravity },
  output: { symbol: "T_ym", unit: "N" },
  printed: "L * K_y * q_G * g",
  evaluate: ({ length: run, ky: factor, lineLoad: load, gravity: g }) => run * factor * load * g,
});

/** Carry section as a whole. */
export const carryTension = defineFormula({
  id: "cema-5/belt-resistance/carry-tension",
  source,
  inputs: {
    idlers: { symbol: "T_x", unit: "N", must: nonNegative },
    belt: { symbol: "T_yc", unit: "N", must: nonNegative },
    load: { symbol: "T_ym", unit: "N", must: nonNegative },
  },
  output: { symbol: "F_H", unit: "N" },
  printed: "T_x + T_yc + T_ym",
  evaluate: ({ idlers, belt, load }) => idlers + belt + load,
});

/** Belt and load on one metre of a section: Ky is read with it. */
export const carriedWeight = defineFormula({
  id: "cema-5/belt-resistance/carried-weight",
  source,
  inputs: { beltMass, lineLoad },
  output: { symbol: "W", unit: "kg/m" },
  printed: "q_B + q_G",
  evaluate: ({ beltMass: belt, lineLoad: load }) => belt + load,
});

/** Slope of the whole carry run, for Ky; declines count as level. */
export const carrySlope = defineFormula({
  id: "cema-5/belt-resistance/carry-slope",
  source: cema5("chapter 6, factor Ky, slope of the carry run"),
  inputs: { lift: { symbol: "H", unit: "m", must: finite }, run: { symbol: "x", unit: "m", must: nonNegative } },
  output: { symbol: "slope", unit: "1" },
  printed: "if(x > 0, max(0, H / x), 0)",
  evaluate: ({ lift, run }) => (run > 0 ? Math.max(0, lift / run) : 0),
});
