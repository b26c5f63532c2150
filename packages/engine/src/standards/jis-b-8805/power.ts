import { defineFormula } from "../../trace/formula.ts";
import { finite, nonNegative, positive } from "../../trace/limit.ts";
import { jis8805 } from "../sources.ts";

const friction = { symbol: "f", unit: "1", must: nonNegative };
const levelLength = { symbol: "l", unit: "m", must: nonNegative };
const extraLength = { symbol: "l_0", unit: "m", must: nonNegative };
const massFlow = { symbol: "I_m", unit: "kg/s", must: nonNegative };

/** Mass of one metre of moving parts without load: both strands of the belt, and idlers of both. */
export const movingParts = defineFormula({
  id: "jis-b-8805/power/moving-parts",
  source: jis8805("classic form, mass of moving parts W"),
  inputs: {
    beltMass: { symbol: "W_1", unit: "kg/m", must: nonNegative },
    carryIdlers: { symbol: "q_RO", unit: "kg/m", must: nonNegative },
    returnIdlers: { symbol: "q_RU", unit: "kg/m", must: nonNegative },
  },
  output: { symbol: "W", unit: "kg/m" },
  printed: "2 * W_1 + q_RO + q_RU",
  evaluate: ({ beltMass, carryIdlers, returnIdlers }) => 2 * beltMass + carryIdlers + returnIdlers,
});

/** Power of the empty belt. The standard rounds 3600 / g to 367. */
export const noLoadPower = defineFormula({
  id: "jis-b-8805/power/no-load-power",
  source: jis8805("classic form, P1 without load"),
  inputs: {
    friction,
    movingParts: { symbol: "W", unit: "kg/m", must: nonNegative },
    beltSpeed: { symbol: "v", unit: "m/s", must: nonNegative },
    levelLength,
    extraLength,
  },
  output: { symbol: "P_1", unit: "W" },
  printed: "f * W * v * (l + l_0) * 3600[m/s2] / 367",
  evaluate: ({ friction: f, movingParts: mass, beltSpeed, levelLength: run, extraLength: extra }) =>
    (f * mass * beltSpeed * (run + extra) * 3600) / 367,
});

/** Power of moving the load on the level. */
export const levelLoadPower = defineFormula({
  id: "jis-b-8805/power/level-load-power",
  source: jis8805("classic form, P2 of the load on the level"),
  inputs: { friction, massFlow, levelLength, extraLength },
  output: { symbol: "P_2", unit: "W" },
  printed: "f * I_m * (l + l_0) * 3600[m/s2] / 367",
  evaluate: ({ friction: f, massFlow: flow, levelLength: run, extraLength: extra }) =>
    (f * flow * (run + extra) * 3600) / 367,
});

/** Power of lifting the load. */
export const liftPower = defineFormula({
  id: "jis-b-8805/power/lift-power",
  source: jis8805("classic form, P3 of the lift"),
  inputs: { massFlow, lift: { symbol: "h", unit: "m", must: finite } },
  output: { symbol: "P_3", unit: "W" },
  printed: "h * I_m * 3600[m/s2] / 367",
  evaluate: ({ massFlow: flow, lift }) => (lift * flow * 3600) / 367,
});

/** Belt power: without load, level load and lift. */
export const totalPower = defineFormula({
  id: "jis-b-8805/power/total-power",
  source: jis8805("classic form, P = P1 + P2 + P3"),
  inputs: {
    noLoad: { symbol: "P_1", unit: "W", must: finite },
    levelLoad: { symbol: "P_2", unit: "W", must: finite },
    lift: { symbol: "P_3", unit: "W", must: finite },
  },
  output: { symbol: "P", unit: "W" },
  printed: "P_1 + P_2 + P_3",
  evaluate: ({ noLoad, levelLoad, lift }) => noLoad + levelLoad + lift,
});

/** Effective tension from power: 6120 P / v in kgf for m/min, which is 102 P / v for m/s. */
export const effectivePull = defineFormula({
  id: "jis-b-8805/power/effective-pull",
  source: jis8805("classic form, effective tension Fp"),
  inputs: {
    power: { symbol: "P", unit: "W", must: finite },
    beltSpeed: { symbol: "v", unit: "m/s", must: positive },
  },
  output: { symbol: "F_p", unit: "N" },
  printed: "P / v * 102 * 9.80665 / 1000",
  evaluate: ({ power, beltSpeed }) => ((power / beltSpeed) * 102 * 9.80665) / 1000,
});

/** Change of tension along the return strand, head to tail, in kgf as the standard counts: below 0 uphill. */
export const returnChange = defineFormula({
  id: "jis-b-8805/power/return-change",
  source: jis8805("classic form, change along the return Fr"),
  inputs: {
    friction,
    levelLength,
    extraLength,
    beltMass: { symbol: "W_1", unit: "kg/m", must: nonNegative },
    returnIdlers: { symbol: "q_RU", unit: "kg/m", must: nonNegative },
    lift: { symbol: "h", unit: "m", must: finite },
  },
  output: { symbol: "F_r", unit: "N" },
  printed: "(f * (l + l_0) * (W_1 + q_RU) - h * W_1) * 9.80665[m/s2]",
  evaluate: ({ friction: f, levelLength: run, extraLength: extra, beltMass, returnIdlers, lift }) =>
    (f * (run + extra) * (beltMass + returnIdlers) - lift * beltMass) * 9.80665,
});
