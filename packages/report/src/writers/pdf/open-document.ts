import type { Book, SourceFile } from "../../description/report.ts";
import { archiveFor, fitForArchive } from "./archive.ts";
import type { Doc } from "./face.ts";
import { gatherContent } from "./gather-content.ts";

interface DocumentFacts {
  readonly title: string;
  readonly author: string;
  readonly language: string;
  readonly pictures?: readonly string[];
  /** A file that is kept inside the document. */
  readonly source?: SourceFile | undefined;
  /** Now where absent; a document of a day past is the same, byte for byte, whenever it is written. */
  readonly created?: Date;
}

/** An empty document, fit for archives and for readers who listen. The PDF library is loaded with the first one: few who start the program write a PDF at once. */
export async function openDocument({
  title,
  author,
  language,
  pictures = [],
  source,
  created,
}: DocumentFacts): Promise<Doc> {
  const { default: PDFDocument } = await import("pdfkit");
  const subset = source === undefined ? archiveFor(pictures) : "PDF/A-3b";
  const doc = new PDFDocument({
    pdfVersion: subset === "PDF/A-1b" ? "1.4" : "1.7",
    subset,
    tagged: true,
    autoFirstPage: false,
    bufferPages: true,
    // Our own fonts only: in a browser there are no others.
    font: "",
    lang: language,
    displayTitle: true,
    info: {
      ...{ Title: title, Author: author, Creator: "Beltwright", Producer: "Beltwright" },
      ...(created === undefined ? {} : { CreationDate: created }),
    },
  });
  fitForArchive(doc);
  gatherContent(doc);
  if (source !== undefined) attach(doc, source);
  return doc;
}

function attach(doc: Doc, { name, text }: SourceFile): void {
  const { CreationDate: made = new Date() } = doc.info;
  const about = { name, type: "application/json", relationship: "Source", creationDate: made, modifiedDate: made };
  doc.file(new TextEncoder().encode(text).buffer, about);
}

/** The empty document of a book. */
export function openBook({ title, titleBlock, language, reports, source }: Book): Promise<Doc> {
  const { designedBy, company, logo = "" } = titleBlock;
  const shown = reports.flatMap(({ blocks }) => blocks.flatMap((one) => (one.kind === "picture" ? [one.image] : [])));
  return openDocument({ title, author: designedBy || company, language, pictures: [logo, ...shown], source });
}
