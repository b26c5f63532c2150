import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Fonts } from "@beltwright/report";

const require = createRequire(import.meta.url);
let kept: Promise<Fonts> | undefined;

/** The fonts of reports and invoices, read once. */
export function reportFonts(): Promise<Fonts> {
  kept ??= readFonts();
  return kept;
}

async function readFonts(): Promise<Fonts> {
  const [regular, bold, mono] = await Promise.all(
    ["DejaVuSansCondensed", "DejaVuSansCondensed-Bold", "DejaVuSansMono"].map(readFont),
  );
  if (regular === undefined || bold === undefined || mono === undefined) throw new Error("A font is missing");
  return { regular, bold, mono };
}

async function readFont(name: string): Promise<Uint8Array> {
  return new Uint8Array(await readFile(require.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`)));
}
