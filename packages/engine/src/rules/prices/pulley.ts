import { adopted, geometry } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { nonNegative, positive } from "../../trace/limit.ts";

const source = adopted("indicative prices of parts");
const rate = { symbol: "a", unit: "USD" };
const exponent = { symbol: "n", unit: "1" };
const output = { symbol: "C", unit: "USD" };

/** Shell, discs and hubs. */
export const shellPrice = defineFormula({
  id: "prices/pulley/shell-price",
  source,
  inputs: {
    rate: { symbol: "c", unit: "USD/kg" },
    mass: { symbol: "m", unit: "kg", must: nonNegative },
    discs: { symbol: "k", unit: "1" },
  },
  output,
  printed: "c * m * k",
  evaluate: ({ rate: c, mass, discs }) => c * mass * discs,
});

/** One bearing with its housing. */
export const bearingPrice = defineFormula({
  id: "prices/pulley/bearing-price",
  source,
  inputs: { rate, seat: { symbol: "d", unit: "m", must: nonNegative }, exponent, series: { symbol: "k", unit: "1" } },
  output,
  printed: "a * (d / 0.001[m])^n * k",
  evaluate: ({ rate: a, seat, exponent: n, series }) => a * (seat / 0.001) ** n * series,
});

export const lockingPrice = defineFormula({
  id: "prices/pulley/locking-price",
  source,
  inputs: { rate, shaftDiameter: { symbol: "d", unit: "m", must: nonNegative }, exponent },
  output,
  printed: "a * (d / 0.001[m])^n",
  evaluate: ({ rate: a, shaftDiameter, exponent: n }) => a * (shaftDiameter / 0.001) ** n,
});

export const laggedArea = defineFormula({
  id: "prices/pulley/lagged-area",
  source: geometry("cylinder"),
  inputs: {
    shellDiameter: { symbol: "D", unit: "m", must: positive },
    lagging: { symbol: "t", unit: "m", must: nonNegative },
    faceWidth: { symbol: "B_f", unit: "m", must: positive },
  },
  output: { symbol: "A", unit: "m2" },
  printed: "pi * (D + t) * B_f",
  evaluate: ({ shellDiameter, lagging, faceWidth }) => Math.PI * (shellDiameter + lagging) * faceWidth,
});

export const rubberLaggingPrice = defineFormula({
  id: "prices/pulley/rubber-lagging-price",
  source,
  inputs: {
    area: { symbol: "A", unit: "m2", must: nonNegative },
    rate: { symbol: "c", unit: "USD/m3" },
    lagging: { symbol: "t", unit: "m", must: nonNegative },
  },
  output,
  printed: "A * c * t",
  evaluate: ({ area, rate: c, lagging }) => area * c * lagging,
});

export const ceramicLaggingPrice = defineFormula({
  id: "prices/pulley/ceramic-lagging-price",
  source,
  inputs: { area: { symbol: "A", unit: "m2", must: nonNegative }, rate: { symbol: "c", unit: "USD/m2" } },
  output,
  printed: "A * c",
  evaluate: ({ area, rate: c }) => area * c,
});

/** A complete pulley: two bearings, two locking elements. */
export const wholePulleyPrice = defineFormula({
  id: "prices/pulley/whole-pulley-price",
  source,
  inputs: {
    shell: { symbol: "C_shell", unit: "USD" },
    shaft: { symbol: "C_shaft", unit: "USD" },
    bearing: { symbol: "C_b", unit: "USD" },
    locking: { symbol: "C_l", unit: "USD" },
    lagging: { symbol: "C_lag", unit: "USD" },
  },
  output,
  printed: "C_shell + C_shaft + 2 * C_b + 2 * C_l + C_lag",
  evaluate: ({ shell, shaft, bearing, locking, lagging }) => shell + shaft + 2 * bearing + 2 * locking + lagging,
});
