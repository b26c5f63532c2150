import { adopted, mechanics } from "../../standards/sources.ts";
import { defineSearch } from "../../trace/search.ts";

/** Speed of a motor whose row states none. */
export const usualMotorSpeed = defineSearch({
  id: "induction-motor/usual/usual-motor-speed",
  source: adopted("usual torques of cage motors and couplings"),
  inputs: { frequency: { symbol: "f", unit: "1/s" }, poles: { symbol: "p", unit: "1" } },
  output: { symbol: "n", unit: "1/s" },
  rule: "speed of the turning field, 120 f / p, over 1.01",
});

/** Torque of a motor over that of full load, of a row that states it in N m. */
export const catalogueTorque = defineSearch({
  id: "induction-motor/usual/catalogue-torque",
  source: adopted("9550 x kW over rev/min"),
  inputs: { torque: { symbol: "T", unit: "N*m" }, power: { symbol: "P", unit: "W" } },
  output: { symbol: "k", unit: "1" },
  rule: "torque of the catalogue over the full-load torque that it states, or that follows from power and speed",
});

/** Mean torque of a starter's curve. */
export const starterMeanTorque = defineSearch({
  id: "induction-motor/usual/starter-mean-torque",
  source: mechanics("mean torque over the speeds of a starter"),
  inputs: { first: { symbol: "k_1", unit: "1" }, last: { symbol: "k_2", unit: "1" } },
  output: { symbol: "k", unit: "1" },
  rule: "area under the torques of the starter, straight from point to point, over the speeds they cover",
});
