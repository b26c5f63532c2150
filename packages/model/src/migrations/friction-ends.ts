import type { Migration } from "./migration.ts";

/**
 * Format 5: a conveyor says how much more friction than that of its design its motors and starts count on. Older files
 * say nothing of it and keep the friction of their design. The number keeps programs that know nothing of it from
 * computing such a file.
 */
export const frictionEnds: Migration = { to: 5, up: (file) => ({ ...file, schemaVersion: 5 }) };
