import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { inflateSync } from "node:zlib";
import { checkReleasedJson, type Digest, type ReleaseBlock } from "@beltwright/model";
import { sealOf, sourceOf } from "@beltwright/report";
import { failed, type Outcome } from "../outcome.ts";

export interface VerifyRequest {
  readonly kind: "verify";
  readonly file: string;
}

export const verifyUsage = `Usage: verify FILE.pdf|FILE.json

Proves that the file of a released revision is as it was released: one changed digit is found.
A hash cannot prove who made it; whoever released it confirms it at /api/releases/verify/HASH.`;

const digest: Digest = (content) => createHash("sha256").update(content).digest("hex");

/** `verify FILE`: ends with 0 where it is as it was released, 1 where it was changed, 2 where it never was. */
export async function verifyCommand({ file }: VerifyRequest): Promise<Outcome> {
  let bytes: Uint8Array;
  try {
    bytes = await readFile(file);
  } catch (fault) {
    const code = fault instanceof Error && "code" in fault ? fault.code : undefined;
    return failed(`${file}: ${code === "ENOENT" ? "There is no such file." : `It cannot be read (${String(code)}).`}`);
  }
  const isPdf = bytes.length > 4 && new TextDecoder().decode(bytes.subarray(0, 4)) === "%PDF";
  return isPdf ? verifyPdf(file, bytes) : verifyJson(file, new TextDecoder().decode(bytes));
}

function verifyJson(file: string, text: string): Outcome {
  const check = checkReleasedJson(text, digest);
  switch (check.kind) {
    case "unchanged":
      return unchanged(file, check.release, []);
    case "changed":
      return changed(file, "its content and its content hash do not belong together");
    case "not-released":
      return failed(`${file}: This is no file of a released revision.`);
  }
}

/** Its bytes first: what stands inside is believed only of a file that is whole. */
function verifyPdf(file: string, bytes: Uint8Array): Outcome {
  const sealed = sealOf(bytes, digest);
  if (sealed === undefined) return failed(`${file}: This PDF carries no seal of a released revision, or lost it.`);
  if (!sealed.isUnchanged)
    return changed(file, "its pages or the design inside it and the seal do not belong together");
  const source = sourceOf(bytes, inflateSync);
  const check = source === undefined ? undefined : checkReleasedJson(source, digest);
  if (check?.kind !== "unchanged") return changed(file, "the design inside it is not the released one");
  return unchanged(file, check.release, [`Seal of the PDF  ${sealed.seal}`]);
}

function unchanged(file: string, release: ReleaseBlock, more: readonly string[]): Outcome {
  const { label, designed, checked, approved, accepted, contentHash } = release;
  const output = [
    `${file}: unchanged since revision ${label} was released`,
    ...[`Designed by      ${designed.name}, ${designed.at}`, `Checked by       ${checked.name}, ${checked.at}`],
    ...[`Approved by      ${approved.name}, ${approved.at}`, `Accepted         ${accepted.length} findings`],
    ...[`Content hash     ${contentHash}`, ...more],
  ].join("\n");
  return { exitCode: 0, output, error: "" };
}

function changed(file: string, why: string): Outcome {
  return { exitCode: 1, output: "", error: `${file}: CHANGED since it was released: ${why}.` };
}
