import { adopted, geometry } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { nonNegative } from "../../trace/limit.ts";
import { defineSum } from "../../trace/sum.ts";

const source = adopted("embodied carbon, cradle to gate");
const mass = { symbol: "m", unit: "kg", must: nonNegative };
const factor = { symbol: "f", unit: "1", must: nonNegative };
const output = { symbol: "m_C", unit: "kg" };

/** What one material gives to a part. */
export const materialShare = defineFormula({
  id: "carbon/embodied/material-share",
  source,
  inputs: { share: { symbol: "s", unit: "1", must: nonNegative }, factor },
  output: { symbol: "f_s", unit: "1" },
  printed: "s * f",
  evaluate: ({ share, factor: f }) => share * f,
});

/** Carbon for each kilogram of a part. */
export const partFactor = defineSum({
  id: "carbon/embodied/part-factor",
  source,
  output: { symbol: "f", unit: "1" },
  term: "f_s",
});

/** Of a mass, with what making it takes. */
export const embodiedCarbon = defineFormula({
  id: "carbon/embodied/embodied-carbon",
  source,
  inputs: { mass, factor, process: { symbol: "k", unit: "1", must: nonNegative } },
  output,
  printed: "m * f * k",
  evaluate: ({ mass: m, factor: f, process }) => m * f * process,
});

/** Cords in a square metre of belt. */
export const cordMass = defineFormula({
  id: "carbon/embodied/cord-mass",
  source: geometry("cords side by side"),
  inputs: {
    cords: { symbol: "z", unit: "1/m", must: nonNegative },
    diameter: { symbol: "d", unit: "m", must: nonNegative },
    density: { symbol: "rho", unit: "kg/m3", must: nonNegative },
    fill: { symbol: "c", unit: "1", must: nonNegative },
  },
  output: { symbol: "m_c", unit: "kg/m2" },
  printed: "z * pi / 4 * d^2 * rho * c",
  evaluate: ({ cords, diameter, density, fill }) => ((cords * Math.PI) / 4) * diameter ** 2 * density * fill,
});

/** Textile in a square metre of fabric belt. */
export const textileMass = defineFormula({
  id: "carbon/embodied/textile-mass",
  source,
  inputs: { carcass: { symbol: "m_k", unit: "kg/m2", must: nonNegative } },
  output: { symbol: "m_c", unit: "kg/m2" },
  printed: "0.45 * m_k",
  evaluate: ({ carcass }) => 0.45 * carcass,
});

/** Of a square metre of belt: what bears its tension, and rubber for the rest. */
export const beltCarbon = defineFormula({
  id: "carbon/embodied/belt-carbon",
  source,
  inputs: {
    member: { symbol: "m_c", unit: "kg/m2", must: nonNegative },
    memberFactor: { symbol: "f_c", unit: "1", must: nonNegative },
    carcass: { symbol: "m_k", unit: "kg/m2", must: nonNegative },
    covers: { symbol: "m_d", unit: "kg/m2", must: nonNegative },
    rubber: { symbol: "f_r", unit: "1", must: nonNegative },
    process: { symbol: "k", unit: "1", must: nonNegative },
  },
  output: { symbol: "m_C1", unit: "kg/m2" },
  printed: "(m_c * f_c + (max(0, m_k - m_c) + m_d) * f_r) * k",
  evaluate: ({ member, memberFactor, carcass, covers, rubber, process }) =>
    (member * memberFactor + (Math.max(0, carcass - member) + covers) * rubber) * process,
});

export const coverMass = defineFormula({
  id: "carbon/embodied/cover-mass",
  source: geometry("two covers"),
  inputs: {
    density: { symbol: "rho", unit: "kg/m3", must: nonNegative },
    topCover: { symbol: "t_1", unit: "m", must: nonNegative },
    bottomCover: { symbol: "t_2", unit: "m", must: nonNegative },
  },
  output: { symbol: "m_d", unit: "kg/m2" },
  printed: "rho * (t_1 + t_2)",
  evaluate: ({ density, topCover, bottomCover }) => density * (topCover + bottomCover),
});

/** Of a belt from that of a square metre. */
export const carbonOfArea = defineFormula({
  id: "carbon/embodied/carbon-of-area",
  source,
  inputs: {
    perArea: { symbol: "m_C1", unit: "kg/m2", must: nonNegative },
    width: { symbol: "B", unit: "m", must: nonNegative },
    length: { symbol: "L", unit: "m", must: nonNegative },
  },
  output,
  printed: "m_C1 * B * L",
  evaluate: ({ perArea, width, length }) => perArea * width * length,
});

/** Of a cubic metre of concrete with its reinforcement. */
export const concreteCarbon = defineFormula({
  id: "carbon/embodied/concrete-carbon",
  source,
  inputs: {
    density: { symbol: "rho", unit: "kg/m3", must: nonNegative },
    factor,
    bars: { symbol: "rho_b", unit: "kg/m3", must: nonNegative },
    barFactor: { symbol: "f_b", unit: "1", must: nonNegative },
  },
  output: { symbol: "m_C1", unit: "kg/m3" },
  printed: "rho * f + rho_b * f_b",
  evaluate: ({ density, factor: f, bars, barFactor }) => density * f + bars * barFactor,
});

export const carbonOfVolume = defineFormula({
  id: "carbon/embodied/carbon-of-volume",
  source,
  inputs: {
    perVolume: { symbol: "m_C1", unit: "kg/m3", must: nonNegative },
    volume: { symbol: "V", unit: "m3", must: nonNegative },
  },
  output,
  printed: "m_C1 * V",
  evaluate: ({ perVolume, volume }) => perVolume * volume,
});

/** Cables and cabinets where none are listed. */
export const electricalMass = defineFormula({
  id: "carbon/embodied/electrical-mass",
  source,
  inputs: {
    perLength: { symbol: "a", unit: "kg/m" },
    length: { symbol: "L", unit: "m", must: nonNegative },
    perPower: { symbol: "b", unit: "kg/W" },
    power: { symbol: "P", unit: "W", must: nonNegative },
  },
  output: mass,
  printed: "a * L + b * P",
  evaluate: ({ perLength, length, perPower, power }) => perLength * length + perPower * power,
});

/** Frame of an idler set: what does not turn. */
export const frameMass = defineFormula({
  id: "carbon/embodied/frame-mass",
  source: geometry("a set without what turns"),
  inputs: { setMass: mass, rotatingMass: { symbol: "m_r", unit: "kg", must: nonNegative } },
  output: { symbol: "m_f", unit: "kg" },
  printed: "max(0, m - m_r)",
  evaluate: ({ setMass, rotatingMass }) => Math.max(0, setMass - rotatingMass),
});

/** A converter, by the power of its motor. */
export const converterMass = defineFormula({
  id: "carbon/embodied/converter-mass",
  source,
  inputs: { rate: { symbol: "a", unit: "kg/W" }, power: { symbol: "P", unit: "W", must: nonNegative } },
  output: mass,
  printed: "a * P",
  evaluate: ({ rate, power }) => rate * power,
});

/** Carrying the parts to the site. */
export const deliveryCarbon = defineFormula({
  id: "carbon/embodied/delivery-carbon",
  source,
  inputs: {
    mass,
    distance: { symbol: "D", unit: "m", must: nonNegative },
    rate: { symbol: "f", unit: "1/m", must: nonNegative },
  },
  output,
  printed: "m * D * f",
  evaluate: ({ mass: m, distance, rate }) => m * distance * rate,
});
