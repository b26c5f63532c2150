import { adopted, mechanics } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { nonNegative, positive, strictlyBetween } from "../../trace/limit.ts";

const discDiameter = { symbol: "D", unit: "m", must: positive };
const discThickness = { symbol: "t_d", unit: "m", must: positive };
const discMass = { symbol: "m_d", unit: "kg", must: positive };
const rise = { symbol: "dT", unit: "degC", must: nonNegative };
const balance = mechanics("disc of one temperature, Newton cooling");

/** Heat all brakes of the conveyor take in one stop. */
export const brakingEnergy = defineFormula({
  id: "disc-brake/heat/braking-energy",
  source: mechanics("kinetic energy less work of the resistance"),
  inputs: {
    mass: { symbol: "M", unit: "kg", must: nonNegative },
    beltSpeed: { symbol: "v", unit: "m/s", must: nonNegative },
    effectiveTension: { symbol: "T_e", unit: "N" },
    distance: { symbol: "s", unit: "m", must: nonNegative },
  },
  output: { symbol: "E", unit: "N*m" },
  printed: "M * v ^ 2 / 2 - T_e * s",
  evaluate: ({ mass, beltSpeed, effectiveTension, distance }) =>
    (mass * beltSpeed ** 2) / 2 - effectiveTension * distance,
});

/** Warming of a steel disc by one stop. */
export const discRise = defineFormula({
  id: "disc-brake/heat/disc-rise",
  source: mechanics("steel 460 J/(kg K)"),
  inputs: { energy: { symbol: "E", unit: "N*m", must: nonNegative }, discMass },
  output: { symbol: "dT", unit: "degC" },
  printed: "E / (m_d * 460[m2/s2/degC])",
  evaluate: ({ energy, discMass: mass }) => energy / (mass * 460),
});

/** Both faces and the rim. */
export const coolingArea = defineFormula({
  id: "disc-brake/heat/cooling-area",
  source: mechanics("cylinder"),
  inputs: { discDiameter, discThickness },
  output: { symbol: "A", unit: "m2" },
  printed: "2 * pi / 4 * D ^ 2 + pi * D * t_d",
  evaluate: ({ discDiameter: diameter, discThickness: thickness }) =>
    ((2 * Math.PI) / 4) * diameter ** 2 + Math.PI * diameter * thickness,
});

/** Share of the excess temperature left when the next stop comes. */
export const heatLeft = defineFormula({
  id: "disc-brake/heat/heat-left",
  source: adopted("25 W/(m2 K), mixed running and standing"),
  inputs: {
    area: { symbol: "A", unit: "m2", must: positive },
    discMass,
    stopsPerHour: { symbol: "n_h", unit: "1", must: positive },
  },
  output: { symbol: "q", unit: "1" },
  printed: "exp(-25[kg/s3/degC] * A * 3600[s] / n_h / (m_d * 460[m2/s2/degC]))",
  evaluate: ({ area, discMass: mass, stopsPerHour }) => Math.exp((-25 * area * 3600) / stopsPerHour / (mass * 460)),
});

/** Temperature just before a stop, after many. */
export const troughTemperature = defineFormula({
  id: "disc-brake/heat/trough-temperature",
  source: balance,
  inputs: {
    ambient: { symbol: "t_a", unit: "degC" },
    rise,
    heatLeft: { symbol: "q", unit: "1", must: strictlyBetween(0, 1) },
  },
  output: { symbol: "t_tr", unit: "degC" },
  printed: "t_a + dT * q / (1 - q)",
  evaluate: ({ ambient, rise: step, heatLeft: left }) => ambient + (step * left) / (1 - left),
});

/** Temperature after stops in a row without cooling between them. */
export const peakTemperature = defineFormula({
  id: "disc-brake/heat/peak-temperature",
  source: balance,
  inputs: {
    trough: { symbol: "t_tr", unit: "degC" },
    stops: { symbol: "N", unit: "1", must: nonNegative },
    rise,
  },
  output: { symbol: "t_max", unit: "degC" },
  printed: "t_tr + N * dT",
  evaluate: ({ trough, stops, rise: step }) => trough + stops * step,
});
