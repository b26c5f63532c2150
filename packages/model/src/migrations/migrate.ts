import { z } from "zod";
import { schemaVersion } from "../document/file-record.ts";
import { brakesAndWinches } from "./brakes-and-winches.ts";
import { driveControl } from "./drive-control.ts";
import { dutyAndProfiles } from "./duty-and-profiles.ts";
import { filesWithoutVersion } from "./files-without-version.ts";
import { frictionEnds } from "./friction-ends.ts";
import { furtherMethods } from "./further-methods.ts";
import { heightsOfPoints } from "./heights-of-points.ts";
import { keptParts } from "./kept-parts.ts";
import { linkedStrands } from "./linked-strands.ts";
import { type AnyFile, isRecord, type Migration } from "./migration.ts";
import { ownCases } from "./own-cases.ts";
import { sharesAndPads } from "./shares-and-pads.ts";

/** Every step, oldest first; the last leads to `schemaVersion`. */
export const migrations: readonly Migration[] = [
  filesWithoutVersion,
  heightsOfPoints,
  keptParts,
  driveControl,
  frictionEnds,
  linkedStrands,
  brakesAndWinches,
  sharesAndPads,
  furtherMethods,
  ownCases,
  dutyAndProfiles,
];

type MigrationOutcome =
  | { readonly kind: "current"; readonly file: AnyFile }
  | { readonly kind: "migrated"; readonly from: number; readonly file: AnyFile }
  | { readonly kind: "too-new"; readonly version: number }
  | { readonly kind: "not-ours" }
  | { readonly kind: "damaged" };

/** Brings a file of any released version to the newest. */
export function migrateFile(file: unknown): MigrationOutcome {
  const version = versionOf(file);
  if (version === undefined || !isRecord(file)) return { kind: "not-ours" };
  if (version > schemaVersion) return { kind: "too-new", version };
  if (version === schemaVersion) return { kind: "current", file };
  try {
    const steps = migrations.filter(({ to }) => to > version);
    return { kind: "migrated", from: version, file: steps.reduce((older, { up }) => up(older), file) };
  } catch (error) {
    if (error instanceof z.ZodError) return { kind: "damaged" };
    throw error;
  }
}

/** Version 0 are files that name none but have the points of a conveyor and one of its main figures. */
function versionOf(file: unknown): number | undefined {
  if (!isRecord(file)) return undefined;
  const { schemaVersion: version } = file;
  if (version !== undefined) return Number.isInteger(version) && Number(version) > 0 ? Number(version) : undefined;
  const isConveyor =
    Array.isArray(file.pulls) && ["convNo", "beltWidthInp", "capacityInp"].some((name) => name in file);
  return isConveyor ? 0 : undefined;
}
