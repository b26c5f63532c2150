import type { Fonts } from "./writers/pdf/face.ts";

/** Files of the package `dejavu-fonts-ttf`, by the face they are used for. */
const fontFiles = {
  regular: "dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf",
  bold: "dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf",
} as const;

/** The fonts of reports and invoices, read from wherever the caller has them. */
export async function loadFonts(read: (file: string) => Promise<Uint8Array>): Promise<Fonts> {
  const [regular, bold] = await Promise.all([read(fontFiles.regular), read(fontFiles.bold)]);
  return { regular, bold };
}
