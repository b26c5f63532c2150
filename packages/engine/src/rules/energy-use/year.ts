import { adopted } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { between, nonNegative, positive } from "../../trace/limit.ts";

const source = adopted("energy of a year from the states of the duty");
const speed = { symbol: "nu", unit: "1", must: positive };
const load = { symbol: "phi", unit: "1", must: nonNegative };
const time = { symbol: "t", unit: "s", must: nonNegative };
const power = { symbol: "P", unit: "W" };
const auxiliary = { symbol: "P_a", unit: "W", must: nonNegative };
const energy = { symbol: "E", unit: "J" };

/** Speed that keeps the belt full, as far down as it may run. */
export const speedForLoad = defineFormula({
  id: "energy-use/year/speed-for-load",
  source,
  inputs: {
    load,
    fill: { symbol: "c", unit: "1", must: positive },
    least: { symbol: "nu_min", unit: "1", must: between(0, 1) },
  },
  output: { symbol: "nu", unit: "1" },
  printed: "min(1, max(nu_min, phi / c))",
  evaluate: ({ load: phi, fill, least }) => Math.min(1, Math.max(least, phi / fill)),
});

/** Power at the belt: its pull goes with the load on a metre. */
export const beltPowerOf = defineFormula({
  id: "energy-use/year/belt-power-of",
  source,
  inputs: {
    empty: { symbol: "T_empty", unit: "N" },
    full: { symbol: "T_full", unit: "N" },
    load,
    speed,
    beltSpeed: { symbol: "v", unit: "m/s", must: positive },
  },
  output: { symbol: "P_belt", unit: "W" },
  printed: "(T_empty + (T_full - T_empty) * phi / nu) * v * nu",
  evaluate: ({ empty, full, load: phi, speed: nu, beltSpeed }) =>
    (empty + ((full - empty) * phi) / nu) * beltSpeed * nu,
});

export const shareOfPower = defineFormula({
  id: "energy-use/year/share-of-power",
  source,
  inputs: { share: { symbol: "s", unit: "1", must: nonNegative }, power: { symbol: "P_belt", unit: "W" } },
  output: power,
  printed: "s * P_belt",
  evaluate: ({ share, power: whole }) => share * whole,
});

/** Lighting, control, chutes and cooling. */
export const auxiliaryPower = defineFormula({
  id: "energy-use/year/auxiliary-power",
  source,
  inputs: {
    fixed: { symbol: "a", unit: "W" },
    perLength: { symbol: "b", unit: "W/m" },
    length: { symbol: "L", unit: "m", must: nonNegative },
    perTransfer: { symbol: "c", unit: "W" },
    transfers: { symbol: "z", unit: "1", must: nonNegative },
    cooling: { symbol: "d", unit: "1" },
    installed: { symbol: "P_N", unit: "W", must: nonNegative },
  },
  output: auxiliary,
  printed: "a + b * L + c * z + if(P_N > 300000[W], d * P_N, 0)",
  evaluate: ({ fixed, perLength, length, perTransfer, transfers, cooling, installed }) =>
    fixed + perLength * length + perTransfer * transfers + (installed > 300_000 ? cooling * installed : 0),
});

/** Drawn from the grid in a state. */
export const drawnEnergy = defineFormula({
  id: "energy-use/year/drawn-energy",
  source,
  inputs: { time, power, auxiliary },
  output: energy,
  printed: "t * max(0, P + P_a)",
  evaluate: ({ time: t, power: p, auxiliary: a }) => t * Math.max(0, p + a),
});

/** What is lost between two places of a drive in a state. */
export const lostEnergy = defineFormula({
  id: "energy-use/year/lost-energy",
  source,
  inputs: { time, before: { symbol: "P_1", unit: "W" }, after: { symbol: "P_2", unit: "W" } },
  output: energy,
  printed: "t * (P_2 - P_1)",
  evaluate: ({ time: t, before, after }) => t * (after - before),
});

/** Fed into the grid in a state. */
export const fedEnergy = defineFormula({
  id: "energy-use/year/fed-energy",
  source,
  inputs: { time, power, auxiliary },
  output: { symbol: "E_f", unit: "J" },
  printed: "t * max(0, -P - P_a)",
  evaluate: ({ time: t, power: p, auxiliary: a }) => t * Math.max(0, -p - a),
});

/** Drawn where a resistor burns what the belt gives back. */
export const drawnWithResistor = defineFormula({
  id: "energy-use/year/drawn-with-resistor",
  source,
  inputs: { time, power, auxiliary },
  output: energy,
  printed: "t * (max(0, P) + P_a)",
  evaluate: ({ time: t, power: p, auxiliary: a }) => t * (Math.max(0, p) + a),
});

/** Hours of the year in which the belt stands. */
export const standingTime = defineFormula({
  id: "energy-use/year/standing-time",
  source,
  inputs: { running: { symbol: "t_r", unit: "s", must: nonNegative } },
  output: time,
  printed: "max(0, 8760[h] - t_r)",
  evaluate: ({ running }) => Math.max(0, 8760 * 3600 - running),
});

/** What stays on while the belt stands. */
export const standingEnergy = defineFormula({
  id: "energy-use/year/standing-energy",
  source,
  inputs: { time, auxiliary },
  output: energy,
  printed: "0.3 * t * P_a",
  evaluate: ({ time: t, auxiliary: a }) => 0.3 * t * a,
});

