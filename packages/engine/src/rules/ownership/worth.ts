import { adopted } from "../../standards/sources.ts";
import { defineFormula, defineProcedure } from "../../trace/formula.ts";
import { nonNegative, positive } from "../../trace/limit.ts";

const source = adopted("total cost of ownership in real money");
const rate = { symbol: "r", unit: "1", must: { above: -1 } };
const years = { symbol: "n", unit: "yr", must: positive };
const money = (symbol: string) => ({ symbol, unit: "money" });

/** Money of a year for money of today. */
export const capitalRecovery = defineProcedure({
  id: "ownership/worth/capital-recovery",
  source,
  inputs: { rate, years },
  output: { symbol: "k_r", unit: "1" },
  rule: "r * (1 + r)^n / ((1 + r)^n - 1); 1 / n without interest",
  evaluate: ({ rate: r, years: n }) => (r === 0 ? 1 / n : r / -Math.expm1(-n * Math.log1p(r))),
});

/** Of a yearly sum that may grow, over all years. */
export const growingWorth = defineProcedure({
  id: "ownership/worth/growing-worth",
  source,
  inputs: { annual: money("C_a"), growth: { symbol: "g", unit: "1", must: { above: -1 } }, rate, years },
  output: money("C_0"),
  rule: "sum of C_a * ((1 + g) / (1 + r))^y over the years",
  evaluate: ({ annual, growth, rate: r, years: n }) => {
    let worth = 0;
    for (let year = 1; year <= n; year += 1) worth += annual * ((1 + growth) / (1 + r)) ** year;
    return worth;
  },
});

/** Of one year to come. */
export const worthOfYear = defineFormula({
  id: "ownership/worth/worth-of-year",
  source,
  inputs: { sum: money("C"), rate, year: { symbol: "y", unit: "yr" } },
  output: money("C_0"),
  printed: "C / (1 + r)^y",
  evaluate: ({ sum, rate: r, year }) => sum / (1 + r) ** year,
});

/** Of every renewal before the end. */
export const renewalsWorth = defineProcedure({
  id: "ownership/worth/renewals-worth",
  source,
  inputs: { cost: money("C"), life: { symbol: "L", unit: "yr", must: positive }, rate, years },
  output: money("C_0"),
  rule: "sum of C / (1 + r)^(k * L) over every k * L before the end",
  evaluate: ({ cost, life, rate: r, years: n }) => {
    let worth = 0;
    for (let k = 1; k * life < n; k += 1) worth += cost / (1 + r) ** (k * life);
    return worth;
  },
});

/** Renewals before the end. */
export const renewalsBefore = defineProcedure({
  id: "ownership/worth/renewals-before",
  source,
  inputs: { life: { symbol: "L", unit: "yr", must: positive }, years },
  output: { symbol: "z", unit: "1" },
  rule: "every k * L before the end",
  evaluate: ({ life, years: n }) => Math.max(0, Math.ceil(n / life - 1e-12) - 1),
});

export const presentCost = defineFormula({
  id: "ownership/worth/present-cost",
  source,
  inputs: {
    capital: money("C_tot"),
    annual: money("C_0"),
    renewals: money("C_r"),
    carbon: money("C_C"),
  },
  output: money("C_N"),
  printed: "C_tot + C_0 + C_r + C_C",
  evaluate: ({ capital, annual, renewals, carbon }) => capital + annual + renewals + carbon,
});

export const annualCost = defineFormula({
  id: "ownership/worth/annual-cost",
  source,
  inputs: { present: money("C_N"), recovery: { symbol: "k_r", unit: "1", must: positive } },
  output: money("C_y"),
  printed: "C_N * k_r",
  evaluate: ({ present, recovery }) => present * recovery,
});

export const costPerMass = defineFormula({
  id: "ownership/worth/cost-per-mass",
  source,
  inputs: { annual: money("C_y"), carried: { symbol: "m", unit: "kg", must: positive } },
  output: { symbol: "C_m", unit: "money/kg" },
  printed: "C_y / m",
  evaluate: ({ annual, carried }) => annual / carried,
});

export const costPerMassAndLength = defineFormula({
  id: "ownership/worth/cost-per-mass-and-length",
  source,
  inputs: { perMass: { symbol: "C_m", unit: "money/kg" }, length: { symbol: "L", unit: "m", must: positive } },
  output: { symbol: "C_mL", unit: "money/kg/m" },
  printed: "C_m / L",
  evaluate: ({ perMass, length }) => perMass / length,
});

/** A new belt, joined and pulled in. */
export const renewalOfBelt = defineFormula({
  id: "ownership/worth/renewal-of-belt",
  source,
  inputs: { belt: money("C_b"), splices: money("C_s"), work: money("C_w") },
  output: money("C"),
  printed: "C_b + C_s + C_w",
  evaluate: ({ belt, splices, work }) => belt + splices + work,
});

/** Carbon of a year at its price. */
export const carbonCost = defineFormula({
  id: "ownership/worth/carbon-cost",
  source,
  inputs: { carbon: { symbol: "m_C", unit: "kg" }, price: { symbol: "c_C", unit: "money/kg", must: nonNegative } },
  output: money("C"),
  printed: "m_C * c_C",
  evaluate: ({ carbon, price }) => carbon * price,
});

/** Inspecting the conveyor for a year. */
export const inspectionCost = defineFormula({
  id: "ownership/worth/inspection-cost",
  source,
  inputs: {
    rate: { symbol: "a", unit: "s/m", must: nonNegative },
    length: { symbol: "L", unit: "m", must: nonNegative },
    labour: { symbol: "c_l", unit: "money/s", must: nonNegative },
  },
  output: money("C"),
  printed: "a * L * c_l",
  evaluate: ({ rate: perLength, length, labour }) => perLength * length * labour,
});

/** Years that so many hours of running last. */
export const lifeOfHours = defineFormula({
  id: "ownership/worth/life-of-hours",
  source,
  inputs: { life: { symbol: "t_L", unit: "s", must: positive }, running: { symbol: "t", unit: "s", must: positive } },
  output: { symbol: "L", unit: "yr" },
  printed: "t_L / t",
  evaluate: ({ life, running }) => life / running,
});
