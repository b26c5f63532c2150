import { atmosphere } from "../../standards/machine-sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { between, positive } from "../../trace/limit.ts";

/** Pressure of the standard atmosphere at an altitude. */
export const airPressure = defineFormula({
  id: "air/density/air-pressure",
  source: atmosphere("troposphere"),
  inputs: { altitude: { symbol: "h", unit: "m", must: between(-1000, 11000) } },
  output: { symbol: "P", unit: "Pa" },
  printed: "101325[Pa] * (1 - 2.25577e-5[1/m] * h) ^ 5.25588",
  evaluate: ({ altitude }) => 101325 * (1 - 2.25577e-5 * altitude) ** 5.25588,
});

/** Density of dry air; 8314.39 J/(kmol K) and 28.96 kg/kmol are the constants of the program. */
export const airDensity = defineFormula({
  id: "air/density/air-density",
  source: atmosphere("ideal gas"),
  inputs: {
    pressure: { symbol: "P", unit: "Pa", must: positive },
    temperature: { symbol: "t", unit: "degC", must: between(-90, 200) },
  },
  output: { symbol: "rho", unit: "kg/m3" },
  printed: "P * 28.96 / (8314.39[m2/s2/degC] * (t + 273.15[degC]))",
  evaluate: ({ pressure, temperature }) => (pressure * 28.96) / (8314.39 * (temperature + 273.15)),
});
