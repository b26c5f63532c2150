import { adopted } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { nonNegative, positive } from "../../trace/limit.ts";

const source = adopted("what no library has: chutes, electrical equipment, erection");
const width = { symbol: "B", unit: "m", must: positive };
const length = { symbol: "L", unit: "m", must: nonNegative };
const power = { symbol: "P", unit: "W", must: nonNegative };
const mass = { symbol: "m", unit: "kg", must: nonNegative };
const count = { symbol: "z", unit: "1", must: nonNegative };
const hours = { symbol: "t", unit: "s" };
const price = { symbol: "C", unit: "USD" };

export const chutePrice = defineFormula({
  id: "capital-cost/site/chute-price",
  source,
  inputs: { rate: { symbol: "a", unit: "USD" }, width, drop: { symbol: "h", unit: "m", must: nonNegative } },
  output: price,
  printed: "a * (B / 1[m])^1.6 * (h / 4[m])^0.7",
  evaluate: ({ rate, width: w, drop }) => rate * w ** 1.6 * (drop / 4) ** 0.7,
});

/** What goes by the width of the belt: cleaners of a head, a metre of hood. */
export const priceByWidth = defineFormula({
  id: "capital-cost/site/price-by-width",
  source,
  inputs: { rate: { symbol: "a", unit: "USD/m" }, width },
  output: price,
  printed: "a * B",
  evaluate: ({ rate, width: w }) => rate * w,
});

/** A winch in place of a counterweight. */
export const winchPrice = defineFormula({
  id: "capital-cost/site/winch-price",
  source,
  inputs: {
    base: { symbol: "A", unit: "USD" },
    rate: { symbol: "b", unit: "USD/N" },
    tension: { symbol: "T", unit: "N", must: nonNegative },
  },
  output: price,
  printed: "A + b * T",
  evaluate: ({ base, rate, tension }) => base + rate * tension,
});

/** Control, cables, switchgear and lighting. */
export const electricalPrice = defineFormula({
  id: "capital-cost/site/electrical-price",
  source,
  inputs: {
    base: { symbol: "A", unit: "USD" },
    perLength: { symbol: "b", unit: "USD/m" },
    length,
    perPower: { symbol: "c", unit: "USD/W" },
    power,
    lighting: { symbol: "d", unit: "USD/m" },
    walkway: { symbol: "L_w", unit: "m", must: nonNegative },
  },
  output: price,
  printed: "A + b * L + c * P + d * L_w",
  evaluate: ({ base, perLength, length: l, perPower, power: p, lighting, walkway }) =>
    base + perLength * l + perPower * p + lighting * walkway,
});

/** Mass of the chutes, by their price. */
export const chuteMass = defineFormula({
  id: "capital-cost/site/chute-mass",
  source,
  inputs: { chutes: count, price, perMass: { symbol: "c", unit: "USD/kg", must: positive } },
  output: mass,
  printed: "z * C / c",
  evaluate: ({ chutes, price: one, perMass }) => (chutes * one) / perMass,
});

/** Hours for what is erected by its mass. */
export const hoursByMass = defineFormula({
  id: "capital-cost/site/hours-by-mass",
  source,
  inputs: { rate: { symbol: "a", unit: "s/kg" }, mass },
  output: hours,
  printed: "a * m",
  evaluate: ({ rate, mass: m }) => rate * m,
});

/** Hours for what is erected piece by piece. */
export const hoursByPiece = defineFormula({
  id: "capital-cost/site/hours-by-piece",
  source,
  inputs: { rate: { symbol: "a", unit: "s" }, count },
  output: hours,
  printed: "a * z",
  evaluate: ({ rate, count: z }) => rate * z,
});

/** Hours for what is erected along the conveyor. */
export const hoursByLength = defineFormula({
  id: "capital-cost/site/hours-by-length",
  source,
  inputs: { rate: { symbol: "a", unit: "s/m" }, length },
  output: hours,
  printed: "a * L",
  evaluate: ({ rate, length: l }) => rate * l,
});

export const hoursByPower = defineFormula({
  id: "capital-cost/site/hours-by-power",
  source,
  inputs: { rate: { symbol: "a", unit: "s/W" }, power },
  output: hours,
  printed: "a * P",
  evaluate: ({ rate, power: p }) => rate * p,
});

/** With supervision, stores and camp. */
export const hoursWithIndirect = defineFormula({
  id: "capital-cost/site/hours-with-indirect",
  source,
  inputs: { direct: hours, share: { symbol: "s", unit: "1" } },
  output: { symbol: "t_all", unit: "s" },
  printed: "t * (1 + s)",
  evaluate: ({ direct, share }) => direct * (1 + share),
});
