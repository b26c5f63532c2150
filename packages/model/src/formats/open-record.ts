import { type DocumentIssue, parseConveyor, parseShaped, type StoredResults } from "../document/parse.ts";
import { findShapeFault } from "../document/shape-fault.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import { migrateFile } from "../migrations/migrate.ts";
import { findExcess, isTooWide } from "./excess.ts";
import type { FileFaultCode, FileRead } from "./file-fault.ts";

/** What became of opening a file. There is no half-read document: it is one of these. */
export type OpenedConveyor =
  | { readonly kind: "opened"; readonly conveyor: Conveyor; readonly results: StoredResults }
  | { readonly kind: "migrated"; readonly from: number; readonly conveyor: Conveyor; readonly results: StoredResults }
  | { readonly kind: "too-new"; readonly version: number }
  | { readonly kind: "not-ours"; readonly code: FileFaultCode }
  | { readonly kind: "damaged"; readonly code: FileFaultCode; readonly issues: readonly DocumentIssue[] };

/** Opens a record that was read elsewhere, such as a stored document of an older version. */
export function openConveyorRecord(record: unknown): OpenedConveyor {
  return openRead({ kind: "read", record });
}

/** Opens what comes from outside: what is too much to be kept is refused, though each value be right. */
export function openFromOutside(read: FileRead): OpenedConveyor {
  if (read.kind === "read" && isTooWide(read.record)) {
    return { kind: "damaged", code: "file-too-much-unknown", issues: [] };
  }
  const opened = openRead(read);
  if (opened.kind !== "opened" && opened.kind !== "migrated") return opened;
  const excess = findExcess(opened.conveyor);
  return excess === undefined ? opened : { kind: "damaged", code: excess.code, issues: excess.issues };
}

const othersFiles: ReadonlySet<FileFaultCode> = new Set(["file-not-json", "file-not-xml"]);

function openRead(read: FileRead): OpenedConveyor {
  if (read.kind === "fault") {
    return othersFiles.has(read.code)
      ? { kind: "not-ours", code: read.code }
      : { kind: "damaged", code: read.code, issues: read.issues };
  }
  if (read.record === undefined) return { kind: "not-ours", code: "file-not-conveyor" };
  return findShapeFault(read.record) ? parsed(parseConveyor(read.record)) : migrated(read.record);
}

function migrated(record: unknown): OpenedConveyor {
  const outcome = migrateFile(record);
  switch (outcome.kind) {
    case "current":
      return parsed(parseShaped(outcome.file));
    case "migrated":
      return parsed(parseConveyor(outcome.file), outcome.from);
    case "too-new":
      return outcome;
    case "not-ours":
      return { kind: "not-ours", code: "file-not-conveyor" };
    case "damaged":
      return { kind: "damaged", code: "file-fields-wrong", issues: [] };
  }
}

function parsed(outcome: ReturnType<typeof parseConveyor>, from?: number): OpenedConveyor {
  if (outcome.kind === "invalid") return { kind: "damaged", code: outcome.code, issues: outcome.issues };
  const { conveyor, results } = outcome;
  return from === undefined ? { kind: "opened", conveyor, results } : { kind: "migrated", from, conveyor, results };
}
