/** A curve as rising abscissas and its values; constant beyond both ends. */
export interface Curve {
  readonly x: readonly number[];
  readonly y: readonly number[];
}

/** Value of a curve; constant beyond its ends, the last of equal abscissas at a jump. */
export function curveAt({ x, y }: Curve, where: number): number {
  const last = x.length - 1;
  if (where < (x[0] ?? 0)) return y[0] ?? 0;
  if (where >= (x[last] ?? 0)) return y[last] ?? 0;
  const i = placeOn(x, where);
  const [from, to] = [x[i] ?? 0, x[i + 1] ?? 0];
  const share = (where - from) / (to - from);
  return (y[i] ?? 0) + share * ((y[i + 1] ?? 0) - (y[i] ?? 0));
}

/** The last abscissa that is not beyond a place within the curve. */
function placeOn(x: readonly number[], where: number): number {
  let low = 0;
  let high = x.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((x[middle] ?? 0) <= where) low = middle;
    else high = middle;
  }
  return low;
}

/** Slope of a curve to the right of a place; 0 beyond its ends. */
export function slopeAt({ x, y }: Curve, where: number): number {
  const last = x.length - 1;
  if (where < (x[0] ?? 0) || where >= (x[last] ?? 0)) return 0;
  const i = placeOn(x, where);
  return ((y[i + 1] ?? 0) - (y[i] ?? 0)) / ((x[i + 1] ?? 0) - (x[i] ?? 0));
}

/** A curve that is read at places near each other: value and slope to the right of the last one, as `curveAt` and `slopeAt`. */
export interface CurveReader {
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly slopes: Float64Array;
  /** The last abscissa that was not beyond the place. */
  before: number;
  value: number;
  slope: number;
}

export function readCurve({ x, y }: Curve): CurveReader {
  const slopes = Float64Array.from(x, (from, i) => ((y[i + 1] ?? 0) - (y[i] ?? 0)) / ((x[i + 1] ?? 0) - from));
  return {
    ...{ x: Float64Array.from(x), y: Float64Array.from(y), slopes },
    ...{ before: 0, value: Number.NaN, slope: Number.NaN },
  };
}

export function goTo(reader: CurveReader, where: number): void {
  const { x, y } = reader;
  const last = x.length - 1;
  if (where < (x[0] ?? 0) || where >= (x[last] ?? 0)) {
    reader.value = (where < (x[0] ?? 0) ? y[0] : y[last]) ?? 0;
    reader.slope = 0;
    return;
  }
  let i = reader.before;
  while ((x[i] ?? 0) > where) i -= 1;
  while ((x[i + 1] ?? 0) <= where) i += 1;
  reader.before = i;
  const slope = reader.slopes[i] ?? 0;
  reader.value = (y[i] ?? 0) + (where - (x[i] ?? 0)) * slope;
  reader.slope = slope;
}

/** First abscissa at which a rising curve reaches a value; its end where it never does. */
export function whereReached(curve: Curve, value: number): number {
  const { x, y } = curve;
  const i = y.findIndex((one) => one >= value);
  if (i <= 0) return i === 0 ? (x[0] ?? 0) : (x.at(-1) ?? 0);
  const [from, to] = [y[i - 1] ?? 0, y[i] ?? 0];
  const begin = x[i - 1] ?? 0;
  return begin + ((value - from) / (to - from)) * ((x[i] ?? begin) - begin);
}
