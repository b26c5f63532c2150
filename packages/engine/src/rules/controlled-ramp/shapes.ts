import { adopted, mechanics } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { nonNegative, positive } from "../../trace/limit.ts";

const beltSpeed = { symbol: "V", unit: "m/s", must: positive };
const rampTime = { symbol: "T", unit: "s", must: positive };
const time = { symbol: "t", unit: "s", must: nonNegative };
const acceleration = { symbol: "a", unit: "m/s2" };
const linear = mechanics("constant acceleration");
const harrison = mechanics("Harrison, cosine start");
const nordell = mechanics("Nordell, triangular acceleration");
const jerk = mechanics("S-curve of variable-speed drives");

/** Largest acceleration of a straight ramp. */
export const linearPeak = defineFormula({
  id: "controlled-ramp/shapes/linear-peak",
  source: linear,
  inputs: { beltSpeed, rampTime },
  output: acceleration,
  printed: "V / T",
  evaluate: ({ beltSpeed: full, rampTime: total }) => full / total,
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

/** Jerk time of an S-curve for which none is typed. */
export const usualJerkTime = defineFormula({
  id: "controlled-ramp/shapes/usual-jerk-time",
  source: adopted("a fifth of the ramp at either end"),
  inputs: { rampTime },
  output: { symbol: "t_j", unit: "s" },
  printed: "T / 5",
  evaluate: ({ rampTime: total }) => total / 5,
});

/** Largest acceleration of an S-curve, or of a ramp with cosine edges, between its two jerks. */
export const sCurvePeak = defineFormula({
  id: "controlled-ramp/shapes/s-curve-peak",
  source: jerk,
  inputs: { beltSpeed, rampTime, jerkTime: { symbol: "t_j", unit: "s", must: nonNegative } },
  output: acceleration,
  printed: "V / (T - min(t_j, T / 2))",
  evaluate: ({ beltSpeed: full, rampTime: total, jerkTime }) => full / (total - Math.min(jerkTime, total / 2)),
});

/** Time of a ramp with the dwell before it. */
export const rampWithDwell = defineFormula({
  id: "controlled-ramp/shapes/ramp-with-dwell",
  source: mechanics("one after the other"),
  inputs: { rampTime: { symbol: "T", unit: "s" }, dwellTime: { symbol: "t_d", unit: "s" } },
  output: { symbol: "t_start", unit: "s" },
  printed: "T + t_d",
  evaluate: ({ rampTime: total, dwellTime }) => total + dwellTime,
});

/** Speed of a belt that creeps. */
export const creepSpeed = defineFormula({
  id: "controlled-ramp/shapes/creep-speed",
  source: mechanics("share of full speed"),
  inputs: { dwellSpeed: { symbol: "nu_d", unit: "1" }, beltSpeed },
  output: { symbol: "v_c", unit: "m/s" },
  printed: "nu_d * V",
  evaluate: ({ dwellSpeed, beltSpeed: full }) => dwellSpeed * full,
});

/** What is left to climb after creeping. */
export const climbAfterCreep = defineFormula({
  id: "controlled-ramp/shapes/climb-after-creep",
  source: mechanics("share of full speed"),
  inputs: { beltSpeed, creepSpeed: { symbol: "v_c", unit: "m/s" } },
  output: { symbol: "V_r", unit: "m/s" },
  printed: "V - v_c",
  evaluate: ({ beltSpeed: full, creepSpeed: creep }) => full - creep,
});

/** Time in which the belt comes to creep: as gently as the ramp itself climbs, within the dwell. */
export const timeToCreep = defineFormula({
  id: "controlled-ramp/shapes/time-to-creep",
  source: adopted("the belt comes to creep speed as gently as the ramp climbs"),
  inputs: { dwellTime: { symbol: "t_d", unit: "s" }, rampTime, creepSpeed: { symbol: "v_c", unit: "m/s" }, beltSpeed },
  output: { symbol: "t_c", unit: "s" },
  printed: "min(t_d, T * v_c / V)",
  evaluate: ({ dwellTime, rampTime: total, creepSpeed: creep, beltSpeed: full }) =>
    Math.min(dwellTime, (total * creep) / full),
});

/** Jerk time of the climb to creep speed. */
export const creepJerkTime = defineFormula({
  id: "controlled-ramp/shapes/creep-jerk-time",
  source: adopted("the belt comes to creep speed as gently as the ramp climbs"),
  inputs: { time },
  output: { symbol: "t_j", unit: "s" },
  printed: "t / 4",
  evaluate: ({ time: t }) => t / 4,
});

/** Acceleration between two points of a starter. */
export const pointsAcceleration = defineFormula({
  id: "controlled-ramp/shapes/points-acceleration",
  source: mechanics("change of speed over time"),
  inputs: {
    first: { symbol: "nu_1", unit: "1" },
    last: { symbol: "nu_2", unit: "1" },
    beltSpeed,
    begin: { symbol: "t_1", unit: "s" },
    end: { symbol: "t_2", unit: "s" },
  },
  output: acceleration,
  printed: "(nu_2 - nu_1) * V / (t_2 - t_1)",
  evaluate: ({ first, last, beltSpeed: full, begin, end }) => ((last - first) * full) / (end - begin),
});
