/** Where the inner loops add up what they lose. */
export const sums = {
  friction: 0,
  gravity: 1,
  branch: 2,
  grid: 3,
  drive: 4,
  takeUp: 5,
  brake: 6,
  carriageFriction: 7,
  coupling: 8,
  impact: 9,
  count: 10,
} as const;
