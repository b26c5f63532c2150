import { cema5, mechanics } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { nonNegative, positive, strictlyBetween } from "../../trace/limit.ts";

const source = cema5("chapter 12, discharge trajectories");
const flight = mechanics("free flight without air drag");
const innerRadius = { symbol: "r_1", unit: "m", must: positive };
const outerRadius = { symbol: "r_2", unit: "m", must: positive };
const gravity = { symbol: "g", unit: "m/s2", must: positive };
const speedRatio = { symbol: "k", unit: "1", must: positive };
const slope = { symbol: "phi", unit: "rad", must: strictlyBetween(-Math.PI / 2, Math.PI / 2) };
const angle = { symbol: "alpha", unit: "rad" };
const speed = { symbol: "V", unit: "m/s", must: nonNegative };
const time = { symbol: "t", unit: "s", must: nonNegative };
const radius = { symbol: "r", unit: "m", must: positive };

/** Radius of the middle of the stream. */
export const centroidRadius = defineFormula({
  id: "trajectory/discharge/centroid-radius",
  source,
  inputs: { innerRadius, outerRadius },
  output: { symbol: "r_c", unit: "m" },
  printed: "(r_1 + r_2) / 2",
  evaluate: ({ innerRadius: inner, outerRadius: outer }) => (inner + outer) / 2,
});

/** Speed of the middle of the stream on the pulley, turning with it. */
export const centroidSpeed = defineFormula({
  id: "trajectory/discharge/centroid-speed",
  source,
  inputs: {
    beltSpeed: { symbol: "v", unit: "m/s", must: positive },
    centroidRadius: { symbol: "r_c", unit: "m", must: positive },
    innerRadius,
  },
  output: { symbol: "v_c", unit: "m/s" },
  printed: "v * r_c / r_1",
  evaluate: ({ beltSpeed, centroidRadius: middle, innerRadius: inner }) => (beltSpeed * middle) / inner,
});

/** Centrifugal over gravity force on the pulley. */
export const centrifugalRatio = defineFormula({
  id: "trajectory/discharge/centrifugal-ratio",
  source,
  inputs: {
    speed: { symbol: "v_c", unit: "m/s", must: positive },
    gravity,
    radius: { symbol: "r_c", unit: "m", must: positive },
  },
  output: { symbol: "k", unit: "1" },
  printed: "v_c ^ 2 / (g * r_c)",
  evaluate: ({ speed: v, gravity: g, radius: r }) => v ** 2 / (g * r),
});

/** Angle past the top at which the stream leaves: at tangency when fast, where gravity equals the centrifugal force when slow. */
export const dischargeAngle = defineFormula({
  id: "trajectory/discharge/discharge-angle",
  source,
  inputs: { speedRatio, slope },
  output: { symbol: "alpha_d", unit: "rad" },
  printed: "if(k >= cos(phi), -phi, pi / 2 - asin(min(1, k)))",
  evaluate: ({ speedRatio: k, slope: phi }) => (k >= Math.cos(phi) ? -phi : Math.PI / 2 - Math.asin(Math.min(1, k))),
});

/** Speed of the stream as it leaves: that of the belt when fast, that of its middle on the pulley when slow. */
export const flightSpeed = defineFormula({
  id: "trajectory/discharge/flight-speed",
  source,
  inputs: {
    speedRatio,
    slope,
    beltSpeed: { symbol: "v", unit: "m/s", must: positive },
    centroidSpeed: { symbol: "v_c", unit: "m/s", must: positive },
  },
  output: { symbol: "V", unit: "m/s" },
  printed: "if(k >= cos(phi), v, v_c)",
  evaluate: ({ speedRatio: k, slope: phi, beltSpeed, centroidSpeed: middle }) =>
    k >= Math.cos(phi) ? beltSpeed : middle,
});

/** Source of the numbers of the moments of flight. */
export const flightSource = flight;

/** Time of flight at one of the moments, an equal step apart. */
export const flightTime = defineFormula({
  id: "trajectory/discharge/flight-time",
  source: flight,
  inputs: {
    number: { symbol: "n", unit: "1", must: nonNegative },
    timeStep: { symbol: "dt", unit: "s", must: nonNegative },
  },
  output: { symbol: "t", unit: "s" },
  printed: "n * dt",
  evaluate: ({ number, timeStep }) => number * timeStep,
});

/** Forward from the pulley centre after a time of flight. */
export const streamForward = defineFormula({
  id: "trajectory/discharge/stream-forward",
  source: flight,
  inputs: { radius, angle, speed, time },
  output: { symbol: "X", unit: "m" },
  printed: "r * sin(alpha) + V * cos(alpha) * t",
  evaluate: ({ radius: r, angle: alpha, speed: v, time: t }) => r * Math.sin(alpha) + v * Math.cos(alpha) * t,
});

/** Up from the pulley centre after a time of flight. */
export const streamUp = defineFormula({
  id: "trajectory/discharge/stream-up",
  source: flight,
  inputs: { radius, angle, speed, time, gravity },
  output: { symbol: "Y", unit: "m" },
  printed: "r * cos(alpha) - V * sin(alpha) * t - g * t ^ 2 / 2",
  evaluate: ({ radius: r, angle: alpha, speed: v, time: t, gravity: g }) =>
    r * Math.cos(alpha) - v * Math.sin(alpha) * t - (g * t ** 2) / 2,
});
