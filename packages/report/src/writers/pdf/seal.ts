import type { Digest } from "@beltwright/model";

const before = "%Beltwright SHA-256 ";
const line = /%Beltwright SHA-256 ([0-9a-f]{64})\n$/;
const end = "startxref\n";

/**
 * Puts the hash of a finished PDF into it, as a comment before its last lines, which every reader passes over. It is that
 * of all bytes but the comment itself, so that whatever is changed later, the hash no longer fits.
 */
export function sealPdf(bytes: Uint8Array, digest: Digest): { readonly bytes: Uint8Array; readonly seal: string } {
  const seal = digest(bytes);
  const at = endOf(bytes);
  const comment = new TextEncoder().encode(`${before}${seal}\n`);
  return { bytes: joined(bytes.subarray(0, at), comment, bytes.subarray(at)), seal };
}

/** The seal of a PDF and whether its bytes are still those that were sealed; undefined where it has none. */
export function sealOf(
  bytes: Uint8Array,
  digest: Digest,
): { readonly seal: string; readonly isUnchanged: boolean } | undefined {
  const at = endOf(bytes);
  const from = at - before.length - 65;
  const [comment, seal] = line.exec(latin(bytes.subarray(Math.max(0, from), at))) ?? [];
  if (comment === undefined || seal === undefined) return undefined;
  const rest = joined(bytes.subarray(0, at - comment.length), bytes.subarray(at));
  return { seal, isUnchanged: digest(rest) === seal };
}

/** The file inside a PDF that was sealed unchanged, so that it stands there as it was written. */
export function sourceOf(bytes: Uint8Array, inflate: (packed: Uint8Array) => Uint8Array): string | undefined {
  const text = latin(bytes);
  const object = text.indexOf("/Type /EmbeddedFile");
  const start = text.indexOf("stream\n", object);
  if (object < 0 || start < 0) return undefined;
  const [, length] = /\/Length (\d+)/.exec(text.slice(object, start)) ?? [];
  const from = start + "stream\n".length;
  const packed = bytes.subarray(from, from + Number(length));
  return new TextDecoder().decode(text.slice(object, start).includes("/FlateDecode") ? inflate(packed) : packed);
}

/** Where the last lines of a PDF begin. */
function endOf(bytes: Uint8Array): number {
  const tail = Math.max(0, bytes.length - 100);
  const at = latin(bytes.subarray(tail)).lastIndexOf(end);
  return at < 0 ? bytes.length : tail + at;
}

function latin(bytes: Uint8Array): string {
  return new TextDecoder("latin1").decode(bytes);
}

function joined(...parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
