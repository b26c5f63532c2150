import { adopted } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { nonNegative, positive } from "../../trace/limit.ts";

const source = adopted("structure and foundations where nothing is drawn");
const width = { symbol: "B", unit: "m", must: positive };
const count = { symbol: "z", unit: "1", must: nonNegative };
const output = { symbol: "V", unit: "m3" };

/** Sleepers under a conveyor on the ground. */
export const groundConcrete = defineFormula({
  id: "structure/concrete/ground-concrete",
  source,
  inputs: {
    rate: { symbol: "a", unit: "m" },
    width,
    length: { symbol: "L", unit: "m", must: nonNegative },
  },
  output,
  printed: "a * B * L",
  evaluate: ({ rate, width: w, length }) => rate * w * length,
});

export const trestleConcrete = defineFormula({
  id: "structure/concrete/trestle-concrete",
  source,
  inputs: {
    trestles: count,
    base: { symbol: "a", unit: "m3" },
    rate: { symbol: "b", unit: "m2" },
    height: { symbol: "h", unit: "m", must: nonNegative },
  },
  output,
  printed: "z * (a + b * h)",
  evaluate: ({ trestles, base, rate, height }) => trestles * (base + rate * height),
});

export const driveConcrete = defineFormula({
  id: "structure/concrete/drive-concrete",
  source,
  inputs: {
    base: { symbol: "a", unit: "m3" },
    rate: { symbol: "b", unit: "m3/W" },
    power: { symbol: "P", unit: "W", must: nonNegative },
  },
  output,
  printed: "a + b * P",
  evaluate: ({ base, rate, power }) => base + rate * power,
});

export const endConcrete = defineFormula({
  id: "structure/concrete/end-concrete",
  source,
  inputs: { rate: { symbol: "a", unit: "m2" }, width },
  output,
  printed: "a * B",
  evaluate: ({ rate, width: w }) => rate * w,
});

/** Foundations of transfer towers. */
export const towerConcrete = defineFormula({
  id: "structure/concrete/tower-concrete",
  source,
  inputs: { towers: count, each: { symbol: "a", unit: "m3" } },
  output,
  printed: "z * a",
  evaluate: ({ towers, each }) => towers * each,
});
