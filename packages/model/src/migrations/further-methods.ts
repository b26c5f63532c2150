import type { Migration } from "./migration.ts";

/**
 * Format 9: a conveyor may be calculated by DIN 22101, the universal method of CEMA, GB/T 17119, IS 11592 and JIS B 8805,
 * and says how these count secondary resistances. Older files name one of the three methods there were, and keep it. The
 * number keeps programs that know nothing of the others from refusing the file as damaged.
 */
export const furtherMethods: Migration = { to: 9, up: (file) => ({ ...file, schemaVersion: 9 }) };
