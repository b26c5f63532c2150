import type { Migration } from "./migration.ts";

/**
 * Format 4: drives and conveyors say how they are controlled. Older files say nothing of it, and what a new conveyor starts
 * with leaves them as they are; the number keeps programs that know nothing of control from computing such a file.
 */
export const driveControl: Migration = { to: 4, up: (file) => ({ ...file, schemaVersion: 4 }) };
