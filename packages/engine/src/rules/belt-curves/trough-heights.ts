import { geometry } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { nonNegative, positive } from "../../trace/limit.ts";
import { defineSum } from "../../trace/sum.ts";

const source = geometry("belt as a polyline on the rolls, bent as a plane section");

/** Share of one straight piece of half the belt in the mean height of the belt. */
export const meanHeightPart = defineFormula({
  id: "belt-curves/trough-heights/mean-height-part",
  source,
  inputs: {
    beltWidth: { symbol: "B", unit: "m", must: positive },
    innerHeight: { symbol: "z_j", unit: "m" },
    length: { symbol: "L", unit: "m", must: nonNegative },
    angle: { symbol: "alpha", unit: "rad" },
  },
  output: { symbol: "dz_mean", unit: "m" },
  printed: "2 / B * (z_j * L + L ^ 2 * sin(alpha) / 2)",
  evaluate: ({ beltWidth, innerHeight, length, angle }) =>
    (2 / beltWidth) * (innerHeight * length + (length ** 2 * Math.sin(angle)) / 2),
});

/** Height of the belt edge over the middle of the belt. */
export const edgeHeight = defineSum({
  id: "belt-curves/trough-heights/edge-height",
  source,
  output: { symbol: "z_e", unit: "m" },
  term: "dz",
});

/** Half the width of the troughed belt, seen from above. */
export const edgeOffset = defineSum({
  id: "belt-curves/trough-heights/edge-offset",
  source,
  output: { symbol: "x_e", unit: "m" },
  term: "dx",
});

/** Mean height of the belt over its width: the height at which bending changes nothing. */
export const meanHeight = defineSum({
  id: "belt-curves/trough-heights/mean-height",
  source,
  output: { symbol: "z_mean", unit: "m" },
  term: "dz_mean",
});

/** How far the edge lies above the height that bending leaves alone. */
export const edgeAboveMean = defineFormula({
  id: "belt-curves/trough-heights/edge-above-mean",
  source,
  inputs: { edgeHeight: { symbol: "z_e", unit: "m" }, meanHeight: { symbol: "z_mean", unit: "m" } },
  output: { symbol: "e_z", unit: "m" },
  printed: "z_e - z_mean",
  evaluate: ({ edgeHeight: edge, meanHeight: mean }) => edge - mean,
});

/** Half the width of the belt, along it. */
export const halfWidth = defineSum({
  id: "belt-curves/trough-heights/half-width",
  source,
  output: { symbol: "s", unit: "m" },
  term: "L",
});

/** Belt on the inner rolls of half a set. */
export const innerLength = defineSum({
  id: "belt-curves/trough-heights/inner-length",
  source,
  output: { symbol: "s_i", unit: "m" },
  term: "L",
});

/** Belt on each wing of a set. */
export const wingLength = defineFormula({
  id: "belt-curves/trough-heights/wing-length",
  source,
  inputs: {
    beltWidth: { symbol: "B", unit: "m", must: positive },
    centreLength: { symbol: "l_c", unit: "m", must: nonNegative },
  },
  output: { symbol: "l_w", unit: "m" },
  printed: "(B - l_c) / 2",
  evaluate: ({ beltWidth, centreLength }) => (beltWidth - centreLength) / 2,
});

/** Part of the belt width that lies on one wing. */
export const wingPart = defineFormula({
  id: "belt-curves/trough-heights/wing-part",
  source,
  inputs: {
    wingLength: { symbol: "l_w", unit: "m", must: nonNegative },
    beltWidth: { symbol: "B", unit: "m", must: positive },
  },
  output: { symbol: "k_w", unit: "1" },
  printed: "l_w / B",
  evaluate: ({ wingLength: wing, beltWidth }) => wing / beltWidth,
});

/** Face of a wing roll that just leaves the belt its drift. */
export const faceForDrift = defineFormula({
  id: "belt-curves/trough-heights/face-for-drift",
  source,
  inputs: {
    wingLength: { symbol: "l_w", unit: "m", must: nonNegative },
    driftAllowance: { symbol: "y_al", unit: "m" },
  },
  output: { symbol: "f_w", unit: "m" },
  printed: "l_w + y_al",
  evaluate: ({ wingLength: wing, driftAllowance }) => wing + driftAllowance,
});
