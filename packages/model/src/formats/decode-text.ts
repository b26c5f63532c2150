import { type FileFault, fileFault, largestFile } from "./file-fault.ts";

// Part of every platform this runs on, but not of the language library the packages are compiled with.
declare const TextDecoder: new (
  label: string,
  options: { readonly fatal: boolean },
) => { decode(bytes: Uint8Array): string };

/** The text of an uploaded file. Only UTF-8 is taken: guessing would change names of people and places silently. */
export function decodeText(content: Uint8Array | string): { readonly kind: "text"; readonly text: string } | FileFault {
  if (content.length > largestFile) return fileFault("file-too-large");
  if (typeof content === "string") return nonEmpty(content);
  try {
    return nonEmpty(new TextDecoder("utf-8", { fatal: true }).decode(content));
  } catch {
    return fileFault("file-not-utf8");
  }
}

function nonEmpty(text: string): { readonly kind: "text"; readonly text: string } | FileFault {
  const bare = text.startsWith("\uFEFF") ? text.slice(1) : text;
  if (bare.includes("\0")) return fileFault("file-not-utf8");
  return bare.trim() === "" ? fileFault("file-empty") : { kind: "text", text: bare };
}
