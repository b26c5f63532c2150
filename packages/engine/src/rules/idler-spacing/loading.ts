import { adopted } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { nonNegative, positive } from "../../trace/limit.ts";

const source = adopted("impact idlers under a loading point");
const spacing = { symbol: "a_i", unit: "m", must: positive };
const skirtLength = { symbol: "L_s", unit: "m", must: nonNegative };

/** Sets of impact idlers under a loading point with skirts of a length (handbook 15.27). */
export const impactSets = defineFormula({
  id: "idler-spacing/loading/impact-sets",
  source,
  inputs: { skirtLength, spacing },
  output: { symbol: "n_i", unit: "1" },
  printed: "ceil(max(1.5[m], L_s / 3) / a_i) + 1",
  evaluate: ({ skirtLength: skirt, spacing: step }) => Math.ceil(Math.max(1.5, skirt / 3) / step) + 1,
});

/** Belt that so many sets carry. */
export const impactLength = defineFormula({
  id: "idler-spacing/loading/impact-length",
  source,
  inputs: { sets: { symbol: "n_i", unit: "1", must: nonNegative }, spacing },
  output: { symbol: "L_i", unit: "m" },
  printed: "n_i * a_i",
  evaluate: ({ sets, spacing: step }) => sets * step,
});

/** Belt under the skirts behind the impact idlers. */
export const skirtRest = defineFormula({
  id: "idler-spacing/loading/skirt-rest",
  source: adopted("closer idlers under skirts"),
  inputs: { skirtLength, impactLength: { symbol: "L_i", unit: "m", must: nonNegative } },
  output: { symbol: "L_r", unit: "m" },
  printed: "max(0, L_s - L_i)",
  evaluate: ({ skirtLength: skirt, impactLength: taken }) => Math.max(0, skirt - taken),
});

/** Spacing under skirts: half that of the section, and no more than 0.6 m. */
export const skirtSpacing = defineFormula({
  id: "idler-spacing/loading/skirt-spacing",
  source: adopted("closer idlers under skirts"),
  inputs: { spacing: { ...spacing, symbol: "a" } },
  output: { symbol: "a_s", unit: "m" },
  printed: "min(0.6[m], a / 2)",
  evaluate: ({ spacing: step }) => Math.min(0.6, step / 2),
});
