import { defineFormula } from "../../trace/formula.ts";
import { nonNegative, positive } from "../../trace/limit.ts";
import { mechanics } from "../sources.ts";

const beltSpeed = { symbol: "V", unit: "m/s", must: positive };
const rampTime = { symbol: "T", unit: "s", must: positive };
const time = { symbol: "t", unit: "s", must: nonNegative };
const speed = { symbol: "v", unit: "m/s" };
const acceleration = { symbol: "a", unit: "m/s2" };
const linear = mechanics("constant acceleration");
const harrison = mechanics("Harrison, cosine start");
const nordell = mechanics("Nordell, triangular acceleration");
const jerk = mechanics("S-curve of variable-speed drives");

/** Speed on a straight ramp. */
export const linearSpeed = defineFormula({
  id: "controlled-ramp/shapes/linear-speed",
  source: linear,
  inputs: { beltSpeed, rampTime, time },
  output: speed,
  printed: "V * min(t / T, 1)",
  evaluate: ({ beltSpeed: full, rampTime: total, time: t }) => full * Math.min(t / total, 1),
});

/** Largest acceleration of a straight ramp. */
export const linearPeak = defineFormula({
  id: "controlled-ramp/shapes/linear-peak",
  source: linear,
  inputs: { beltSpeed, rampTime },
  output: acceleration,
  printed: "V / T",
  evaluate: ({ beltSpeed: full, rampTime: total }) => full / total,
});

/** Speed on a cosine ramp. */
export const harrisonSpeed = defineFormula({
  id: "controlled-ramp/shapes/harrison-speed",
  source: harrison,
  inputs: { beltSpeed, rampTime, time },
  output: speed,
  printed: "V / 2 * (1 - cos(pi * min(t / T, 1)))",
  evaluate: ({ beltSpeed: full, rampTime: total, time: t }) =>
    (full / 2) * (1 - Math.cos(Math.PI * Math.min(t / total, 1))),
});

/** Largest acceleration of a cosine ramp, at half time. */
export const harrisonPeak = defineFormula({
  id: "controlled-ramp/shapes/harrison-peak",
  source: harrison,
  inputs: { beltSpeed, rampTime },
  output: acceleration,
  printed: "pi * V / (2 * T)",
  evaluate: ({ beltSpeed: full, rampTime: total }) => (Math.PI * full) / (2 * total),
});

/** Speed on a ramp of two parabolas. */
export const nordellSpeed = defineFormula({
  id: "controlled-ramp/shapes/nordell-speed",
  source: nordell,
  inputs: { beltSpeed, rampTime, time },
  output: speed,
  printed: "if(t <= T / 2, 2 * V * (t / T) ^ 2, V * (1 - 2 * max(0, 1 - t / T) ^ 2))",
  evaluate: ({ beltSpeed: full, rampTime: total, time: t }) =>
    t <= total / 2 ? 2 * full * (t / total) ** 2 : full * (1 - 2 * Math.max(0, 1 - t / total) ** 2),
});

/** Largest acceleration of a ramp of two parabolas, at half time. */
export const nordellPeak = defineFormula({
  id: "controlled-ramp/shapes/nordell-peak",
  source: nordell,
  inputs: { beltSpeed, rampTime },
  output: acceleration,
  printed: "2 * V / T",
  evaluate: ({ beltSpeed: full, rampTime: total }) => (2 * full) / total,
});

/** Jerk time an S-curve can have: at most half the ramp. */
export const usableJerkTime = defineFormula({
  id: "controlled-ramp/shapes/usable-jerk-time",
  source: jerk,
  inputs: { jerkTime: { symbol: "t_j", unit: "s", must: nonNegative }, rampTime },
  output: { symbol: "t_j", unit: "s" },
  printed: "min(t_j, T / 2)",
  evaluate: ({ jerkTime, rampTime: total }) => Math.min(jerkTime, total / 2),
  guards: "jerkTime",
});

/** Largest acceleration of an S-curve, between its two jerks. */
export const sCurvePeak = defineFormula({
  id: "controlled-ramp/shapes/s-curve-peak",
  source: jerk,
  inputs: { beltSpeed, rampTime, jerkTime: { symbol: "t_j", unit: "s", must: nonNegative } },
  output: acceleration,
  printed: "V / (T - min(t_j, T / 2))",
  evaluate: ({ beltSpeed: full, rampTime: total, jerkTime }) => full / (total - Math.min(jerkTime, total / 2)),
});
