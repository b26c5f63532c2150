import {
  coordinatePower,
  explainedShare,
  meanValue,
  missedSquare,
  parabolaConstant,
  parabolaDivisor,
  parabolaLinear,
  parabolaSource,
  parabolaSquare,
  scaledCoordinate,
  spreadSquare,
  sumMissed,
  sumOfPowers,
  sumOfValues,
  sumOfWeightedPowers,
  sumSpread,
  weightedPower,
} from "../rules/quick-estimates/parabola.ts";
import { InputRefused } from "../trace/input-refused.ts";
import { finite } from "../trace/limit.ts";
import { constant, isFiniteNumber, largest, none, restated } from "../trace/reference.ts";
import type { Trace } from "../trace/trace.ts";
import { calculatorFindings } from "./findings.ts";

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

const smallestFirst = 0.0001;
const zeroDivisor = 1e-12;

/** Parabola through points by least squares. A first x of 0 or less is set to 0.0001 and reported. */
export function quadraticRegression(trace: Trace, given: readonly CurvePoint[]): Regression {
  const { points, isFirstAdjusted } = usablePoints(trace, given);
  const largestX = largest(none(trace), ...points.map(({ x }) => restated(x, Math.abs)));
  const sums = normalSums(trace, points, largestX);
  const { s0, s2, s4 } = sums;
  const divisor = parabolaDivisor(trace, sums);
  if (points.length < 3 || !(Math.abs(divisor) > zeroDivisor * s0 * s2 * s4)) {
    calculatorFindings["curve-regression-failed"].raise(trace, { values: { points: points.length } });
    return { kind: "aborted", code: "curve-regression-failed" };
  }
  const normal = { ...sums, divisor, largestX };
  const fit = {
    a: parabolaConstant(trace, normal),
    b: parabolaLinear(trace, normal),
    c: parabolaSquare(trace, normal),
  };
  const explained = determination(trace, points, fit, s0);
  return { kind: "fitted", ...fit, determination: explained, isFirstAdjusted };
}

function usablePoints(trace: Trace, given: readonly CurvePoint[]) {
  for (const value of given.flatMap(({ x, y }) => [x, y])) {
    if (isFiniteNumber(value)) continue;
    throw new InputRefused({ subject: "quadratic-regression", input: "points", value, limit: finite });
  }
  const points = given.toSorted((one, other) => one.x - other.x);
  const [first] = points;
  if (first === undefined || first.x > 0) return { points, isFirstAdjusted: false };
  const used = constant(trace, smallestFirst, parabolaSource);
  calculatorFindings["curve-first-coordinate-adjusted"].raise(trace, { values: { given: first.x, used } });
  return { points: [{ x: used, y: first.y }, ...points.slice(1)], isFirstAdjusted: true };
}

/** Sums of the powers of x over its largest value, alone and times y. */
function normalSums(trace: Trace, points: readonly CurvePoint[], largestX: number) {
  const scaled = points.map(({ x, y }) => ({ y, scaled: scaledCoordinate(trace, { x, largestX }) }));
  const sum = (k: number) => {
    const power = constant(trace, k, parabolaSource);
    return sumOfPowers(
      trace,
      scaled.map((point) => coordinatePower(trace, { ...point, power })),
    );
  };
  const weighted = (k: number) => {
    const power = constant(trace, k, parabolaSource);
    return sumOfWeightedPowers(
      trace,
      scaled.map((point) => weightedPower(trace, { ...point, power })),
    );
  };
  return {
    ...{ s0: sum(0), s1: sum(1), s2: sum(2), s3: sum(3), s4: sum(4) },
    ...{ r0: weighted(0), r1: weighted(1), r2: weighted(2) },
  };
}

/** Share of the scatter that the curve explains. */
function determination(
  trace: Trace,
  points: readonly CurvePoint[],
  fit: Pick<QuadraticFit, "a" | "b" | "c">,
  count: number,
): number {
  const total = sumOfValues(
    trace,
    points.map(({ y }) => y),
  );
  const mean = meanValue(trace, { total, points: count });
  const spread = sumSpread(
    trace,
    points.map(({ y }) => spreadSquare(trace, { y, mean })),
  );
  const missed = sumMissed(
    trace,
    points.map((point) => missedSquare(trace, { ...point, ...fit })),
  );
  return explainedShare(trace, { missed, spread });
}