/** Carried in a state. */
export const carriedMass = defineFormula({
  id: "energy-use/year/carried-mass",
  source,
  inputs: { massFlow: { symbol: "I_m", unit: "kg/s", must: nonNegative }, load, time },
  output: { symbol: "m", unit: "kg" },
  printed: "I_m * phi * t",
  evaluate: ({ massFlow, load: phi, time: t }) => massFlow * phi * t,
});

export const drawnPower = defineFormula({
  id: "energy-use/year/drawn-power",
  source,
  inputs: { power, auxiliary },
  output: { symbol: "P_max", unit: "W" },
  printed: "P + P_a",
  evaluate: ({ power: p, auxiliary: a }) => p + a,
});

/** Bill of a year: energy, the demand of twelve months, less what is fed in. */
export const energyBill = defineFormula({
  id: "energy-use/year/energy-bill",
  source,
  inputs: {
    drawn: energy,
    tariff: { symbol: "c_e", unit: "money/J", must: nonNegative },
    demand: { symbol: "c_p", unit: "money/W", must: nonNegative },
    peak: { symbol: "P_max", unit: "W", must: nonNegative },
    fed: { symbol: "E_f", unit: "J" },
    feedShare: { symbol: "s_f", unit: "1", must: nonNegative },
  },
  output: { symbol: "C_e", unit: "money" },
  printed: "E * c_e + 12 * c_p * P_max - E_f * c_e * s_f",
  evaluate: ({ drawn, tariff, demand, peak, fed, feedShare }) =>
    drawn * tariff + 12 * demand * peak - fed * tariff * feedShare,
});

export const netEnergy = defineFormula({
  id: "energy-use/year/net-energy",
  source,
  inputs: { drawn: energy, fed: { symbol: "E_f", unit: "J" } },
  output: { symbol: "E_n", unit: "J" },
  printed: "E - E_f",
  evaluate: ({ drawn, fed }) => drawn - fed,
});

export const energyPerMass = defineFormula({
  id: "energy-use/year/energy-per-mass",
  source,
  inputs: { net: { symbol: "E_n", unit: "J" }, carried: { symbol: "m", unit: "kg", must: positive } },
  output: { symbol: "e", unit: "J/kg" },
  printed: "E_n / m",
  evaluate: ({ net, carried }) => net / carried,
});

export const energyPerMassAndLength = defineFormula({
  id: "energy-use/year/energy-per-mass-and-length",
  source,
  inputs: { perMass: { symbol: "e", unit: "J/kg" }, length: { symbol: "L", unit: "m", must: positive } },
  output: { symbol: "e_L", unit: "J/kg/m" },
  printed: "e / L",
  evaluate: ({ perMass, length }) => perMass / length,
});

/** What is left for friction once the load is lifted. */
export const frictionEnergy = defineFormula({
  id: "energy-use/year/friction-energy",
  source,
  inputs: {
    perMass: { symbol: "e", unit: "J/kg" },
    lift: { symbol: "e_H", unit: "J/kg" },
    length: { symbol: "L", unit: "m", must: positive },
  },
  output: { symbol: "e_f", unit: "J/kg/m" },
  printed: "(e - e_H) / L",
  evaluate: ({ perMass, lift, length }) => (perMass - lift) / length,
});

/** Rotating mass of the sets of one kind on a metre of conveyor. */
export const rollsPerLength = defineFormula({
  id: "energy-use/year/rolls-per-length",
  source,
  inputs: {
    sets: { symbol: "z", unit: "1", must: nonNegative },
    rotatingMass: { symbol: "m", unit: "kg", must: nonNegative },
    length: { symbol: "L", unit: "m", must: positive },
  },
  output: { symbol: "q_R", unit: "kg/m" },
  printed: "z * m / L",
  evaluate: ({ sets, rotatingMass, length }) => (sets * rotatingMass) / length,
});

/** What friction alone should take, to compare with. */
export const frictionBenchmark = defineFormula({
  id: "energy-use/year/friction-benchmark",
  source,
  inputs: {
    secondary: { symbol: "C", unit: "1", must: positive },
    friction: { symbol: "f", unit: "1", must: positive },
    gravity: { symbol: "g", unit: "m/s2", must: positive },
    beltMass: { symbol: "q_B", unit: "kg/m", must: nonNegative },
    idlers: { symbol: "q_R", unit: "kg/m", must: nonNegative },
    lineLoad: { symbol: "q_G", unit: "kg/m", must: positive },
    efficiency: { symbol: "eta", unit: "1", must: positive },
  },
  output: { symbol: "e_L", unit: "J/kg/m" },
  printed: "C * f * g * (1 + (2 * q_B + q_R) / q_G) / eta",
  evaluate: ({ secondary, friction, gravity, beltMass, idlers, lineLoad, efficiency }) =>
    (secondary * friction * gravity * (1 + (2 * beltMass + idlers) / lineLoad)) / efficiency,
});

/** Of lifting, which no design spares. */
export const liftEnergy = defineFormula({
  id: "energy-use/year/lift-energy",
  source,
  inputs: {
    gravity: { symbol: "g", unit: "m/s2", must: positive },
    lift: { symbol: "H", unit: "m" },
    efficiency: { symbol: "eta", unit: "1", must: positive },
  },
  output: { symbol: "e_H", unit: "J/kg" },
  printed: "g * H / eta",
  evaluate: ({ gravity, lift, efficiency }) => (gravity * lift) / efficiency,
});
