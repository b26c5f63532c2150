/** A rising, straight-pieced way from one axis to another: values of the document to pixels. */
export interface Knots {
  readonly from: readonly number[];
  readonly to: readonly number[];
}

/**
 * Lays values on `length` pixels in their order: in proportion, but no two of those in `apart` nearer than `gap`.
 * A sketch not to scale keeps what lies left, right, above and below, and gives close pulleys room.
 */
export function spread(values: readonly number[], apart: readonly number[], length: number, gap: number): Knots {
  const ends = [Math.min(...values), Math.max(...values)];
  const from = distinct([...apart, ...ends].filter(Number.isFinite));
  if (from.length < 2) return { from: [from[0] ?? 0], to: [length / 2] };
  const least = Math.min(gap, (0.7 * length) / (from.length - 1));
  const steps = from.slice(1).map((value, at) => value - (from[at] ?? 0));
  const whole = steps.reduce((sum, step) => sum + step, 0);
  const free = length - least * steps.length;
  let at = 0;
  return { from, to: [0, ...steps.map((step) => (at += least + (free * step) / whole))] };
}

/** Values nearer than a millimetre count as one. */
function distinct(values: readonly number[]): readonly number[] {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted.filter((value, at) => at === 0 || value - (sorted[at - 1] ?? 0) > 1e-3);
}

export function alongKnots({ from, to }: Knots, value: number): number {
  const last = from.length - 1;
  if (last < 1) return to[0] ?? 0;
  const at = Math.min(
    last - 1,
    Math.max(
      0,
      from.findLastIndex((knot) => knot <= value),
    ),
  );
  const [a, b, start, end] = [from[at] ?? 0, from[at + 1] ?? 0, to[at] ?? 0, to[at + 1] ?? 0];
  return start + ((value - a) / (b - a)) * (end - start);
}
