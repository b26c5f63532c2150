import { adopted } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { nonNegative, positive } from "../../trace/limit.ts";

const source = adopted("indicative prices of parts");
const strength = { symbol: "S", unit: "N/m", must: nonNegative };
const width = { symbol: "B", unit: "m", must: positive };
const base = { symbol: "A", unit: "USD" };

/** Carcass of a belt by its strength, and by its plies where it is of fabric. */
export const carcassPrice = defineFormula({
  id: "prices/belt/carcass-price",
  source,
  inputs: {
    base: { symbol: "A", unit: "USD/m2" },
    rate: { symbol: "b", unit: "USD/m2" },
    strength,
    exponent: { symbol: "n", unit: "1" },
    ply: { symbol: "p", unit: "USD/m2" },
    plies: { symbol: "z", unit: "1", must: nonNegative },
  },
  output: { symbol: "C_c", unit: "USD/m2" },
  printed: "A + b * (S / 1000[N/m])^n + p * z",
  evaluate: ({ base: a, rate, strength: s, exponent, ply, plies }) => a + rate * (s / 1000) ** exponent + ply * plies,
});

/** Cover rubber, for each square metre and metre of thickness. */
export const coverPrice = defineFormula({
  id: "prices/belt/cover-price",
  source,
  inputs: {
    rate: { symbol: "c", unit: "USD/kg" },
    density: { symbol: "rho", unit: "kg/m3", must: nonNegative },
    grade: { symbol: "k_g", unit: "1" },
  },
  output: { symbol: "C_r", unit: "USD/m3" },
  printed: "c * rho * k_g",
  evaluate: ({ rate, density, grade }) => rate * density * grade,
});

/** Longest belt on one reel. */
export const reelLength = defineFormula({
  id: "prices/belt/reel-length",
  source,
  inputs: {
    longest: { symbol: "L_r", unit: "m", must: positive },
    heaviest: { symbol: "m_r", unit: "kg", must: positive },
    beltMass: { symbol: "q_B", unit: "kg/m", must: positive },
  },
  output: { symbol: "L_r", unit: "m" },
  printed: "min(L_r, m_r / q_B)",
  evaluate: ({ longest, heaviest, beltMass }) => Math.min(longest, heaviest / beltMass),
});

export const spliceCount = defineFormula({
  id: "prices/belt/splice-count",
  source,
  inputs: {
    beltLength: { symbol: "L", unit: "m", must: positive },
    reel: { symbol: "L_r", unit: "m", must: positive },
  },
  output: { symbol: "z", unit: "1" },
  printed: "max(1, ceil(L / L_r))",
  evaluate: ({ beltLength, reel }) => Math.max(1, Math.ceil(beltLength / reel)),
});

/** A hot splice of steel cords, with its crew. */
export const steelSplicePrice = defineFormula({
  id: "prices/belt/steel-splice-price",
  source,
  inputs: { base, rate: { symbol: "c", unit: "USD/m" }, width, strength },
  output: { symbol: "C", unit: "USD" },
  printed: "A + c * B * (S / 1000000[N/m])^0.5",
  evaluate: ({ base: a, rate, width: b, strength: s }) => a + rate * b * Math.sqrt(s / 1e6),
});

/** A hot splice of a fabric belt, with its crew. */
export const fabricSplicePrice = defineFormula({
  id: "prices/belt/fabric-splice-price",
  source,
  inputs: { base, rate: { symbol: "c", unit: "USD/m" }, width },
  output: { symbol: "C", unit: "USD" },
  printed: "A + c * B",
  evaluate: ({ base: a, rate, width: b }) => a + rate * b,
});
