/** Steel cord belts by strength, kN/m, and what of it may be used (handbook 15.28). */
export const cordStrengths: readonly number[] = [
  800, 1000, 1250, 1600, 2000, 2500, 3150, 3500, 4000, 4500, 5000, 5400, 6300, 7100,
];
/** Strength over the allowed pull of steel cord belts. */
export const cordSafety = 6.7;

const ratings = cordStrengths.map((strength) => (1000 * strength) / cordSafety);

/** What the strongest belt may be pulled by, N/m. */
export const strongestBelt = Math.max(...ratings);

/** The place in the list of the weakest belt that bears such a pull, N/m; one beyond the list where none does. */
export function beltClassAbove(pull: number): number {
  const found = ratings.findIndex((rating) => rating >= pull);
  return found < 0 ? ratings.length : found;
}
