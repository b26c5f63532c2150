import { isRecord, type Migration } from "./migration.ts";

/**
 * Format 8: load shares of 0 throughout leave it to motors and control how drives share, and new drives begin with that;
 * before, 100 was what a drive had of which a file said nothing. Brakes may have a spread of their friction; older ones have
 * none.
 */
export const sharesAndPads: Migration = {
  to: 8,
  up: (file) => ({ ...file, ...(Array.isArray(file.drives) ? { drives: shared(file.drives) } : {}), schemaVersion: 8 }),
};

function shared(drives: readonly unknown[]): unknown {
  return drives.map((drive) =>
    isRecord(drive) && drive.loadShare === undefined ? { ...drive, loadShare: 100 } : drive,
  );
}
