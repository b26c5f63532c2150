import type { Source } from "../../trace/finding.ts";
import { defineFormula } from "../../trace/formula.ts";
import { finite, positive } from "../../trace/limit.ts";

const agreement = (clause: string): Source => ({
  document: "International yard and pound agreement, 1959; standard gravity, 1901",
  clause,
});

/** A value in another unit of the same quantity; sizes are the SI values of one unit. */
export const unitConversion = defineFormula({
  id: "quick-estimates/units/unit-conversion",
  source: agreement("1 in = 25.4 mm, 1 lb = 0.45359237 kg, g = 9.80665 m/s²"),
  inputs: {
    value: { symbol: "x", unit: "1", must: finite },
    fromSize: { symbol: "k_1", unit: "1", must: positive },
    toSize: { symbol: "k_2", unit: "1", must: positive },
  },
  output: { symbol: "y", unit: "1" },
  printed: "x * k_1 / k_2",
  evaluate: ({ value, fromSize, toSize }) => (value * fromSize) / toSize,
});

/** A temperature on another scale; a zero is where the scale has 0 °C. */
export const scaleConversion = defineFormula({
  id: "quick-estimates/units/scale-conversion",
  source: { document: "International System of Units", clause: "°F = 1.8 °C + 32, K = °C + 273.15" },
  inputs: {
    value: { symbol: "x", unit: "1", must: finite },
    fromZero: { symbol: "z_1", unit: "1", must: finite },
    fromSize: { symbol: "k_1", unit: "1", must: positive },
    toZero: { symbol: "z_2", unit: "1", must: finite },
    toSize: { symbol: "k_2", unit: "1", must: positive },
  },
  output: { symbol: "y", unit: "1" },
  printed: "(x - z_1) * k_1 / k_2 + z_2",
  evaluate: ({ value, fromZero, fromSize, toZero, toSize }) => ((value - fromZero) * fromSize) / toSize + toZero,
});
