import type { Migration } from "./migration.ts";

/**
 * Format 2: a conveyor says what the heights of its points are. Files before it gave the centres of pulleys; what they
 * were typed as stays, also where the heights of a profile were meant. Fields that are new with it take their defaults.
 */
export const heightsOfPoints: Migration = {
  to: 2,
  up: (file) => ({ pointsAre: "Pulley centres", ...file, schemaVersion: 2 }),
};
