import { interpolate } from "../../standards/interpolate.ts";
import { adopted } from "../../standards/sources.ts";
import { defineProcedure } from "../../trace/formula.ts";
import { between, finite } from "../../trace/limit.ts";

/** Ambient temperature, °C, and factor. */
const table: readonly (readonly [temperature: number, factor: number])[] = [
  [-40, 1.9],
  [-30, 1.7],
  [-26, 1.6],
  [-20, 1.4],
  [-15, 1.2],
  [-10, 1.06],
  [-5, 1.035],
  [0, 1.02],
  [10, 1],
];

/**
 * Stiffer grease and rubber in the cold: multiplies the idler and belt terms of CEMA, never its load, lift or
 * accessories. 1 from 10 °C upwards. Below -26 °C CEMA sends the reader to the maker.
 */
export const temperatureFactor = defineProcedure({
  id: "adopted-1/temperature-factor",
  source: adopted("low-temperature factor kt"),
  provisional: "drawn through values that makers' programs print down to -20 degrees C; colder, no two sources agree",
  inputs: { temperature: { symbol: "T", unit: "degC", must: finite, covers: between(-26, 60) } },
  output: { symbol: "K_t", unit: "1" },
  rule: "table of K_t over T, linear between rows, held at the ends",
  evaluate: ({ temperature }) => interpolate(table, temperature),
});
