import type { DocumentIssue, ParsedConveyor } from "../document/parse.ts";

/** Largest file that is looked at; a design with pictures and two thousand points stays well below. */
export const largestFile = 20_000_000;

/** Why the bytes of a file could not be read; each has one sentence in the message table. */
export type FileFaultCode =
  | "file-too-large"
  | "file-not-utf8"
  | "file-empty"
  | "file-not-json"
  | "file-broken-json"
  | "file-not-xml"
  | "file-broken-xml"
  | "file-has-dtd"
  | "file-has-entity"
  | Extract<ParsedConveyor, { readonly kind: "invalid" }>["code"];

export interface FileFault {
  readonly kind: "fault";
  readonly code: FileFaultCode;
  readonly issues: readonly DocumentIssue[];
}

export function fileFault(code: FileFaultCode, issues: readonly DocumentIssue[] = []): FileFault {
  return { kind: "fault", code, issues };
}

/** What a format makes of a file: the record of names and values in it, whatever its version, or why not. */
export type FileRead = { readonly kind: "read"; readonly record: unknown } | FileFault;
