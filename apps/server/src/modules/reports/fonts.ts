import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { type Fonts, loadFonts } from "@beltwright/report";

const require = createRequire(import.meta.url);
let kept: Promise<Fonts> | undefined;

/** The fonts of reports and invoices, read once. */
export function reportFonts(): Promise<Fonts> {
  kept ??= loadFonts((font) => readFile(require.resolve(font)));
  return kept;
}
