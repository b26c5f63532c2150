import type { Migration } from "./migration.ts";

/**
 * Format 11: the duty of a conveyor, profiles of methods, rubber files, prices and tariffs. Older files have none of them
 * and mean what they always meant: every limit in them counts as typed, and
 * the universal method of CEMA keeps its indicative coefficients.
 */
export const dutyAndProfiles: Migration = {
  to: 11,
  up: (file) => ({ methodLimits: "As typed", cema7Coefficients: "Indicative", ...file, schemaVersion: 11 }),
};
