import { adopted, mechanics } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { nonNegative, positive } from "../../trace/limit.ts";

/** Full-load torque of a motor with the rounded constant of the trade, 9550. */
export const fullLoadTorque = defineFormula({
  id: "drive-train/torque/full-load-torque",
  source: adopted("9550 x kW over rev/min"),
  inputs: {
    power: { symbol: "P", unit: "W", must: nonNegative },
    speed: { symbol: "n", unit: "1/s", must: positive },
  },
  output: { symbol: "T_fl", unit: "N*m" },
  printed: "9550[N*m] * (P / 1[kW]) / (n * 60[s])",
  evaluate: ({ power, speed }) => (9550 * (power / 1000)) / (speed * 60),
});

/** The same torque behind a gear ratio, without losses. */
export const lowSpeedTorque = defineFormula({
  id: "drive-train/torque/low-speed-torque",
  source: adopted("full-load torque times required ratio, no efficiency"),
  inputs: {
    torque: { symbol: "T", unit: "N*m", must: nonNegative },
    ratio: { symbol: "i", unit: "1", must: positive },
  },
  output: { symbol: "T_LSS", unit: "N*m" },
  printed: "T * i",
  evaluate: ({ torque, ratio }) => torque * ratio,
});

/** Rating a gearbox or coupling needs. */
export const requiredRating = defineFormula({
  id: "drive-train/torque/required-rating",
  source: adopted("service factor on the motor's full-load torque"),
  inputs: {
    serviceFactor: { symbol: "k", unit: "1", must: nonNegative },
    torque: { symbol: "T", unit: "N*m", must: nonNegative },
  },
  output: { symbol: "T_req", unit: "N*m" },
  printed: "k * T",
  evaluate: ({ serviceFactor, torque }) => serviceFactor * torque,
});

/** Torque of a belt-line force at the pulley shaft. */
export const shaftTorque = defineFormula({
  id: "drive-train/torque/shaft-torque",
  source: mechanics("force times lever"),
  inputs: {
    force: { symbol: "F", unit: "N" },
    radius: { symbol: "r", unit: "m", must: positive },
  },
  output: { symbol: "T", unit: "N*m" },
  printed: "F * r",
  evaluate: ({ force, radius }) => force * radius,
});

/** Power a gearbox may carry by its torque. */
export const gearboxRating = defineFormula({
  id: "drive-train/torque/gearbox-rating",
  source: mechanics("torque times angular speed"),
  inputs: {
    torque: { symbol: "T_al", unit: "N*m", must: positive },
    rotation: { symbol: "n", unit: "1/s", must: positive },
  },
  output: { symbol: "P_al", unit: "W" },
  printed: "T_al * 2 * pi * n",
  evaluate: ({ torque, rotation }) => torque * 2 * Math.PI * rotation,
});

/** How much of it a motor takes: above 60 % of large gearboxes their heat decides. */
export const gearboxShare = defineFormula({
  id: "drive-train/torque/gearbox-share",
  source: adopted("drives"),
  inputs: {
    power: { symbol: "P", unit: "W", must: nonNegative },
    rating: { symbol: "P_al", unit: "W", must: positive },
  },
  output: { symbol: "k", unit: "1" },
  printed: "P / P_al",
  evaluate: ({ power, rating }) => power / rating,
});

/** Power at which a motor breaks down. */
export const breakdownPower = defineFormula({
  id: "drive-train/torque/breakdown-power",
  source: adopted("drives"),
  inputs: {
    power: { symbol: "P", unit: "W", must: nonNegative },
    breakdownTorque: { symbol: "k_b", unit: "1", must: nonNegative },
  },
  output: { symbol: "P_b", unit: "W" },
  printed: "P * if(k_b > 0, k_b, 2.5)",
  evaluate: ({ power, breakdownTorque }) => power * (breakdownTorque > 0 ? breakdownTorque : 2.5),
});

/** Largest force of a fluid coupling at the belt. */
export const couplingPeakForce = defineFormula({
  id: "drive-train/torque/coupling-peak-force",
  source: adopted("drives"),
  inputs: {
    peakTorque: { symbol: "k_p", unit: "1", must: nonNegative },
    nominalForce: { symbol: "F_n", unit: "N", must: nonNegative },
  },
  output: { symbol: "F_p", unit: "N" },
  printed: "if(k_p > 0, k_p, 2) * F_n",
  evaluate: ({ peakTorque, nominalForce }) => (peakTorque > 0 ? peakTorque : 2) * nominalForce,
});
