import { type AnyFile, isRecord, type Migration } from "./migration.ts";

/**
 * Format 4: drives and conveyors say how they are controlled, and brake discs may be chosen. Older files say nothing of
 * control, and what a new conveyor starts with leaves them as they are; their discs were typed and stay. The number keeps
 * programs that know nothing of it from computing such a file.
 */
export const driveControl: Migration = {
  to: 4,
  up: (file) => ({ ...file, ...withTypedDiscs(file.drives), schemaVersion: 4 }),
};

function withTypedDiscs(drives: unknown): AnyFile {
  if (!Array.isArray(drives)) return {};
  return { drives: drives.map((drive) => (isRecord(drive) ? { selectDiscMode: "Manual", ...drive } : drive)) };
}
