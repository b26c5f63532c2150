import type { Migration } from "./migration.ts";

/**
 * Format 6: a conveyor says at what distance its return strand follows the carry strand, and its points whom they
 * follow. Older files say nothing of it: every point of theirs stays where it was typed. The number keeps programs that
 * know nothing of it from moving one strand without the other.
 */
export const linkedStrands: Migration = { to: 6, up: (file) => ({ ...file, schemaVersion: 6 }) };
