import { adopted } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { positive } from "../../trace/limit.ts";
import { defineSum } from "../../trace/sum.ts";

export const parabolaSource = adopted("least squares parabola, first co-ordinate above 0");
const source = parabolaSource;
const number = (symbol: string) => ({ symbol, unit: "1" });
const [x, y, a, b, c] = [number("x"), number("y"), number("a"), number("b"), number("c")];
const largestX = { symbol: "x_m", unit: "1", must: positive };
const sums = { s0: number("S_0"), s1: number("S_1"), s2: number("S_2"), s3: number("S_3"), s4: number("S_4") };
const rights = { r0: number("R_0"), r1: number("R_1"), r2: number("R_2") };
const divisor = number("D");

/** A co-ordinate over the largest, so that its powers stay near 1. */
export const scaledCoordinate = defineFormula({
  id: "quick-estimates/parabola/scaled-coordinate",
  source,
  inputs: { x, largestX },
  output: { symbol: "u", unit: "1" },
  printed: "x / x_m",
  evaluate: ({ x: at, largestX: most }) => at / most,
});

/** A power of a scaled co-ordinate. */
export const coordinatePower = defineFormula({
  id: "quick-estimates/parabola/coordinate-power",
  source,
  inputs: { scaled: number("u"), power: number("k") },
  output: { symbol: "u_k", unit: "1" },
  printed: "u ^ k",
  evaluate: ({ scaled, power }) => scaled ** power,
});

/** The same times what the curve shall be there. */
export const weightedPower = defineFormula({
  id: "quick-estimates/parabola/weighted-power",
  source,
  inputs: { y, scaled: number("u"), power: number("k") },
  output: { symbol: "w_k", unit: "1" },
  printed: "y * u ^ k",
  evaluate: ({ y: value, scaled, power }) => value * scaled ** power,
});

export const sumOfPowers = defineSum({
  id: "quick-estimates/parabola/sum-of-powers",
  source,
  output: { symbol: "S_k", unit: "1" },
  term: "u_k",
});

export const sumOfWeightedPowers = defineSum({
  id: "quick-estimates/parabola/sum-of-weighted-powers",
  source,
  output: { symbol: "R_k", unit: "1" },
  term: "w_k",
});

type Triple = readonly [number, number, number];

function determinant([d, e, f]: Triple, [g, h, i]: Triple, [j, k, l]: Triple): number {
  return d * (h * l - i * k) - e * (g * l - i * j) + f * (g * k - h * j);
}

/** Determinant of the normal equations. */
export const parabolaDivisor = defineFormula({
  id: "quick-estimates/parabola/parabola-divisor",
  source,
  inputs: sums,
  output: { symbol: "D", unit: "1" },
  printed: "S_0 * (S_2 * S_4 - S_3 * S_3) - S_1 * (S_1 * S_4 - S_3 * S_2) + S_2 * (S_1 * S_3 - S_2 * S_2)",
  evaluate: ({ s0, s1, s2, s3, s4 }) => determinant([s0, s1, s2], [s1, s2, s3], [s2, s3, s4]),
});

/** Where the curve meets the y axis, by Cramer's rule. */
export const parabolaConstant = defineFormula({
  id: "quick-estimates/parabola/parabola-constant",
  source,
  inputs: { s1: sums.s1, s2: sums.s2, s3: sums.s3, s4: sums.s4, ...rights, divisor },
  output: a,
  printed: "(R_0 * (S_2 * S_4 - S_3 * S_3) - S_1 * (R_1 * S_4 - S_3 * R_2) + S_2 * (R_1 * S_3 - S_2 * R_2)) / D",
  evaluate: ({ s1, s2, s3, s4, r0, r1, r2, divisor: by }) => determinant([r0, s1, s2], [r1, s2, s3], [r2, s3, s4]) / by,
});

/** Factor of x. */
export const parabolaLinear = defineFormula({
  id: "quick-estimates/parabola/parabola-linear",
  source,
  inputs: { ...sums, ...rights, divisor, largestX },
  output: b,
  printed: "(S_0 * (R_1 * S_4 - S_3 * R_2) - R_0 * (S_1 * S_4 - S_3 * S_2) + S_2 * (S_1 * R_2 - R_1 * S_2)) / D / x_m",
  evaluate: ({ s0, s1, s2, s3, s4, r0, r1, r2, divisor: by, largestX: most }) =>
    determinant([s0, r0, s2], [s1, r1, s3], [s2, r2, s4]) / by / most,
});

/** Factor of x squared. */
export const parabolaSquare = defineFormula({
  id: "quick-estimates/parabola/parabola-square",
  source,
  inputs: { s0: sums.s0, s1: sums.s1, s2: sums.s2, s3: sums.s3, ...rights, divisor, largestX },
  output: c,
  printed:
    "(S_0 * (S_2 * R_2 - R_1 * S_3) - S_1 * (S_1 * R_2 - R_1 * S_2) + R_0 * (S_1 * S_3 - S_2 * S_2)) / D / x_m ^ 2",
  evaluate: ({ s0, s1, s2, s3, r0, r1, r2, divisor: by, largestX: most }) =>
    determinant([s0, s1, r0], [s1, s2, r1], [s2, s3, r2]) / by / most ** 2,
});

export const sumOfValues = defineSum({
  id: "quick-estimates/parabola/sum-of-values",
  source,
  output: { symbol: "Y", unit: "1" },
  term: "y",
});

export const meanValue = defineFormula({
  id: "quick-estimates/parabola/mean-value",
  source,
  inputs: { total: number("Y"), points: { symbol: "S_0", unit: "1", must: positive } },
  output: { symbol: "y_m", unit: "1" },
  printed: "Y / S_0",
  evaluate: ({ total, points }) => total / points,
});

/** Square of what the curve misses a point by. */
export const missedSquare = defineFormula({
  id: "quick-estimates/parabola/missed-square",
  source,
  inputs: { x, y, a, b, c },
  output: { symbol: "e", unit: "1" },
  printed: "(y - (a + b * x + c * x ^ 2)) ^ 2",
  evaluate: ({ x: at, y: value, a: constant, b: linear, c: square }) =>
    (value - (constant + linear * at + square * at ** 2)) ** 2,
});

/** Square of what the mean misses a point by. */
export const spreadSquare = defineFormula({
  id: "quick-estimates/parabola/spread-square",
  source,
  inputs: { y, mean: number("y_m") },
  output: { symbol: "d", unit: "1" },
  printed: "(y - y_m) ^ 2",
  evaluate: ({ y: value, mean }) => (value - mean) ** 2,
});

export const sumMissed = defineSum({
  id: "quick-estimates/parabola/sum-missed",
  source,
  output: { symbol: "E", unit: "1" },
  term: "e",
});

export const sumSpread = defineSum({
  id: "quick-estimates/parabola/sum-spread",
  source,
  output: { symbol: "V", unit: "1" },
  term: "d",
});

/** Share of the scatter that the curve explains; 1 where all y are equal. */
export const explainedShare = defineFormula({
  id: "quick-estimates/parabola/explained-share",
  source,
  inputs: { missed: number("E"), spread: number("V") },
  output: { symbol: "R2", unit: "1" },
  printed: "if(V > 0, 1 - E / V, 1)",
  evaluate: ({ missed, spread }) => (spread > 0 ? 1 - missed / spread : 1),
});
