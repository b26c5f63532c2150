import { adopted } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { nonNegative, positive, strictlyBetween } from "../../trace/limit.ts";

const source = adopted("losses of a drive that add up, driving and braking alike");
const rating = { symbol: "P_N", unit: "W", must: positive };
const speed = { symbol: "nu", unit: "1", must: positive };
const through = { symbol: "P", unit: "W" };
const share = { symbol: "k", unit: "1", must: nonNegative };
const output = { symbol: "P_i", unit: "W" };

/** Into the pulley, whose bearings take their share. */
export const pulleyPower = defineFormula({
  id: "energy-use/chain/pulley-power",
  source,
  inputs: { power: through, share },
  output,
  printed: "P + k * abs(P)",
  evaluate: ({ power, share: k }) => power + k * Math.abs(power),
});

/** Into the gearbox, part of whose loss is there without load. */
export const gearPower = defineFormula({
  id: "energy-use/chain/gear-power",
  source,
  inputs: {
    power: through,
    efficiency: { symbol: "eta_g", unit: "1", must: { above: 0, most: 1 } },
    idle: { symbol: "s_0", unit: "1", must: nonNegative },
    rating,
    speed,
  },
  output,
  printed: "P + (1 / eta_g - 1) * (s_0 * P_N * nu + (1 - s_0) * abs(P))",
  evaluate: ({ power, efficiency, idle, rating: rated, speed: nu }) =>
    power + (1 / efficiency - 1) * (idle * rated * nu + (1 - idle) * Math.abs(power)),
});

/** Into the couplings of the shafts. */
export const couplingPower = defineFormula({
  id: "energy-use/chain/coupling-power",
  source,
  inputs: { power: through, share, rating, speed },
  output,
  printed: "P + k * P_N * nu",
  evaluate: ({ power, share: k, rating: rated, speed: nu }) => power + k * rated * nu,
});

/** Slip of a fluid coupling at part load. */
export const partLoadSlip = defineFormula({
  id: "energy-use/chain/part-load-slip",
  source,
  inputs: { slip: { symbol: "s_N", unit: "1", must: nonNegative }, power: through, rating, speed },
  output: { symbol: "s", unit: "1" },
  printed: "s_N * min(1.5, abs(P) / (P_N * nu))",
  evaluate: ({ slip, power, rating: rated, speed: nu }) => slip * Math.min(1.5, Math.abs(power) / (rated * nu)),
});

/** Into the fluid coupling. */
export const fluidPower = defineFormula({
  id: "energy-use/chain/fluid-power",
  source,
  inputs: { power: through, slip: { symbol: "s", unit: "1", must: { least: 0, below: 1 } } },
  output,
  printed: "P + abs(P) * if(P > 0, s / (1 - s), s)",
  evaluate: ({ power, slip }) => power + Math.abs(power) * (power > 0 ? slip / (1 - slip) : slip),
});

/** Load of the motor over its rating at this speed. */
export const motorLoad = defineFormula({
  id: "energy-use/chain/motor-load",
  source,
  inputs: { power: through, rating, speed },
  output: { symbol: "tau", unit: "1" },
  printed: "abs(P) / (P_N * nu)",
  evaluate: ({ power, rating: rated, speed: nu }) => Math.abs(power) / (rated * nu),
});

const load = { symbol: "tau", unit: "1", must: nonNegative };

/** Into the motor. */
export const motorPower = defineFormula({
  id: "energy-use/chain/motor-power",
  source,
  inputs: {
    power: through,
    harmonics: { symbol: "k", unit: "1", must: positive },
    rating,
    idle: { symbol: "c_0", unit: "1" },
    linear: { symbol: "c_1", unit: "1" },
    square: { symbol: "c_2", unit: "1" },
    load,
    speed,
  },
  output,
  printed: "P + k * P_N * (c_0 * nu^1.5 + c_1 * tau * nu + c_2 * tau^2)",
  evaluate: ({ power, harmonics, rating: rated, idle, linear, square, load: tau, speed: nu }) =>
    power + harmonics * rated * (idle * nu ** 1.5 + linear * tau * nu + square * tau ** 2),
});

/** Into the frequency converter. */
export const converterPower = defineFormula({
  id: "energy-use/chain/converter-power",
  source,
  inputs: {
    power: through,
    rating,
    idle: { symbol: "a", unit: "1" },
    linear: { symbol: "b", unit: "1" },
    square: { symbol: "c", unit: "1" },
    load,
  },
  output,
  printed: "P + P_N * (a + b * tau + c * tau^2)",
  evaluate: ({ power, rating: rated, idle, linear, square, load: tau }) =>
    power + rated * (idle + linear * tau + square * tau ** 2),
});

/** Power factor of a motor below half load. */
export const lowPowerFactor = defineFormula({
  id: "energy-use/chain/low-power-factor",
  source,
  inputs: { half: { symbol: "pf_50", unit: "1" }, load },
  output: { symbol: "pf", unit: "1" },
  printed: "pf_50 * sqrt(tau / 0.5)",
  evaluate: ({ half, load: tau }) => half * Math.sqrt(tau / 0.5),
});

/** Power factor between two loads at which it is known. */
export const powerFactorBetween = defineFormula({
  id: "energy-use/chain/power-factor-between",
  source,
  inputs: {
    low: { symbol: "pf_1", unit: "1" },
    high: { symbol: "pf_2", unit: "1" },
    from: { symbol: "tau_1", unit: "1" },
    load,
  },
  output: { symbol: "pf", unit: "1" },
  printed: "pf_1 + (pf_2 - pf_1) * (tau - tau_1) / 0.25",
  evaluate: ({ low, high, from, load: tau }) => low + ((high - low) * (tau - from)) / 0.25,
});

/** What the cable carries for a power of either direction. */
export const apparentPower = defineFormula({
  id: "energy-use/chain/apparent-power",
  source,
  inputs: { power: through, powerFactor: { symbol: "pf", unit: "1", must: positive } },
  output: { symbol: "S", unit: "W" },
  printed: "abs(P) / pf",
  evaluate: ({ power, powerFactor }) => Math.abs(power) / powerFactor,
});

/** Of one start: the masses, and half the resistance over the time. */
export const startEnergy = defineFormula({
  id: "energy-use/chain/start-energy",
  source,
  inputs: {
    mass: { symbol: "m", unit: "kg", must: nonNegative },
    beltSpeed: { symbol: "v", unit: "m/s", must: nonNegative },
    tension: { symbol: "T_e", unit: "N" },
    time: { symbol: "t", unit: "s", must: nonNegative },
    efficiency: { symbol: "eta", unit: "1", must: strictlyBetween(0, 1) },
  },
  output: { symbol: "E", unit: "J" },
  printed: "(m * v^2 / 2 + T_e * v * t / 2) / eta",
  evaluate: ({ mass, beltSpeed, tension, time, efficiency }) =>
    ((mass * beltSpeed ** 2) / 2 + (tension * beltSpeed * time) / 2) / efficiency,
});
