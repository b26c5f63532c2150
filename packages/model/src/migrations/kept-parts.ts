import type { Migration } from "./migration.ts";

/**
 * Format 3: parts on Auto are kept as they were chosen, each with its library, entry and revision. Files before it hold
 * what was typed before anything was chosen, so Auto chooses for them as it always did.
 */
export const keptParts: Migration = { to: 3, up: (file) => ({ partsKept: false, ...file, schemaVersion: 3 }) };
