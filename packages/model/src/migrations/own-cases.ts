import type { Migration } from "./migration.ts";

/**
 * Format 10: a conveyor may have load cases of its own beside the ten that every one has. Older files have none. The
 * number keeps programs that know nothing of them from checking less than was asked for.
 */
export const ownCases: Migration = { to: 10, up: (file) => ({ ...file, schemaVersion: 10 }) };
