/** A file as it was read: names and values of whatever version. */
export type AnyFile = Readonly<Record<string, unknown>>;

export function isRecord(file: unknown): file is AnyFile {
  return typeof file === "object" && file !== null && !Array.isArray(file);
}

/**
 * One step of the file format, forward only and never edited after release. From XML files, fields that no longer
 * exist arrive as text: a migration that needs their number must read it.
 */
export interface Migration {
  readonly to: number;
  readonly up: (file: AnyFile) => AnyFile;
}
