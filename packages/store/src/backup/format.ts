import type { PlainRow, TableCounts } from "./tables.ts";

/**
 * A backup is gzipped text, one JSON value to a line: a header, a line `[table, row]` for every row, and a
 * last line with the SHA-256 of all lines before it.
 */
export interface BackupHeader {
  readonly format: typeof formatName;
  readonly version: number;
  /** The number of the last migration of the tables it was taken from. */
  readonly schema: number;
  readonly createdAt: string;
  readonly counts: TableCounts;
}

export const formatName = "beltwright-backup";
export const formatVersion = 1;

export interface BackupEnd {
  readonly sha256: string;
}

export function parseHeader(line: string): BackupHeader | undefined {
  const header: unknown = parseJson(line);
  if (!isRecord(header) || header.format !== formatName) return undefined;
  const { version, schema, createdAt, counts } = header;
  if (typeof version !== "number" || typeof schema !== "number" || typeof createdAt !== "string") return undefined;
  if (!isRecord(counts) || !Object.values(counts).every((count) => typeof count === "number")) return undefined;
  return { format: formatName, version, schema, createdAt, counts: counts as TableCounts };
}

export function parseEnd(line: string): BackupEnd | undefined {
  const end: unknown = parseJson(line);
  return isRecord(end) && typeof end.sha256 === "string" ? { sha256: end.sha256 } : undefined;
}

/** Lines are checked as a whole by the checksum, so that only their outer shape is looked at here. */
export function parseRow(line: string): readonly [string, PlainRow] | undefined {
  const pair: unknown = parseJson(line);
  if (!Array.isArray(pair) || typeof pair[0] !== "string" || !isRecord(pair[1])) return undefined;
  return [pair[0], pair[1] as PlainRow];
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
