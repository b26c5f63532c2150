import { adopted } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { nonNegative } from "../../trace/limit.ts";

const source = adopted("indicative prices of parts");
const power = { symbol: "P", unit: "W", must: nonNegative };
const base = { symbol: "A", unit: "USD" };
const rate = { symbol: "b", unit: "USD" };
const exponent = { symbol: "n", unit: "1" };
const output = { symbol: "C", unit: "USD" };

export const motorPrice = defineFormula({
  id: "prices/motor/motor-price",
  source,
  inputs: {
    base,
    rate,
    power,
    exponent,
    poles: { symbol: "k_p", unit: "1" },
    rotor: { symbol: "k_r", unit: "1" },
    efficiencyClass: { symbol: "k_e", unit: "1" },
  },
  output,
  printed: "(A + b * (P / 1000[W])^n) * k_p * k_r * k_e",
  evaluate: ({ base: a, rate: b, power: p, exponent: n, poles, rotor, efficiencyClass }) =>
    (a + b * (p / 1000) ** n) * poles * rotor * efficiencyClass,
});

/** Feeder, soft starter or converter of one motor. */
export const starterPrice = defineFormula({
  id: "prices/motor/starter-price",
  source,
  inputs: { base, rate, power, exponent, regenerative: { symbol: "k", unit: "1" } },
  output,
  printed: "(A + b * (P / 1000[W])^n) * k",
  evaluate: ({ base: a, rate: b, power: p, exponent: n, regenerative }) => (a + b * (p / 1000) ** n) * regenerative,
});

/** The resistor of a slip ring motor, beside its feeder. */
export const rotorStarterPrice = defineFormula({
  id: "prices/motor/rotor-starter-price",
  source,
  inputs: { feeder: { symbol: "C_f", unit: "USD" }, base, rate, power },
  output,
  printed: "C_f + A + b * P / 1000[W]",
  evaluate: ({ feeder, base: a, rate: b, power: p }) => feeder + a + (b * p) / 1000,
});
