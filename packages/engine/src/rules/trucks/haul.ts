import { adopted } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { nonNegative, positive } from "../../trace/limit.ts";

const source = adopted("haulage by trucks, to compare with");
const fuel = { symbol: "V", unit: "m3/kg", must: nonNegative };

/** Fuel for a mass carried: rolling out and back, climbing loaded and empty. Running down gives none back. */
export const truckFuel = defineFormula({
  id: "trucks/haul/truck-fuel",
  source,
  inputs: {
    gravity: { symbol: "g", unit: "m/s2", must: positive },
    rolling: { symbol: "c_r", unit: "1", must: nonNegative },
    emptyRatio: { symbol: "kappa", unit: "1", must: nonNegative },
    distance: { symbol: "D", unit: "m", must: nonNegative },
    climb: { symbol: "H", unit: "m", must: nonNegative },
    returnClimb: { symbol: "H_r", unit: "m", must: nonNegative },
    efficiency: { symbol: "eta", unit: "1", must: positive },
    heat: { symbol: "h_f", unit: "J/m3", must: positive },
    idling: { symbol: "k", unit: "1", must: positive },
  },
  output: fuel,
  printed: "g * (c_r * (1 + 2 * kappa) * D + (1 + kappa) * H + kappa * H_r) / (eta * h_f) * k",
  evaluate: ({ gravity, rolling, emptyRatio, distance, climb, returnClimb, efficiency, heat, idling }) =>
    ((gravity * (rolling * (1 + 2 * emptyRatio) * distance + (1 + emptyRatio) * climb + emptyRatio * returnClimb)) /
      (efficiency * heat)) *
    idling,
});

/** Burnt, and made. */
export const truckCarbon = defineFormula({
  id: "trucks/haul/truck-carbon",
  source,
  inputs: {
    fuel,
    burnt: { symbol: "f_b", unit: "kg/m3", must: nonNegative },
    made: { symbol: "f_m", unit: "kg/m3", must: nonNegative },
  },
  output: { symbol: "c_m", unit: "1" },
  printed: "V * (f_b + f_m)",
  evaluate: ({ fuel: litres, burnt, made }) => litres * (burnt + made),
});

/** Of a mass carried, by the share of fuel in it. */
export const truckCost = defineFormula({
  id: "trucks/haul/truck-cost",
  source,
  inputs: {
    fuel,
    price: { symbol: "c_d", unit: "money/m3", must: nonNegative },
    fuelShare: { symbol: "s_f", unit: "1", must: positive },
  },
  output: { symbol: "C_m", unit: "money/kg" },
  printed: "V * c_d / s_f",
  evaluate: ({ fuel: litres, price, fuelShare }) => (litres * price) / fuelShare,
});

/** Of road trucks, full out and empty back. */
export const roadCarbon = defineFormula({
  id: "trucks/haul/road-carbon",
  source,
  inputs: {
    rate: { symbol: "f", unit: "1/m", must: nonNegative },
    distance: { symbol: "D", unit: "m", must: nonNegative },
  },
  output: { symbol: "c_m", unit: "1" },
  printed: "f * D",
  evaluate: ({ rate, distance }) => rate * distance,
});

/** What must be carried in a year for the conveyor to pay. */
export const breakEvenMass = defineFormula({
  id: "trucks/haul/break-even-mass",
  source,
  inputs: {
    capital: { symbol: "C_a", unit: "money", must: nonNegative },
    truck: { symbol: "C_t", unit: "money/kg" },
    running: { symbol: "C_m", unit: "money/kg" },
  },
  output: { symbol: "m", unit: "kg" },
  printed: "C_a / (C_t - C_m)",
  evaluate: ({ capital, truck, running }) => capital / (truck - running),
});
