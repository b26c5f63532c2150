import { adopted, cema5 } from "../../standards/sources.ts";
import { defineFormula, defineProcedure } from "../../trace/formula.ts";
import { nonNegative, positive } from "../../trace/limit.ts";

const source = adopted("life of rolls: bearings, shells and seals");
const life = { symbol: "L", unit: "s", must: positive };

/** Bearing life in the dirt and the care of the site. */
export const siteLife = defineFormula({
  id: "wear/rolls/site-life",
  source: cema5("service factors of idlers"),
  inputs: {
    life,
    environment: { symbol: "k_e", unit: "1", must: positive },
    maintenance: { symbol: "k_m", unit: "1", must: positive },
  },
  output: { symbol: "L_a", unit: "s" },
  printed: "L * k_e * k_m",
  evaluate: ({ life: rated, environment, maintenance }) => rated * environment * maintenance,
});

/** Gamma function of 1 to 2 by Stirling's series, shifted upwards. */
function gamma(x: number): number {
  let [at, divisor] = [x, 1];
  for (; at < 12; at += 1) divisor *= at;
  const series = 1 / (12 * at) - 1 / (360 * at ** 3) + 1 / (1260 * at ** 5);
  return (Math.sqrt((2 * Math.PI) / at) * (at / Math.E) ** at * Math.exp(series)) / divisor;
}

/** Mean life of the two bearings of a roll, whose lives scatter after Weibull. */
export const bearingMeanLife = defineProcedure({
  id: "wear/rolls/bearing-mean-life",
  source,
  inputs: { life: { ...life, symbol: "L_a" }, slope: { symbol: "beta", unit: "1", must: positive } },
  output: { symbol: "M_b", unit: "s" },
  rule: "life over (-ln 0.9)^(1/beta), over 2^(1/beta) for two bearings, times gamma of 1 + 1/beta",
  evaluate: ({ life: adjusted, slope }) => (adjusted / (2 * -Math.log(0.9)) ** (1 / slope)) * gamma(1 + 1 / slope),
});

export const rollMeanLife = defineFormula({
  id: "wear/rolls/roll-mean-life",
  source,
  inputs: { bearings: { ...life, symbol: "M_b" }, shells: { ...life, symbol: "M_s" } },
  output: { symbol: "M", unit: "s" },
  printed: "1 / (1 / M_b + 1 / M_s)",
  evaluate: ({ bearings, shells }) => 1 / (1 / bearings + 1 / shells),
});

/** Rolls of all sets. */
export const rollCount = defineFormula({
  id: "wear/rolls/roll-count",
  source,
  inputs: {
    sets: { symbol: "z_s", unit: "1", must: nonNegative },
    rolls: { symbol: "z_r", unit: "1", must: nonNegative },
  },
  output: { symbol: "z", unit: "1" },
  printed: "z_s * z_r",
  evaluate: ({ sets, rolls }) => sets * rolls,
});

/** Rolls that are renewed in a year. */
export const rollsRenewed = defineFormula({
  id: "wear/rolls/rolls-renewed",
  source,
  inputs: {
    rolls: { symbol: "z", unit: "1", must: nonNegative },
    time: { symbol: "t", unit: "s", must: nonNegative },
    life: { ...life, symbol: "M" },
  },
  output: { symbol: "z_a", unit: "1" },
  printed: "z * t / M",
  evaluate: ({ rolls, time, life: mean }) => (rolls * time) / mean,
});

/** Changing one roll: a loose roll and the people who do it. */
export const rollRenewal = defineFormula({
  id: "wear/rolls/roll-renewal",
  source,
  inputs: {
    share: { symbol: "s", unit: "1", must: nonNegative },
    set: { symbol: "C_set", unit: "money" },
    time: { symbol: "t", unit: "s", must: nonNegative },
    crew: { symbol: "z", unit: "1", must: nonNegative },
    labour: { symbol: "c_l", unit: "money/s", must: nonNegative },
  },
  output: { symbol: "C", unit: "money" },
  printed: "s * C_set + t * z * c_l",
  evaluate: ({ share, set, time, crew, labour }) => share * set + time * crew * labour,
});
