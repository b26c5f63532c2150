import { adopted, mechanics } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { nonNegative, positive } from "../../trace/limit.ts";

const peak = { symbol: "k_p", unit: "1", must: nonNegative };

/** Angular speed of the circuit. */
export const circuitSpeed = defineFormula({
  id: "fluid-coupling/start/circuit-speed",
  source: mechanics("turns to radians"),
  inputs: { speed: { symbol: "n", unit: "1/s", must: positive } },
  output: { symbol: "omega", unit: "rad/s" },
  printed: "2 * pi * n",
  evaluate: ({ speed }) => 2 * Math.PI * speed,
});

/** Torque a circuit carries: for sanity checks of catalogue rows. */
export const capacityTorque = defineFormula({
  id: "fluid-coupling/start/capacity-torque",
  source: mechanics("similarity of fluid couplings, VDI 2153"),
  inputs: {
    capacity: { symbol: "lambda", unit: "1", must: positive },
    density: { symbol: "rho", unit: "kg/m3", must: positive },
    diameter: { symbol: "D", unit: "m", must: positive },
    angularSpeed: { symbol: "omega", unit: "rad/s", must: positive },
  },
  output: { symbol: "T", unit: "N*m" },
  printed: "lambda * rho * D ^ 5 * omega ^ 2",
  evaluate: ({ capacity, density, diameter, angularSpeed }) => capacity * density * diameter ** 5 * angularSpeed ** 2,
});

/** Torque over full load while the chamber empties after the motor starts. */
export const fillingTorque = defineFormula({
  id: "fluid-coupling/start/filling-torque",
  source: adopted("the slope to the torque after two seconds goes on to the peak"),
  inputs: {
    peak,
    twoSecond: { symbol: "k_2", unit: "1", must: nonNegative },
    time: { symbol: "t", unit: "s", must: nonNegative },
  },
  output: { symbol: "k", unit: "1" },
  printed: "min(k_p, k_2 * t / 2[s])",
  evaluate: ({ peak: most, twoSecond, time }) => Math.min(most, (twoSecond * time) / 2),
});

/** Largest torque over full load at a share of full speed. */
export const speedTorque = defineFormula({
  id: "fluid-coupling/start/speed-torque",
  source: adopted("peak to 85 % speed, then straight to full load"),
  inputs: { peak, speedShare: { symbol: "nu", unit: "1", must: nonNegative } },
  output: { symbol: "k", unit: "1" },
  printed: "if(nu <= 0.85, k_p, k_p + (1 - k_p) * (nu - 0.85) / 0.15)",
  evaluate: ({ peak: most, speedShare }) =>
    speedShare <= 0.85 ? most : most + ((1 - most) * (speedShare - 0.85)) / 0.15,
});

/** Warming of the fluid and its housing by the slip of one start. */
export const couplingRise = defineFormula({
  id: "fluid-coupling/start/coupling-rise",
  source: mechanics("heat into oil of 1900 and aluminium of 900 J/(kg K)"),
  inputs: {
    heat: { symbol: "Q", unit: "N*m", must: nonNegative },
    fluidMass: { symbol: "m_oil", unit: "kg", must: positive },
    metalMass: { symbol: "m_al", unit: "kg", must: nonNegative },
  },
  output: { symbol: "dtheta", unit: "degC" },
  printed: "Q / (m_oil * 1900[m2/s2/degC] + m_al * 900[m2/s2/degC])",
  evaluate: ({ heat, fluidMass, metalMass }) => heat / (fluidMass * 1900 + metalMass * 900),
});
