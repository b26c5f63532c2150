import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Block, Book, Cell, FormulaBlock } from "../description/report.ts";
import type { Fonts } from "../writers/pdf/face.ts";

const require = createRequire(import.meta.url);
const font = (name: string) => new Uint8Array(readFileSync(require.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`)));

export const fonts: Fonts = {
  regular: font("DejaVuSansCondensed"),
  bold: font("DejaVuSansCondensed-Bold"),
};

export const text = (words: string): Cell => ({ kind: "text", text: words });
export const kilonewtons = (value: number): Cell => ({ kind: "number", value, unit: "kN", decimals: 2 });

/** Lines of words alone. */
export function formulaOf(words: string): FormulaBlock {
  return { kind: "formula", lines: words.split("\n").map((line) => [{ text: line }]) };
}

export function bookOf(...reports: readonly (readonly Block[])[]): Book {
  return {
    title: "CV001",
    titleBlock: {
      company: "Belt & Sons",
      client: "Mine",
      project: "North",
      projectNo: "7",
      conveyor: "CV001",
      designedBy: "P. Doe",
      date: "2026-11-15",
      revisions: [],
    },
    reports: reports.map((blocks, at) => ({ id: `r${at}`, title: `Report ${at}`, blocks })),
    system: "metric",
    language: "en",
    words: {
      contents: "Contents",
      page: "Page {page} of {pages}",
      continued: "continued",
      revision: "Rev.",
      date: "Date",
      by: "By",
      change: "Change",
      tryOut: "Try-out",
      unsaved: "unsaved changes of {revision}",
      released: "Released {label} {hash}",
      nothing: "Nothing to report.",
    },
  };
}
