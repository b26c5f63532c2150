import { defineFormula } from "../../trace/formula.ts";
import { nonNegative, positive } from "../../trace/limit.ts";

const source = { document: "Dunlop-Enerka, Conveyor Belt Technique", clause: "tabular drive power" };
const massFlow = { symbol: "I_m", unit: "kg/s", must: nonNegative };

/** P1, power to run empty and to carry level: width and length factors from the maker's tables. */
export const levelPower = defineFormula({
  id: "dunlop-enerka/quick-power/level-power",
  source,
  inputs: {
    widthFactor: { symbol: "c_B", unit: "1", must: nonNegative },
    beltSpeed: { symbol: "v", unit: "m/s", must: nonNegative },
    massFlow,
    lengthFactor: { symbol: "c_L", unit: "1", must: positive },
    workingFactor: { symbol: "k_f", unit: "1", must: positive },
  },
  output: { symbol: "P_1", unit: "W" },
  printed: "(c_B * v / 1[m/s] + I_m / 1[t/h]) / (c_L * k_f) * 1[kW]",
  evaluate: ({ widthFactor, beltSpeed, massFlow: flow, lengthFactor, workingFactor }) =>
    ((widthFactor * beltSpeed + flow * 3.6) / (lengthFactor * workingFactor)) * 1e3,
});

/** P2, power to lift the load. */
export const liftPower = defineFormula({
  id: "dunlop-enerka/quick-power/lift-power",
  source,
  inputs: { lift: { symbol: "H", unit: "m" }, massFlow },
  output: { symbol: "P_2", unit: "W" },
  printed: "H / 1[m] * I_m / 1[t/h] / 367 * 1[kW]",
  evaluate: ({ lift, massFlow: flow }) => ((lift * flow * 3.6) / 367) * 1e3,
});
