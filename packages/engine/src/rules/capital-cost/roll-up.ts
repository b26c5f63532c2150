import { adopted } from "../../standards/sources.ts";
import { defineFormula, defineProcedure } from "../../trace/formula.ts";
import { between, nonNegative, positive } from "../../trace/limit.ts";

const source = adopted("capital cost from its lines");
const money = { symbol: "C", unit: "money" };
const ratio = { symbol: "k_m", unit: "1", must: positive };

/** Local money of the year for one dollar of 2024. */
export const moneyRatio = defineFormula({
  id: "capital-cost/roll-up/money-ratio",
  source,
  inputs: {
    index: { symbol: "I", unit: "1", must: positive },
    baseIndex: { symbol: "I_0", unit: "1", must: positive },
    currency: { symbol: "f", unit: "1", must: positive },
  },
  output: { symbol: "k_m", unit: "1" },
  printed: "I / I_0 * f",
  evaluate: ({ index, baseIndex, currency }) => (index / baseIndex) * currency,
});

/** An indicative price in local money: of its market or its place of building. */
export const shownPrice = defineFormula({
  id: "capital-cost/roll-up/shown-price",
  source,
  inputs: { price: { symbol: "C_0", unit: "USD" }, factor: { symbol: "k", unit: "1", must: nonNegative }, ratio },
  output: money,
  printed: "C_0 * k * k_m",
  evaluate: ({ price, factor, ratio: local }) => price * factor * local,
});

/** A typed price of a part as the model would say it, so that it comes out again as it was typed. */
export const typedInDollars = defineFormula({
  id: "capital-cost/roll-up/typed-in-dollars",
  source,
  inputs: {
    typed: money,
    factor: { symbol: "k", unit: "1", must: positive },
    ratio,
  },
  output: { symbol: "C_0", unit: "USD" },
  printed: "C / (k * k_m)",
  evaluate: ({ typed, factor, ratio: local }) => typed / (factor * local),
});

/** Number, metres, kilograms or hours times what one of them costs. */
export const lineSum = defineFormula({
  id: "capital-cost/roll-up/line-sum",
  source,
  inputs: { quantity: { symbol: "n", unit: "1", must: nonNegative }, unitPrice: { symbol: "C_1", unit: "money" } },
  output: money,
  printed: "n * C_1",
  evaluate: ({ quantity, unitPrice }) => quantity * unitPrice,
});

/** A share of other lines: freight, engineering, spares, contingency. */
export const shareOfMoney = defineFormula({
  id: "capital-cost/roll-up/share-of-money",
  source,
  inputs: { share: { symbol: "s", unit: "1", must: nonNegative }, of: { symbol: "C_s", unit: "money" } },
  output: money,
  printed: "s * C_s",
  evaluate: ({ share, of }) => share * of,
});

export const withContingency = defineFormula({
  id: "capital-cost/roll-up/with-contingency",
  source,
  inputs: { base: { symbol: "C_b", unit: "money" }, contingency: { symbol: "C_k", unit: "money" } },
  output: { symbol: "C_tot", unit: "money" },
  printed: "C_b + C_k",
  evaluate: ({ base, contingency }) => base + contingency,
});

export const costPerLength = defineFormula({
  id: "capital-cost/roll-up/cost-per-length",
  source,
  inputs: { total: money, length: { symbol: "L", unit: "m", must: positive } },
  output: { symbol: "C_L", unit: "money/m" },
  printed: "C / L",
  evaluate: ({ total, length }) => total / length,
});

/** Share of typed money in what is paid directly: decides the class of the estimate. */
export const typedShareOf = defineFormula({
  id: "capital-cost/roll-up/typed-share-of",
  source,
  inputs: { typed: { symbol: "C_t", unit: "money" }, direct: { symbol: "C_d", unit: "money", must: positive } },
  output: { symbol: "s_t", unit: "1" },
  printed: "C_t / C_d",
  evaluate: ({ typed, direct }) => typed / direct,
});

const spread = adopted("spread of an estimate: lines of lognormal error, half correlated");
const tenth = 1.28155;

