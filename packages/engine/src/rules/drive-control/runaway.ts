import { adopted, mechanics } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { finite, nonNegative, positive } from "../../trace/limit.ts";

const source = mechanics("force, mass and acceleration of the belt as one rigid body");
const effectiveTension = { symbol: "T_e", unit: "N", must: finite };
const mass = { symbol: "M", unit: "kg", must: positive };
const beltSpeed = { symbol: "V", unit: "m/s", must: positive };
const acceleration = { symbol: "a", unit: "m/s2", must: positive };
const delay = { symbol: "t_d", unit: "s", must: nonNegative };
const peakSpeed = { symbol: "v_peak", unit: "m/s", must: positive };
const stopTime = { symbol: "t_stop", unit: "s", must: positive };

/** From the loss of the drives until a brake has its full force. */
export const fullBrakeTime = defineFormula({
  id: "drive-control/runaway/full-brake-time",
  source: mechanics("one after the other"),
  inputs: { brakeDelay: { symbol: "t_1", unit: "s" }, brakeRampTime: { symbol: "t_2", unit: "s" } },
  output: { symbol: "t_d", unit: "s" },
  printed: "t_1 + t_2",
  evaluate: ({ brakeDelay, brakeRampTime }) => brakeDelay + brakeRampTime,
});

/** Acceleration of a belt that nothing holds. */
export const runawayAcceleration = defineFormula({
  id: "drive-control/runaway/runaway-acceleration",
  source,
  inputs: { effectiveTension, mass },
  output: { symbol: "a", unit: "m/s2" },
  printed: "-T_e / M",
  evaluate: ({ effectiveTension: pull, mass: moved }) => -pull / moved,
});

/** Time in which such a belt gains a tenth of its speed. */
export const timeToOverspeed = defineFormula({
  id: "drive-control/runaway/time-to-overspeed",
  source,
  inputs: { beltSpeed, acceleration },
  output: { symbol: "t_110", unit: "s" },
  printed: "0.1 * V / a",
  evaluate: ({ beltSpeed: speed, acceleration: gained }) => (0.1 * speed) / gained,
});

/** Speed it has when its brakes have their full force. */
export const runawaySpeed = defineFormula({
  id: "drive-control/runaway/runaway-speed",
  source,
  inputs: { beltSpeed, acceleration, delay },
  output: { symbol: "v_peak", unit: "m/s" },
  printed: "V + a * t_d",
  evaluate: ({ beltSpeed: speed, acceleration: gained, delay: late }) => speed + gained * late,
});

/** Time in which a belt would stop with the largest deceleration of its ramp throughout. */
export const steepestStop = defineFormula({
  id: "drive-control/runaway/steepest-stop",
  source: mechanics("change of speed over time"),
  inputs: { stopTime, steepness: { symbol: "k_a", unit: "1", must: positive } },
  output: { symbol: "t_s", unit: "s" },
  printed: "t_stop / k_a",
  evaluate: ({ stopTime: time, steepness }) => time / steepness,
});

/** Deceleration with which it is then stopped: as from full speed in the stopping time. */
export const stopDeceleration = defineFormula({
  id: "drive-control/runaway/stop-deceleration",
  source,
  inputs: { beltSpeed, stopTime },
  output: { symbol: "dec", unit: "m/s2" },
  printed: "V / t_stop",
  evaluate: ({ beltSpeed: speed, stopTime: time }) => speed / time,
});

/** Way from the loss of the drives until it stands. */
export const runawayDistance = defineFormula({
  id: "drive-control/runaway/runaway-distance",
  source,
  inputs: { beltSpeed, acceleration, delay, peakSpeed, deceleration: { symbol: "dec", unit: "m/s2", must: positive } },
  output: { symbol: "s", unit: "m" },
  printed: "V * t_d + a * t_d ^ 2 / 2 + v_peak ^ 2 / (2 * dec)",
  evaluate: ({ beltSpeed: speed, acceleration: gained, delay: late, peakSpeed: peak, deceleration }) =>
    speed * late + (gained * late ** 2) / 2 + peak ** 2 / (2 * deceleration),
});

/** Heat that the brakes take: energy of motion, and what the belt gives on its way. */
export const runawayEnergy = defineFormula({
  id: "drive-control/runaway/runaway-energy",
  source,
  inputs: { mass, beltSpeed, effectiveTension, distance: { symbol: "s", unit: "m", must: nonNegative } },
  output: { symbol: "E", unit: "N*m" },
  printed: "M * V ^ 2 / 2 - T_e * s",
  evaluate: ({ mass: moved, beltSpeed: speed, effectiveTension: pull, distance }) =>
    (moved * speed ** 2) / 2 - pull * distance,
});

/** Fastest that a belt may become before its brakes have it. */
export const overspeedLimit = defineFormula({
  id: "drive-control/runaway/overspeed-limit",
  source: adopted("no belt runs faster than 115 % of its speed"),
  inputs: { beltSpeed },
  output: { symbol: "v_most", unit: "m/s" },
  printed: "1.15 * V",
  evaluate: ({ beltSpeed: speed }) => 1.15 * speed,
});
