import { adopted } from "../standards/sources.ts";
import { InputRefused } from "../trace/input-refused.ts";
import { finite } from "../trace/limit.ts";
import { defineSearch } from "../trace/search.ts";
import type { Trace } from "../trace/trace.ts";

export interface CurvePoint {
  readonly x: number;
  readonly y: number;
}

/** y = a + b x + c x². */
interface QuadraticFit {
  readonly kind: "fitted";
  readonly a: number;
  readonly b: number;
  readonly c: number;
  /** Share of the scatter the curve explains. */
  readonly determination: number;
  readonly isFirstAdjusted: boolean;
}

/** Aborted when the points do not fix a parabola; the message is that of the specification. */
type Regression = QuadraticFit | { readonly kind: "aborted"; readonly code: "curve-regression-failed" };

const source = adopted("least squares parabola, first co-ordinate above 0");
const smallestFirst = 0.0001;
const zeroDivisor = 1e-12;

const coefficient = (symbol: string) =>
  defineSearch({
    id: `quadratic-regression/${symbol}`,
    source,
    inputs: { points: { symbol: "n", unit: "1" }, divisor: { symbol: "D", unit: "1" } },
    output: { symbol, unit: "1" },
    rule: "least squares by Cramer's rule on x over its largest value",
  });
const explainedShare = defineSearch({
  id: "quadratic-regression/R2",
  source,
  inputs: { a: { symbol: "a", unit: "1" }, b: { symbol: "b", unit: "1" }, c: { symbol: "c", unit: "1" } },
  output: { symbol: "R2", unit: "1" },
  rule: "1 less the squares missed by the curve over the squares about the mean; 1 where all y are equal",
});
const constant = coefficient("a");
const linear = coefficient("b");
const square = coefficient("c");

/** Parabola through points by least squares. A first x of 0 or less is set to 0.0001 and reported. */
export function quadraticRegression(trace: Trace, given: readonly CurvePoint[]): Regression {
  const { points, isFirstAdjusted } = usablePoints(trace, given);
  const largest = points.reduce((most, point) => Math.max(most, Math.abs(point.x)), 0);
  const scaled = points.map(({ x, y }) => ({ x: x / largest, y }));
  const sums = [0, 1, 2, 3, 4].map((power) => total(scaled, ({ x }) => x ** power));
  const rights = [0, 1, 2].map((power) => total(scaled, ({ x, y }) => y * x ** power));
  const [s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0] = sums;
  const divisor = determinant([s0, s1, s2], [s1, s2, s3], [s2, s3, s4]);
  if (points.length < 3 || !(Math.abs(divisor) > zeroDivisor * s0 * s2 * s4)) {
    const about = { code: "curve-regression-failed", severity: "error", subject: "quadratic-regression" } as const;
    trace.report({ ...about, values: { points: points.length }, source: adopted("least squares of a parabola") });
    return { kind: "aborted", code: "curve-regression-failed" };
  }
  const [r0 = 0, r1 = 0, r2 = 0] = rights;
  const values = { points: points.length, divisor };
  const a = constant(trace, values, determinant([r0, s1, s2], [r1, s2, s3], [r2, s3, s4]) / divisor);
  const b = linear(trace, values, determinant([s0, r0, s2], [s1, r1, s3], [s2, r2, s4]) / divisor / largest);
  const c = square(trace, values, determinant([s0, s1, r0], [s1, s2, r1], [s2, s3, r2]) / divisor / largest ** 2);
  const fit = { a, b, c };
  const explained = explainedShare(trace, fit, determination(points, fit));
  return { kind: "fitted", ...fit, determination: explained, isFirstAdjusted };
}

function usablePoints(trace: Trace, given: readonly CurvePoint[]) {
  for (const value of given.flatMap(({ x, y }) => [x, y])) {
    if (Number.isFinite(value)) continue;
    throw new InputRefused({ subject: "quadratic-regression", input: "points", value, limit: finite });
  }
  const points = given.toSorted((one, other) => one.x - other.x);
  const [first] = points;
  if (first === undefined || first.x > 0) return { points, isFirstAdjusted: false };
  const values = { given: first.x, used: smallestFirst };
  const about = {
    code: "curve-first-coordinate-adjusted",
    severity: "warning",
    subject: "quadratic-regression",
  } as const;
  trace.report({ ...about, values, source });
  return { points: [{ x: smallestFirst, y: first.y }, ...points.slice(1)], isFirstAdjusted: true };
}

function total(points: readonly CurvePoint[], of: (point: CurvePoint) => number): number {
  return points.reduce((sum, point) => sum + of(point), 0);
}

type Triple = readonly [number, number, number];

function determinant([a, b, c]: Triple, [d, e, f]: Triple, [g, h, i]: Triple): number {
  return a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
}

function determination(points: readonly CurvePoint[], { a, b, c }: { a: number; b: number; c: number }): number {
  const mean = total(points, ({ y }) => y) / points.length;
  const spread = total(points, ({ y }) => (y - mean) ** 2);
  const missed = total(points, ({ x, y }) => (y - (a + b * x + c * x ** 2)) ** 2);
  return spread === 0 ? 1 : 1 - missed / spread;
}
