import { adopted, mechanics } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { nonNegative, positive } from "../../trace/limit.ts";

const source = mechanics("rigid body, constant force");
const movingMass = { symbol: "m_eq", unit: "kg", must: positive };
const beltSpeed = { symbol: "v", unit: "m/s", must: positive };
const effectiveTension = { symbol: "F_U", unit: "N", must: positive };
const time = { symbol: "t", unit: "s", must: positive };
const brakeForce = { symbol: "F_b", unit: "N", must: nonNegative };

/** Time to stop by its own resistance. */
export const coastTime = defineFormula({
  id: "quick-estimates/brake/coast-time",
  source,
  inputs: { movingMass, beltSpeed, effectiveTension },
  output: { symbol: "t_c", unit: "s" },
  printed: "m_eq * v / F_U",
  evaluate: ({ movingMass: mass, beltSpeed: speed, effectiveTension: force }) => (mass * speed) / force,
});

/** Belt-line force a brake adds so that the belt stops in a time. */
export const stoppingBrakeForce = defineFormula({
  id: "quick-estimates/brake/stopping-brake-force",
  source,
  inputs: { movingMass, beltSpeed, time, effectiveTension: { symbol: "F_U", unit: "N" } },
  output: { symbol: "F_b", unit: "N" },
  printed: "max(0, m_eq * v / t - F_U)",
  evaluate: ({ movingMass: mass, beltSpeed: speed, time: seconds, effectiveTension: force }) =>
    Math.max(0, (mass * speed) / seconds - force),
});

/** Torque of a belt-line force at a shaft behind a gear ratio. */
export const brakeTorque = defineFormula({
  id: "quick-estimates/brake/brake-torque",
  source: mechanics("force times lever over ratio"),
  inputs: {
    brakeForce,
    radius: { symbol: "r", unit: "m", must: positive },
    ratio: { symbol: "i", unit: "1", must: positive },
  },
  output: { symbol: "T_b", unit: "N*m" },
  printed: "F_b * r / i",
  evaluate: ({ brakeForce: force, radius, ratio }) => (force * radius) / ratio,
});

/** Torque of one pair of pads on a disc. */
export const caliperTorque = defineFormula({
  id: "quick-estimates/brake/caliper-torque",
  source: adopted("two pads at the mean radius, force lost with the air gap beyond 1 mm"),
  inputs: {
    friction: { symbol: "mu", unit: "1", must: positive },
    clampingForce: { symbol: "F_c", unit: "N", must: positive },
    lossPerLength: { symbol: "k_g", unit: "1/m", must: nonNegative },
    airGap: { symbol: "g_a", unit: "m", must: nonNegative },
    discDiameter: { symbol: "D_d", unit: "m", must: positive },
    padOffset: { symbol: "p_o", unit: "m", must: nonNegative },
  },
  output: { symbol: "T_1", unit: "N*m" },
  printed: "2 * mu * F_c * (1 - k_g * max(0, g_a - 1[mm])) * (D_d - p_o) / 2",
  evaluate: ({ friction, clampingForce, lossPerLength, airGap, discDiameter, padOffset }) =>
    (2 * friction * clampingForce * (1 - lossPerLength * Math.max(0, airGap - 0.001)) * (discDiameter - padOffset)) / 2,
});

/** Calipers that give the torque. */
export const calipers = defineFormula({
  id: "quick-estimates/brake/calipers",
  source: adopted("whole calipers"),
  inputs: {
    torque: { symbol: "T_b", unit: "N*m", must: nonNegative },
    caliperTorque: { symbol: "T_1", unit: "N*m", must: positive },
  },
  output: { symbol: "n", unit: "1" },
  printed: "max(0, ceil(T_b / T_1 - 1e-9))",
  evaluate: ({ torque, caliperTorque: one }) => Math.max(0, Math.ceil(torque / one - 1e-9)),
});

/** Heat the brake takes in one stop. */
export const stopEnergy = defineFormula({
  id: "quick-estimates/brake/stop-energy",
  source,
  inputs: { brakeForce, beltSpeed, time },
  output: { symbol: "E", unit: "N*m" },
  printed: "F_b * v * t / 2",
  evaluate: ({ brakeForce: force, beltSpeed: speed, time: seconds }) => (force * speed * seconds) / 2,
});

/** Mass of a full disc. */
export const discMass = defineFormula({
  id: "quick-estimates/brake/disc-mass",
  source: mechanics("cylinder"),
  inputs: {
    discDiameter: { symbol: "D_d", unit: "m", must: positive },
    discThickness: { symbol: "th", unit: "m", must: positive },
    density: { symbol: "rho", unit: "kg/m3", must: positive },
  },
  output: { symbol: "m_d", unit: "kg" },
  printed: "pi / 4 * D_d ^ 2 * th * rho",
  evaluate: ({ discDiameter, discThickness, density }) => (Math.PI / 4) * discDiameter ** 2 * discThickness * density,
});

/** Disc temperature after stops in a row without cooling between them. */
export const discTemperature = defineFormula({
  id: "quick-estimates/brake/disc-temperature",
  source: mechanics("adiabatic heating; steel 460 J/(kg K)"),
  inputs: {
    ambient: { symbol: "t_a", unit: "degC" },
    stops: { symbol: "n_s", unit: "1", must: nonNegative },
    energy: { symbol: "E", unit: "N*m", must: nonNegative },
    discMass: { symbol: "m_d", unit: "kg", must: positive },
  },
  output: { symbol: "t_d", unit: "degC" },
  printed: "t_a + n_s * E / (m_d * 460[m2/s2/degC])",
  evaluate: ({ ambient, stops, energy, discMass: mass }) => ambient + (stops * energy) / (mass * 460),
});

/** Heat per second over an hour of stops. */
export const meanBrakePower = defineFormula({
  id: "quick-estimates/brake/mean-brake-power",
  source: mechanics("energy over time"),
  inputs: {
    stopsPerHour: { symbol: "n_h", unit: "1", must: nonNegative },
    energy: { symbol: "E", unit: "N*m", must: nonNegative },
  },
  output: { symbol: "P", unit: "W" },
  printed: "n_h * E / 3600[s]",
  evaluate: ({ stopsPerHour, energy }) => (stopsPerHour * energy) / 3600,
});

/** Mass missing at the belt line for a coast as long as wanted. */
export const flywheelMass = defineFormula({
  id: "quick-estimates/brake/flywheel-mass",
  source,
  inputs: { effectiveTension, time, beltSpeed, movingMass },
  output: { symbol: "dm", unit: "kg" },
  printed: "max(0, F_U * t / v - m_eq)",
  evaluate: ({ effectiveTension: force, time: seconds, beltSpeed: speed, movingMass: mass }) =>
    Math.max(0, (force * seconds) / speed - mass),
});

/** Inertia of a flywheel on the fast shaft that stands for that mass. */
export const flywheelInertia = defineFormula({
  id: "quick-estimates/brake/flywheel-inertia",
  source: mechanics("mass referred through radius and ratio"),
  inputs: {
    mass: { symbol: "dm", unit: "kg", must: nonNegative },
    radius: { symbol: "r", unit: "m", must: positive },
    ratio: { symbol: "i", unit: "1", must: positive },
  },
  output: { symbol: "J", unit: "kg*m2" },
  printed: "dm * (r / i) ^ 2",
  evaluate: ({ mass, radius, ratio }) => mass * (radius / ratio) ** 2,
});
