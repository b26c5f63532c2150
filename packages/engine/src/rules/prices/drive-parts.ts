import { adopted } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { nonNegative } from "../../trace/limit.ts";

const source = adopted("indicative prices of parts");
const rate = { symbol: "a", unit: "USD" };
const exponent = { symbol: "n", unit: "1" };
const torque = { symbol: "T", unit: "N*m", must: nonNegative };
const output = { symbol: "C", unit: "USD" };

export const gearboxPrice = defineFormula({
  id: "prices/drive-parts/gearbox-price",
  source,
  inputs: {
    rate,
    torque,
    exponent,
    stages: { symbol: "k_s", unit: "1" },
    parallel: { symbol: "k_p", unit: "1" },
    mounting: { symbol: "k_m", unit: "1" },
  },
  output,
  printed: "a * (T / 1000[N*m])^n * k_s * k_p * k_m",
  evaluate: ({ rate: a, torque: t, exponent: n, stages, parallel, mounting }) =>
    a * (t / 1000) ** n * stages * parallel * mounting,
});

/** By its mass; with its oil set where it is fill controlled. */
export const fluidCouplingPrice = defineFormula({
  id: "prices/drive-parts/fluid-coupling-price",
  source,
  inputs: {
    rate,
    mass: { symbol: "m", unit: "kg", must: nonNegative },
    exponent,
    control: { symbol: "k", unit: "1" },
  },
  output,
  printed: "a * (m / 1[kg])^n * k",
  evaluate: ({ rate: a, mass, exponent: n, control }) => a * mass ** n * control,
});

export const couplingPrice = defineFormula({
  id: "prices/drive-parts/coupling-price",
  source,
  inputs: { rate, torque, exponent, type: { symbol: "k", unit: "1" } },
  output,
  printed: "a * (T / 1000[N*m])^n * k",
  evaluate: ({ rate: a, torque: t, exponent: n, type }) => a * (t / 1000) ** n * type,
});

export const holdbackPrice = defineFormula({
  id: "prices/drive-parts/holdback-price",
  source,
  inputs: {
    rate,
    torque,
    exponent,
    type: { symbol: "k_t", unit: "1" },
    limiting: { symbol: "k_l", unit: "1" },
  },
  output,
  printed: "a * (T / 1000[N*m])^n * k_t * k_l",
  evaluate: ({ rate: a, torque: t, exponent: n, type, limiting }) => a * (t / 1000) ** n * type * limiting,
});

/** One caliper of a disc brake, by its clamping force. */
export const caliperPrice = defineFormula({
  id: "prices/drive-parts/caliper-price",
  source,
  inputs: { rate, force: { symbol: "F", unit: "N", must: nonNegative }, exponent },
  output,
  printed: "a * (F / 1000[N])^n",
  evaluate: ({ rate: a, force, exponent: n }) => a * (force / 1000) ** n,
});

/** What is bought by its mass: brake discs, shafts, counterweights. */
export const priceByMass = defineFormula({
  id: "prices/drive-parts/price-by-mass",
  source,
  inputs: { rate: { symbol: "c", unit: "USD/kg" }, mass: { symbol: "m", unit: "kg", must: nonNegative } },
  output,
  printed: "c * m",
  evaluate: ({ rate: c, mass }) => c * mass,
});