/** Spread of a line whose low and high are passed with one chance in ten each. */
export const lineDeviation = defineFormula({
  id: "capital-cost/roll-up/line-deviation",
  source: spread,
  inputs: {
    low: { symbol: "l", unit: "1", must: between(-0.99, 0) },
    high: { symbol: "h", unit: "1", must: nonNegative },
  },
  output: { symbol: "sigma", unit: "1" },
  printed: "ln((1 + h) / (1 + l)) / (2 * 1.28155)",
  evaluate: ({ low, high }) => Math.log((1 + high) / (1 + low)) / (2 * tenth),
});

/** Standard deviation of a line in money. */
export const lineSpread = defineFormula({
  id: "capital-cost/roll-up/line-spread",
  source: spread,
  inputs: { sum: money, deviation: { symbol: "sigma", unit: "1" } },
  output: { symbol: "s", unit: "money" },
  printed: "C * sqrt(exp(sigma^2) - 1)",
  evaluate: ({ sum, deviation }) => sum * Math.sqrt(Math.exp(deviation ** 2) - 1),
});

export const squareOfSpread = defineFormula({
  id: "capital-cost/roll-up/square-of-spread",
  source: spread,
  inputs: { spread: { symbol: "s", unit: "money" } },
  output: { symbol: "q", unit: "1" },
  printed: "s^2",
  evaluate: ({ spread: s }) => s ** 2,
});

/** Spread of the sum, by the sum of the deviations and the sum of their squares. */
export const sumDeviation = defineFormula({
  id: "capital-cost/roll-up/sum-deviation",
  source: spread,
  inputs: {
    correlation: { symbol: "rho", unit: "1", must: between(0, 1) },
    squares: { symbol: "q", unit: "1", must: nonNegative },
    spreads: { symbol: "s", unit: "money", must: nonNegative },
    mean: { symbol: "C", unit: "money", must: positive },
  },
  output: { symbol: "sigma_T", unit: "1" },
  printed: "sqrt(ln(1 + ((1 - rho) * q + rho * s^2) / C^2))",
  evaluate: ({ correlation, squares, spreads, mean }) =>
    Math.sqrt(Math.log(1 + ((1 - correlation) * squares + correlation * spreads ** 2) / mean ** 2)),
});

/** The sum that is passed with one chance in two. */
export const medianSum = defineFormula({
  id: "capital-cost/roll-up/median-sum",
  source: spread,
  inputs: { mean: money, deviation: { symbol: "sigma_T", unit: "1" } },
  output: { symbol: "P_50", unit: "money" },
  printed: "C * exp(-(sigma_T^2) / 2)",
  evaluate: ({ mean, deviation }) => mean * Math.exp(-(deviation ** 2) / 2),
});

/** The sum at so many tenths: −1 for one chance in ten of less, +1 for one in ten of more. */
export const tenthSum = defineFormula({
  id: "capital-cost/roll-up/tenth-sum",
  source: spread,
  inputs: {
    median: { symbol: "P_50", unit: "money" },
    side: { symbol: "k", unit: "1", must: between(-1, 1) },
    deviation: { symbol: "sigma_T", unit: "1" },
  },
  output: { symbol: "P", unit: "money" },
  printed: "P_50 * exp(k * 1.28155 * sigma_T)",
  evaluate: ({ median, side, deviation }) => median * Math.exp(side * tenth * deviation),
});

/** Class of the estimate after AACE 18R-97, as far as this program can tell: 5, 4 or 3. */
export const estimateClass = defineProcedure({
  id: "capital-cost/roll-up/estimate-class",
  source: { document: "AACE International 18R-97, estimate classes", clause: "thresholds adopted here" },
  inputs: { typedShare: { symbol: "s_t", unit: "1" } },
  output: { symbol: "k", unit: "1" },
  rule: "5 while less than 30 % of the direct cost is typed, 4 from 30 %, 3 from 70 %",
  evaluate: ({ typedShare }) => (typedShare < 0.3 ? 5 : typedShare < 0.7 ? 4 : 3),
});
