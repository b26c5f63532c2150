/**
 * Reads a scale that is given at some marks only: the value at a place between, or beyond, those whose place and value
 * are known. Where all values are equal the slope says how far a value moves with its place.
 */
export function inverseAlong(marks: readonly (readonly [number, number])[], place: number, slope: number): number {
  const known = [...new Map(marks).entries()].toSorted(([one], [other]) => one - other);
  const [first] = known;
  const last = known.at(-1);
  if (!first || !last) return place * slope;
  // Marks of one value tell no scale: a level conveyor must still be able to rise.
  if (known.every(([, value]) => value === first[1])) return first[1] + (place - first[0]) * slope;
  const after = known.findIndex(([at]) => at >= place);
  if (after <= 0) return between(first, last, after === 0 ? first : last, place);
  const [low, high] = [known[after - 1] ?? first, known[after] ?? last];
  return between(low, high, low, place);
}

type Mark = readonly [number, number];

/** On the line through two marks, measured from one of them. */
function between(low: Mark, high: Mark, from: Mark, place: number): number {
  return from[1] + ((high[1] - low[1]) / (high[0] - low[0])) * (place - from[0]);
}
