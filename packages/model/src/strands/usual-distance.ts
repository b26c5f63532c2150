/** Between the strands by belt width, mm and m (handbook 15.25). */
const strandDistances = [
  { width: 650, distance: 0.9 },
  { width: 1000, distance: 1 },
  { width: 1400, distance: 1.2 },
  { width: 1800, distance: 1.4 },
  { width: Number.POSITIVE_INFINITY, distance: 1.6 },
];

/** From belt to belt at the larger end pulley, whose diameter is given, m. */
export function usualStrandDistance(width: number, largestEnd: number): number {
  const usual = strandDistances.find((one) => width <= one.width)?.distance ?? 0;
  return Math.max(usual, 0.6 * largestEnd + 0.5);
}
