import { defineFormula } from "../../trace/formula.ts";
import { nonNegative, positive } from "../../trace/limit.ts";
import { adopted, mechanics } from "../sources.ts";

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
