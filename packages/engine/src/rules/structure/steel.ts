import { adopted } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { nonNegative, positive } from "../../trace/limit.ts";

const source = adopted("structure and foundations where nothing is drawn");
const width = { symbol: "B", unit: "m", must: positive };
const length = { symbol: "L", unit: "m", must: nonNegative };
const span = { symbol: "s", unit: "m", must: positive };
const perLength = { symbol: "a", unit: "kg/m" };
const perArea = { symbol: "b", unit: "kg/m2" };
const height = { symbol: "h", unit: "m", must: nonNegative };
const output = { symbol: "m", unit: "kg" };

/** Stringers and legs of a conveyor on the ground; `panels` of a pipe conveyor carry part of it. */
export const groundSteel = defineFormula({
  id: "structure/steel/ground-steel",
  source,
  inputs: { perLength, perArea, width, length, panels: { symbol: "k", unit: "1" } },
  output,
  printed: "(a + b * B) * L * k",
  evaluate: ({ perLength: a, perArea: b, width: w, length: l, panels }) => (a + b * w) * l * panels,
});

/** Truss between trestles, without walkways. */
export const trussSteel = defineFormula({
  id: "structure/steel/truss-steel",
  source,
  inputs: {
    perLength,
    perArea,
    width,
    span,
    exponent: { symbol: "n", unit: "1" },
    length,
    panels: { symbol: "k", unit: "1" },
  },
  output,
  printed: "(a + b * B) * (s / 24[m])^n * L * k",
  evaluate: ({ perLength: a, perArea: b, width: w, span: s, exponent, length: l, panels }) =>
    (a + b * w) * (s / 24) ** exponent * l * panels,
});

/** What closes a gallery. */
export const gallerySteel = defineFormula({
  id: "structure/steel/gallery-steel",
  source,
  inputs: { perLength, perArea, width, length },
  output,
  printed: "(a + b * B) * L",
  evaluate: ({ perLength: a, perArea: b, width: w, length: l }) => (a + b * w) * l,
});

export const trestleCount = defineFormula({
  id: "structure/steel/trestle-count",
  source,
  inputs: { length, span },
  output: { symbol: "z", unit: "1" },
  printed: "ceil(L / s)",
  evaluate: ({ length: l, span: s }) => Math.ceil(l / s),
});

export const trestleSteel = defineFormula({
  id: "structure/steel/trestle-steel",
  source,
  inputs: {
    trestles: { symbol: "z", unit: "1", must: nonNegative },
    base: { symbol: "a", unit: "kg" },
    rate: { symbol: "b", unit: "kg/m" },
    height,
    width,
  },
  output,
  printed: "z * (a + b * h * (0.6 + 0.4[1/m] * B))",
  evaluate: ({ trestles, base, rate, height: h, width: w }) => trestles * (base + rate * h * (0.6 + 0.4 * w)),
});

/** Frames of head and tail. */
export const endSteel = defineFormula({
  id: "structure/steel/end-steel",
  source,
  inputs: { frame: { symbol: "a", unit: "kg" }, width },
  output,
  printed: "2 * a * (B / 1[m])^1.3",
  evaluate: ({ frame, width: w }) => 2 * frame * w ** 1.3,
});

/** Frames of all drives, by power and number of motors. */
export const driveSteel = defineFormula({
  id: "structure/steel/drive-steel",
  source,
  inputs: {
    perPower: { symbol: "a", unit: "kg/W" },
    power: { symbol: "P", unit: "W", must: nonNegative },
    rate: { symbol: "b", unit: "kg/m" },
    width,
    motors: { symbol: "z", unit: "1", must: nonNegative },
  },
  output,
  printed: "a * P + b * B * z",
  evaluate: ({ perPower, power, rate, width: w, motors }) => perPower * power + rate * w * motors,
});

export const takeUpSteel = defineFormula({
  id: "structure/steel/take-up-steel",
  source,
  inputs: {
    rate: { symbol: "a", unit: "kg/m" },
    width,
    share: { symbol: "b", unit: "1" },
    mass: { symbol: "m_t", unit: "kg", must: nonNegative },
    perTravel: { symbol: "c", unit: "kg/m" },
    travel: { symbol: "s", unit: "m", must: nonNegative },
  },
  output,
  printed: "a * B + b * m_t + c * s",
  evaluate: ({ rate, width: w, share, mass, perTravel, travel }) => rate * w + share * mass + perTravel * travel,
});

/** Transfer towers. */
export const towerSteel = defineFormula({
  id: "structure/steel/tower-steel",
  source,
  inputs: { towers: { symbol: "z", unit: "1", must: nonNegative }, tower: { symbol: "a", unit: "kg" }, width, height },
  output,
  printed: "z * a * (B / 1[m])^1.2 * (h / 10[m])^0.8",
  evaluate: ({ towers, tower, width: w, height: h }) => towers * tower * w ** 1.2 * (h / 10) ** 0.8,
});

export const walkwaySteel = defineFormula({
  id: "structure/steel/walkway-steel",
  source,
  inputs: { rate: { symbol: "a", unit: "kg/m" }, length },
  output,
  printed: "a * L",
  evaluate: ({ rate, length: l }) => rate * l,
});
