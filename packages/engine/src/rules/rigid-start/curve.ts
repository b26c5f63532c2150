import { adopted, mechanics } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { positive } from "../../trace/limit.ts";

const share = { symbol: "x", unit: "1" };
const linear = mechanics("integral of M dv / F with F linear in v");
const firstForce = { symbol: "F_1", unit: "N" };
const lastForce = { symbol: "F_2", unit: "N" };
const speeds = { from: { symbol: "nu_1", unit: "1" }, to: { symbol: "nu_2", unit: "1" } };

/** Net force below which a belt has found its speed: it gains less than 1e-5 of its speed in a second. */
export const restingForce = defineFormula({
  id: "rigid-start/curve/resting-force",
  source: adopted("a start ends where its net force has faded"),
  inputs: { beltSpeed: { symbol: "v", unit: "m/s" }, mass: { symbol: "M", unit: "kg" } },
  output: { symbol: "F_0", unit: "N" },
  printed: "1e-5[1/s] * v * M",
  evaluate: ({ beltSpeed, mass }) => 1e-5 * beltSpeed * mass,
});

/** How far into a stretch of speed the net force lasts. */
export const fadingShare = defineFormula({
  id: "rigid-start/curve/fading-share",
  source: linear,
  inputs: { first: firstForce, last: lastForce, least: { symbol: "F_0", unit: "N" } },
  output: share,
  printed: "if(F_2 > F_0, 1, (F_1 - F_0) / (F_1 - F_2))",
  evaluate: ({ first, last, least }) => (last > least ? 1 : (first - least) / (first - last)),
});

/** Net force at that place. */
export const fadedForce = defineFormula({
  id: "rigid-start/curve/faded-force",
  source: linear,
  inputs: { first: firstForce, last: lastForce, share },
  output: { symbol: "F_e", unit: "N" },
  printed: "F_1 + x * (F_2 - F_1)",
  evaluate: ({ first, last, share: part }) => first + part * (last - first),
});

/** Share of full speed at that place. */
export const fadedSpeed = defineFormula({
  id: "rigid-start/curve/faded-speed",
  source: linear,
  inputs: { ...speeds, share },
  output: { symbol: "nu_e", unit: "1" },
  printed: "nu_1 + x * (nu_2 - nu_1)",
  evaluate: ({ from, to, share: part }) => from + part * (to - from),
});

/** A step of belt speed. */
export const speedStep = defineFormula({
  id: "rigid-start/curve/speed-step",
  source: mechanics("share of full speed"),
  inputs: { from: speeds.from, end: { symbol: "nu_e", unit: "1" }, beltSpeed: { symbol: "v", unit: "m/s" } },
  output: { symbol: "dv", unit: "m/s" },
  printed: "(nu_e - nu_1) * v",
  evaluate: ({ from, end, beltSpeed }) => (end - from) * beltSpeed,
});

/** Torque between two points of a starter. */
export const torqueBetween = defineFormula({
  id: "rigid-start/curve/torque-between",
  source: mechanics("straight between two samples"),
  inputs: {
    first: { symbol: "k_1", unit: "1" },
    last: { symbol: "k_2", unit: "1" },
    speed: { symbol: "nu", unit: "1" },
    ...speeds,
  },
  output: { symbol: "k", unit: "1" },
  printed: "k_1 + (k_2 - k_1) * (nu - nu_1) / (nu_2 - nu_1)",
  evaluate: ({ first, last, speed, from, to }) => first + ((last - first) * (speed - from)) / (to - from),
});

/** Torque over a stretch of speed. */
export const torqueArea = defineFormula({
  id: "rigid-start/curve/torque-area",
  source: mechanics("mean torque over the speeds of a starter"),
  inputs: { first: { symbol: "k_1", unit: "1" }, last: { symbol: "k_2", unit: "1" }, ...speeds },
  output: { symbol: "A", unit: "1" },
  printed: "(nu_2 - nu_1) * (k_2 + k_1) / 2",
  evaluate: ({ first, last, from, to }) => ((to - from) * (last + first)) / 2,
});

/** Mean torque of a starter. */
export const meanTorque = defineFormula({
  id: "rigid-start/curve/mean-torque",
  source: mechanics("mean torque over the speeds of a starter"),
  inputs: { area: { symbol: "A", unit: "1" }, ...speeds },
  output: { symbol: "k", unit: "1" },
  printed: "A / (nu_2 - nu_1)",
  evaluate: ({ area, from, to }) => area / (to - from),
});

/** Acceleration that takes a time to belt speed. */
export const meanAcceleration = defineFormula({
  id: "rigid-start/curve/mean-acceleration",
  source: mechanics("change of speed over time"),
  inputs: { beltSpeed: { symbol: "v", unit: "m/s" }, time: { symbol: "t", unit: "s", must: positive } },
  output: { symbol: "a", unit: "m/s2" },
  printed: "v / t",
  evaluate: ({ beltSpeed, time }) => beltSpeed / time,
});
