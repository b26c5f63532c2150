import { adopted } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { nonNegative, positive } from "../../trace/limit.ts";

const source = adopted("carbon of the electricity of a year");

/** Carbon of a unit of electricity in a year to come. */
export const gridIntensity = defineFormula({
  id: "carbon/operating/grid-intensity",
  source,
  inputs: {
    floor: { symbol: "c_min", unit: "kg/J", must: nonNegative },
    intensity: { symbol: "c_0", unit: "kg/J", must: nonNegative },
    trend: { symbol: "g", unit: "1", must: { above: -1 } },
    years: { symbol: "n", unit: "yr" },
  },
  output: { symbol: "c", unit: "kg/J" },
  printed: "max(c_min, c_0 * (1 + g)^n)",
  evaluate: ({ floor, intensity, trend, years }) => Math.max(floor, intensity * (1 + trend) ** years),
});

export const operatingCarbon = defineFormula({
  id: "carbon/operating/operating-carbon",
  source,
  inputs: { energy: { symbol: "E", unit: "J" }, intensity: { symbol: "c", unit: "kg/J", must: nonNegative } },
  output: { symbol: "m_C", unit: "kg" },
  printed: "E * c",
  evaluate: ({ energy, intensity }) => energy * intensity,
});

/** Over what is carried in all the years. */
export const carbonPerMass = defineFormula({
  id: "carbon/operating/carbon-per-mass",
  source,
  inputs: {
    carbon: { symbol: "m_C", unit: "kg" },
    carried: { symbol: "m", unit: "kg", must: positive },
    years: { symbol: "n", unit: "yr", must: positive },
  },
  output: { symbol: "c_m", unit: "1" },
  printed: "m_C / (m * n)",
  evaluate: ({ carbon, carried, years }) => carbon / (carried * years),
});

/** Made again each time it is renewed. */
export const carbonOfRenewals = defineFormula({
  id: "carbon/operating/carbon-of-renewals",
  source,
  inputs: {
    renewals: { symbol: "z", unit: "1", must: nonNegative },
    carbon: { symbol: "m_C1", unit: "kg", must: nonNegative },
  },
  output: { symbol: "m_C", unit: "kg" },
  printed: "z * m_C1",
  evaluate: ({ renewals, carbon }) => renewals * carbon,
});
