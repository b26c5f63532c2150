import { decodeText } from "../decode-text.ts";
import { type FileRead, fileFault } from "../file-fault.ts";
import { hasTooManyValues } from "./scan.ts";

/** Reads a JSON file into names and values; what they mean is decided later. */
export function readJson(content: Uint8Array | string): FileRead {
  const decoded = decodeText(content);
  if (decoded.kind === "fault") return decoded;
  if (hasTooManyValues(decoded.text)) return fileFault("file-too-many-values");
  try {
    return { kind: "read", record: JSON.parse(decoded.text) };
  } catch {
    return fileFault(decoded.text.trimStart().startsWith("{") ? "file-broken-json" : "file-not-json");
  }
}
