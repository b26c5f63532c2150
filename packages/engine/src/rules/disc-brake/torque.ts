import { adopted, mechanics } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { between, nonNegative, positive } from "../../trace/limit.ts";

/** Gap between pad and disc at the end of the wear that is tolerated. */
export const workingGap = defineFormula({
  id: "disc-brake/torque/working-gap",
  source: adopted("forces are catalogued at a gap of 1 mm"),
  inputs: {
    airGap: { symbol: "g_a", unit: "m", must: nonNegative },
    wear: { symbol: "w", unit: "m", must: nonNegative },
  },
  output: { symbol: "g", unit: "m" },
  printed: "max(1[mm], g_a) + w",
  evaluate: ({ airGap, wear }) => Math.max(0.001, airGap) + wear,
});

const padFriction = { symbol: "mu", unit: "1", must: nonNegative };
const spread = { symbol: "x_mu", unit: "1", must: between(0, 1) };
const padSpread = adopted("pads that are worn, damp or new: often 10 % either way");

/** Friction of pad on disc that is there for sure: for stopping and holding. */
export const leastPadFriction = defineFormula({
  id: "disc-brake/torque/least-pad-friction",
  source: padSpread,
  inputs: { friction: padFriction, spread },
  output: { symbol: "mu_min", unit: "1" },
  printed: "mu * (1 - x_mu)",
  evaluate: ({ friction, spread: share }) => friction * (1 - share),
});

/** The largest friction of pad on disc: for what brakes ask of the belt. */
export const mostPadFriction = defineFormula({
  id: "disc-brake/torque/most-pad-friction",
  source: padSpread,
  inputs: { friction: padFriction, spread },
  output: { symbol: "mu_max", unit: "1" },
  printed: "mu * (1 + x_mu)",
  evaluate: ({ friction, spread: share }) => friction * (1 + share),
});

/** Brake force that stops in a time. Not limited to 0: a conveyor that stops sooner by itself gives a negative one. */
export const stopForce = defineFormula({
  id: "disc-brake/torque/stop-force",
  source: mechanics("rigid body, constant force"),
  inputs: {
    mass: { symbol: "M", unit: "kg", must: nonNegative },
    beltSpeed: { symbol: "v", unit: "m/s", must: nonNegative },
    stopTime: { symbol: "t_d", unit: "s", must: positive },
    effectiveTension: { symbol: "T_e", unit: "N" },
  },
  output: { symbol: "F_b", unit: "N" },
  printed: "M * v / t_d - T_e",
  evaluate: ({ mass, beltSpeed, stopTime, effectiveTension }) => (mass * beltSpeed) / stopTime - effectiveTension,
});

/** Brake force that holds a belt which would run by itself. */
export const holdingForce = defineFormula({
  id: "disc-brake/torque/holding-force",
  source: adopted("brake makers' holding factor, usually 1.5"),
  inputs: { effectiveTension: { symbol: "T_e", unit: "N" }, holdFactor: { symbol: "k_h", unit: "1", must: positive } },
  output: { symbol: "F_hold", unit: "N" },
  printed: "k_h * max(0, -T_e)",
  evaluate: ({ effectiveTension, holdFactor }) => holdFactor * Math.max(0, -effectiveTension),
});

/** Force that keeps a loaded belt from running back where no holdback may stand. */
export const runbackHold = defineFormula({
  id: "disc-brake/torque/runback-hold",
  source: adopted("brake makers' holding factor, usually 1.5"),
  inputs: {
    runback: { symbol: "F_rb", unit: "N", must: nonNegative },
    holdFactor: { symbol: "k_h", unit: "1", must: positive },
  },
  output: { symbol: "F_hold", unit: "N" },
  printed: "k_h * F_rb",
  evaluate: ({ runback, holdFactor }) => holdFactor * runback,
});

/** Torque at the fast shaft; losses are left out, which is the safe side. */
export const fastShaftTorque = defineFormula({
  id: "disc-brake/torque/fast-shaft-torque",
  source: mechanics("torque over ratio"),
  inputs: {
    torque: { symbol: "T_LSS", unit: "N*m", must: nonNegative },
    ratio: { symbol: "i", unit: "1", must: positive },
  },
  output: { symbol: "T_HSS", unit: "N*m" },
  printed: "T_LSS / i",
  evaluate: ({ torque, ratio }) => torque / ratio,
});

/** Torque of all calipers of a drive at its slow shaft. */
export const brakeTorqueOfCalipers = defineFormula({
  id: "disc-brake/torque/brake-torque-of-calipers",
  source: mechanics("calipers of all motor lines through the ratio"),
  inputs: {
    calipers: { symbol: "n_cal", unit: "1", must: nonNegative },
    caliperTorque: { symbol: "T_cal", unit: "N*m" },
    ratio: { symbol: "i", unit: "1", must: positive },
    motors: { symbol: "z", unit: "1", must: positive },
    discs: { symbol: "k", unit: "1", must: positive },
  },
  output: { symbol: "T_LSS", unit: "N*m" },
  printed: "n_cal * T_cal * k * i * z",
  evaluate: ({ calipers, caliperTorque, discs, ratio, motors }) => calipers * caliperTorque * discs * ratio * motors,
});

/** Speed of the rim of a disc. */
export const rimSpeed = defineFormula({
  id: "disc-brake/torque/rim-speed",
  source: mechanics("circle"),
  inputs: {
    discDiameter: { symbol: "D", unit: "m", must: nonNegative },
    rotation: { symbol: "n", unit: "1/s", must: nonNegative },
  },
  output: { symbol: "u", unit: "m/s" },
  printed: "pi * D * n",
  evaluate: ({ discDiameter, rotation }) => Math.PI * discDiameter * rotation,
});
