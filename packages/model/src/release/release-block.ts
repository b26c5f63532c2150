import type { FileRecord } from "../document/file-record.ts";
import type { JsonValue } from "../document/records/extras.ts";

/** Who put their name to a step of a release, and when, as an ISO time. */
export interface Signed {
  readonly name: string;
  readonly at: string;
}

/** A finding that the checker accepted, by its key, with the reason. */
interface AcceptedFinding {
  readonly key: string;
  readonly reason: string;
  readonly by: string;
  readonly at: string;
}

/** What a release says of itself beside the document it fixes. */
export interface ReleaseTerms {
  readonly label: string;
  readonly remark: string;
  /** The saved revision of the design that is released. */
  readonly revision: number;
  readonly designed: Signed;
  readonly checked: Signed;
  readonly approved: Signed;
  readonly accepted: readonly AcceptedFinding[];
}

/** As it stands under `release` in a released file. */
export interface ReleaseBlock extends ReleaseTerms {
  /** SHA-256 of `releasedText`, in hexadecimal digits. */
  readonly contentHash: string;
}

/** SHA-256 as hexadecimal digits. Node, browser and tests each have their own. */
export type Digest = (content: string | Uint8Array) => string;

/** The released document with its block, hash and all. */
export function sealRelease(document: FileRecord, terms: ReleaseTerms, digest: Digest): ReleaseBlock {
  return { ...terms, contentHash: digest(releasedText(document, terms)) };
}

/** The file that a released design leaves the office as. */
export function writeReleasedJson(document: FileRecord, release: ReleaseBlock): string {
  return `${JSON.stringify({ ...document, release }, null, 2)}\n`;
}

function releasedText(document: FileRecord, terms: ReleaseTerms): string {
  return canonicalText({ ...document, release: terms });
}

/** A number as it is spelled: two spellings of one double are two contents. */
class Spelled {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type ReleaseCheck =
  | { readonly kind: "unchanged"; readonly release: ReleaseBlock }
  | { readonly kind: "changed" }
  | { readonly kind: "not-released" };

/** Whether a released file is as it was released, to the last digit; its layout and the order of names do not count. */
export function checkReleasedJson(text: string, digest: Digest): ReleaseCheck {
  const file = spelledJson(text);
  if (!isRecord(file) || !isRecord(file.release)) return { kind: "not-released" };
  const { contentHash, ...terms } = file.release;
  if (typeof contentHash !== "string") return { kind: "not-released" };
  if (digest(canonicalText({ ...file, release: terms })) !== contentHash) return { kind: "changed" };
  const { release } = JSON.parse(text) as { readonly release: ReleaseBlock };
  return { kind: "unchanged", release };
}

function spelledJson(text: string): unknown {
  try {
    return JSON.parse(text, (_name, value: unknown, context?: { readonly source?: string }) =>
      typeof value === "number" ? new Spelled(context?.source ?? String(value)) : value,
    );
  } catch {
    return undefined;
  }
}

/** JSON without spaces, names in the order of their code units: one text for one content. */
function canonicalText(value: unknown): string {
  if (value instanceof Spelled) return value.text;
  if (Array.isArray(value)) return `[${value.map(canonicalText).join(",")}]`;
  if (!isRecord(value)) return JSON.stringify(value as JsonValue);
  const names = Object.keys(value)
    .filter((name) => value[name] !== undefined)
    .sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonicalText(value[name])}`).join(",")}}`;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Spelled);
}
