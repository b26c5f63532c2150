import type { Migration } from "./migration.ts";

/**
 * Format 7: a conveyor says how many of its brakes may fail and what the rest must do, drives may start star-delta, and a
 * winch may hold another tension while the belt starts. Older files say nothing of it: no brake of theirs may fail, and
 * their winches hold one tension. The number keeps programs that know nothing of it from computing such a file.
 */
export const brakesAndWinches: Migration = { to: 7, up: (file) => ({ ...file, schemaVersion: 7 }) };
