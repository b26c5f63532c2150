import { largestAttachment } from "@beltwright/contract";

export interface SentFile {
  readonly name: string;
  readonly type: string;
  /** base64 */
  readonly content: string;
}

const mostFiles = 5;

/** Why files cannot be sent with a message; undefined where they can. */
export function attachmentFault(files: readonly Pick<File, "size">[]): string | undefined {
  if (files.length > mostFiles) return `At most ${mostFiles} files go with a message.`;
  const size = files.reduce((sum, file) => sum + file.size, 0);
  return size > largestAttachment
    ? `The files of a message may have ${largestAttachment / 1024 / 1024} MB together.`
    : undefined;
}

export async function toSent(file: File): Promise<SentFile> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  // In pieces: a whole file as arguments of one call would overflow the stack.
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 0x8000) parts.push(String.fromCharCode(...bytes.subarray(at, at + 0x8000)));
  return { name: file.name, type: file.type || "application/octet-stream", content: btoa(parts.join("")) };
}

/** `12 kB` */
export function sizeText(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  return bytes < 1024 * 1024 ? `${Math.round(bytes / 1024)} kB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
