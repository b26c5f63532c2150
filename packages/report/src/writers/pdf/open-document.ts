import { gatherContent } from "./gather-content.ts";
import type { Doc } from "./typesetter.ts";

interface DocumentFacts {
  readonly title: string;
  readonly author: string;
  readonly language: string;
}

/** An empty document. The PDF library is loaded with the first one: few who start the program write a PDF at once. */
export async function openDocument({ title, author, language }: DocumentFacts): Promise<Doc> {
  const { default: PDFDocument } = await import("pdfkit");
  const doc = new PDFDocument({
    autoFirstPage: false,
    bufferPages: true,
    // Our own fonts only: in a browser there are no others.
    font: "",
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: author, Creator: "Beltwright", Producer: "Beltwright" },
  });
  gatherContent(doc);
  return doc;
}
