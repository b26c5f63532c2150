import type { DocumentIssue } from "../document/parse.ts";

/** Largest file that is looked at; a design with pictures and two thousand points stays well below. */
export const largestFile = 20_000_000;

/** Why a file could not be opened; each has one sentence in the message table. */
export const fileFaultCodes = [
  "file-too-large",
  "file-not-utf8",
  "file-empty",
  "file-not-json",
  "file-broken-json",
  "file-not-xml",
  "file-broken-xml",
  "file-has-dtd",
  "file-has-entity",
  "file-not-conveyor",
  "file-too-deep",
  "file-too-many-values",
  "file-too-much-unknown",
  "file-forbidden-name",
  "file-not-finite",
  "file-not-plain",
  "file-fields-wrong",
] as const;
export type FileFaultCode = (typeof fileFaultCodes)[number];

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
