import { geometry } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { positive } from "../../trace/limit.ts";

/** Cosine of the slope of a conveyor known by its horizontal length and lift. */
export const slopeCosineOf = defineFormula({
  id: "quick-estimates/slope/slope-cosine-of",
  source: geometry("right triangle"),
  inputs: { length: { symbol: "L", unit: "m", must: positive }, lift: { symbol: "H", unit: "m" } },
  output: { symbol: "cos_delta", unit: "1" },
  printed: "1 / sqrt(1 + (H / L) ^ 2)",
  evaluate: ({ length, lift }) => 1 / Math.sqrt(1 + (lift / length) ** 2),
});
