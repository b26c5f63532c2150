import type PDFDocument from "pdfkit";

export type Doc = InstanceType<typeof PDFDocument>;

export type Face = "regular" | "bold";

/** Font files; the caller has them from disk or from the network. */
export type Fonts = Readonly<Record<Face, Uint8Array>>;
