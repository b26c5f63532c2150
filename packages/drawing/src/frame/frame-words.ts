/** Labels of a title block. */
export interface FrameWords {
  readonly project: string;
  readonly title: string;
  readonly number: string;
  readonly revision: string;
  readonly scale: string;
  readonly date: string;
  readonly notToScale: string;
}

export const frameWords: Readonly<Record<"en" | "de", FrameWords>> = {
  en: {
    project: "Project",
    title: "Title",
    number: "Drawing no.",
    revision: "Rev.",
    scale: "Scale",
    date: "Date",
    notToScale: "not to scale",
  },
  de: {
    project: "Projekt",
    title: "Benennung",
    number: "Zeichnungsnr.",
    revision: "Rev.",
    scale: "Maßstab",
    date: "Datum",
    notToScale: "unmaßstäblich",
  },
};
