import { defineFormula } from "../../trace/formula.ts";
import { between, finite } from "../../trace/limit.ts";
import { adopted } from "../sources.ts";

/** Stiffer grease and rubber in the cold: multiplies idler rotation and belt flexure, 1 at 0 °C and above. */
export const temperatureFactor = defineFormula({
  id: "adopted-1/temperature-factor",
  source: adopted("low-temperature factor kt"),
  provisional: "published curves differ: 1.45 to 1.6 at -29 degrees C",
  inputs: { temperature: { symbol: "T", unit: "degC", must: finite, covers: between(-26, 60) } },
  output: { symbol: "k_t", unit: "1" },
  printed: "1 - 0.013[1/degC] * min(0, T) + 0.00026[1/degC2] * min(0, T) ^ 2",
  evaluate: ({ temperature }) => 1 - 0.013 * Math.min(0, temperature) + 0.00026 * Math.min(0, temperature) ** 2,
});
