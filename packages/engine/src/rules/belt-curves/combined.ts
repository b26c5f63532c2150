import { mechanics } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { nonNegative, positive } from "../../trace/limit.ts";

/** Tension of a fibre where the belt bends in plan and in elevation at once: both strains add. */
export const combinedFibreTension = defineFormula({
  id: "belt-curves/combined/combined-fibre-tension",
  source: mechanics("plane sections, linear elastic belt, bending about two axes"),
  inputs: {
    tension: { symbol: "T", unit: "N" },
    beltWidth: { symbol: "B", unit: "m", must: positive },
    modulus: { symbol: "M", unit: "N/m", must: positive },
    /** Towards the centre of the horizontal curve. */
    inward: { symbol: "x", unit: "m" },
    horizontalRadius: { symbol: "R_h", unit: "m", must: positive },
    /** Above the mean height; negative below. */
    aboveMean: { symbol: "h", unit: "m" },
    verticalRadius: { symbol: "R_v", unit: "m", must: positive },
    /** 1 for a concave, −1 for a convex curve. */
    sense: { symbol: "sigma", unit: "1", must: { least: -1, most: 1 } },
  },
  output: { symbol: "t", unit: "N/m" },
  printed: "T / B - M * x / R_h - sigma * M * h / R_v",
  evaluate: ({ tension, beltWidth, modulus, inward, horizontalRadius, aboveMean, verticalRadius, sense }) =>
    tension / beltWidth - (modulus * inward) / horizontalRadius - (sense * modulus * aboveMean) / verticalRadius,
});

/** Length left between the arcs of two neighbouring curves. */
export const straightBetween = defineFormula({
  id: "belt-curves/combined/straight-between",
  source: mechanics("tangent lengths between two intersection points"),
  inputs: {
    distance: { symbol: "L", unit: "m", must: nonNegative },
    firstTangent: { symbol: "L_t1", unit: "m", must: nonNegative },
    secondTangent: { symbol: "L_t2", unit: "m", must: nonNegative },
  },
  output: { symbol: "L_s", unit: "m" },
  printed: "L - L_t1 - L_t2",
  evaluate: ({ distance, firstTangent, secondTangent }) => distance - firstTangent - secondTangent,
});
