/** The text of a file whatever program wrote it: spreadsheets still write the letters of their old code pages. */
export function fileText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    // Not UTF-8: every byte is a letter in this one.
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
