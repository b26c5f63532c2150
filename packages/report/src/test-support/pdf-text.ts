import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

interface PrintedText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export interface PrintedPage {
  readonly width: number;
  readonly height: number;
  readonly texts: readonly PrintedText[];
}

/** What an independent reader finds on the pages of a PDF. */
export async function readPdf(bytes: Uint8Array): Promise<readonly PrintedPage[]> {
  const task = getDocument({ data: bytes.slice(), verbosity: 0 });
  const document = await task.promise;
  const pages: PrintedPage[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    const texts = items.flatMap((item) =>
      "str" in item && item.str.trim() !== ""
        ? [{ text: item.str, x: Number(item.transform[4]), y: Number(item.transform[5]), width: item.width }]
        : [],
    );
    pages.push({ width, height, texts });
  }
  await task.destroy();
  return pages;
}

export function pageText({ texts }: PrintedPage): string {
  return texts.map(({ text }) => text).join(" ");
}
