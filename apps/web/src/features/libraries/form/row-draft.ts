import type { LibraryDefinition, LibraryValues } from "@beltwright/model";
import { rowFields } from "@beltwright/model";
import { differingFields } from "./same-value.ts";

/** Input not saved yet. It outlives a refused save, a reload and a session ended elsewhere. */
interface RowDraft {
  readonly values: LibraryValues;
  readonly base: LibraryValues;
  readonly revision: number | undefined;
}

type Keeper = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export function draftKey(plural: string, rowId: string | undefined): string {
  return `beltwright.draft.${plural}.${rowId ?? "new"}`;
}

export function keepDraft(key: string, draft: RowDraft, storage: Keeper): void {
  try {
    if (differingFields(draft.values, draft.base).length === 0) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(draft));
  } catch {
    // Full or forbidden storage must not stop anyone from typing.
  }
}

export function dropDraft(key: string, storage: Keeper): void {
  try {
    storage.removeItem(key);
  } catch {
    // A draft that cannot be removed could not be kept either.
  }
}

/** The kept draft, or nothing if there is none or it was written for another shape of row. */
export function findDraft(definition: LibraryDefinition, key: string, storage: Keeper): RowDraft | undefined {
  try {
    return readDraft(definition, JSON.parse(storage.getItem(key) ?? "null"));
  } catch {
    return undefined;
  }
}

function readDraft(definition: LibraryDefinition, raw: unknown): RowDraft | undefined {
  if (!isRecord(raw)) return undefined;
  const values = readValues(definition, raw.values);
  const base = readValues(definition, raw.base);
  const revision = raw.revision;
  if (!values || !base) return undefined;
  return { values, base, revision: typeof revision === "number" ? revision : undefined };
}

function readValues(definition: LibraryDefinition, raw: unknown): LibraryValues | undefined {
  if (!isRecord(raw)) return undefined;
  const fits = rowFields(definition).every(({ name, default: usual }) => typeof raw[name] === typeof usual);
  return fits ? (raw as LibraryValues) : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
