import { profileSketch } from "@beltwright/drawing";
import { newConveyor } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import type { Block, Book, Table } from "../description/report.ts";
import { bookOf, fonts, formulaOf, kilonewtons, text } from "../test-support/books.ts";
import { pageText, readPdf } from "../test-support/pdf-text.ts";
import { writeCsv } from "./csv.ts";
import { writeHtml } from "./html.ts";
import { writePdf } from "./pdf/write-pdf.ts";

const wide: Table = {
  kind: "table",
  title: "Tensions",
  columns: [
    { title: "Point" },
    ...Array.from({ length: 20 }, (_, at) => ({ title: `Case ${at}`, unit: "kN" as const })),
  ],
  rows: Array.from({ length: 90 }, (_, row) => [
    text(`P${row}`),
    ...Array.from({ length: 20 }, (_, at) => kilonewtons(row * 100 + at)),
  ]),
};
const figure: Block = { kind: "figure", drawing: profileSketch(newConveyor()), caption: "The profile" };

describe("a PDF", () => {
  it("has contents with the page each report begins on, and numbered pages", async () => {
    const pages = await readPdf(await writePdf(bookOf([wide], [figure]), { fonts }));
    const [contents = "", ...rest] = pages.map((page) => pageText(page).replace(/\s+/g, " "));
    const begins = rest.findIndex((page) => page.includes("2 Report 1")) + 2;
    expect(/2 Report 1 (\d+)/.exec(contents)?.[1]).toBe(String(begins));
    expect(begins).toBeGreaterThan(3);
    pages.forEach((page, at) => {
      expect(pageText(page)).toContain(`Page ${at + 1} of ${pages.length}`);
    });
  });

  it("bears the mark of the try-out once on every page, and none otherwise", async () => {
    const book = bookOf([wide], [figure]);
    const marked = await readPdf(await writePdf({ ...book, mark: "Try-out" }, { fonts }));
    const plain = await readPdf(await writePdf(book, { fonts }));
    const marksOn = (pages: typeof plain) =>
      pages.map(({ texts }) => texts.filter((one) => one.text === "Try-out").length);
    expect(marksOn(marked)).toEqual(marked.map(() => 1));
    expect(marksOn(plain)).toEqual(plain.map(() => 0));
    // It takes no room: everything else stands where it stood.
    const others = marked.map((page) => ({ ...page, texts: page.texts.filter((one) => one.text !== "Try-out") }));
    expect(others).toEqual(plain);
  });

  it("prints every cell of a table too wide and too long for a page once, with headings on each page", async () => {
    const pages = await readPdf(await writePdf(bookOf([wide]), { fonts }));
    const printed = pages.flatMap(({ texts }) => texts.map((one) => one.text.trim()));
    for (let row = 0; row < 90; row += 1) {
      for (let at = 0; at < 20; at += 1) {
        const figureText = `${row * 100 + at}.00`;
        expect(printed.filter((one) => one === figureText).length, figureText).toBe(1);
      }
    }
    for (const page of pages) expect(pageText(page)).toMatch(/Point/);
  });

  it("keeps every text inside the page", async () => {
    const long: Block = { kind: "text", text: `${"Dampfschifffahrt".repeat(30)} ${"a word ".repeat(300)}` };
    const facts: Block = {
      kind: "facts",
      rows: Array.from({ length: 200 }, (_, at) => ({
        label: `Label ${at} ${"long ".repeat(at % 30)}`,
        value: text("v".repeat(at)),
      })),
    };
    const listing: Block = formulaOf("x".repeat(2000));
    for (const { texts, width, height } of await readPdf(
      await writePdf(bookOf([long, facts, listing, figure]), { fonts }),
    )) {
      for (const one of texts) {
        expect(one.x).toBeGreaterThan(20);
        expect(one.x + one.width, one.text).toBeLessThan(width - 20);
        expect(one.y).toBeGreaterThan(20);
        expect(one.y).toBeLessThan(height - 20);
      }
    }
  });

  it("carries on without a logo it cannot open", async () => {
    const book = bookOf([]);
    const broken = { ...book, titleBlock: { ...book.titleBlock, logo: "data:image/png;base64,AAAA" } };
    expect(
      pageText((await readPdf(await writePdf(broken, { fonts })))[0] ?? { texts: [], width: 0, height: 0 }),
    ).toContain("Nothing to report.");
  });

  it("shows a picture of the document under its caption, and carries on with one it cannot open", async () => {
    const pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVQI12P4z8AAAAMBAQAY3Y2wAAAAAElFTkSuQmCC";
    const after: Block = { kind: "text", text: "Below it." };
    for (const [data, images] of [
      [pixel, 1],
      ["AAAA", 0],
    ] as const) {
      const image = `data:image/png;base64,${data}`;
      const book = bookOf([{ kind: "picture", image, caption: "As sketched", height: 0.24 }, after]);
      const bytes = await writePdf(book, { fonts });
      expect(
        Buffer.from(bytes)
          .toString("latin1")
          .match(/\/Subtype \/Image/g)?.length ?? 0,
      ).toBe(images);
      const text = (await readPdf(bytes)).map(pageText).join();
      expect([text.includes("As sketched"), text.includes("Below it.")]).toEqual([true, true]);
      expect(writeHtml(book)).toContain(`<img src="${image}" alt="As sketched"`);
    }
  });

  it("has a page that says so where no report was asked for", async () => {
    const pages = await readPdf(await writePdf(bookOf(), { fonts }));
    expect(pages.map(pageText).join()).toContain("Nothing to report.");
  });

  it("lets short reports share a page, and a report of its own page keep it", async () => {
    const short: Block = { kind: "text", text: "Short." };
    const shared = await readPdf(await writePdf(bookOf([short], [short]), { fonts }));
    expect(shared.length).toBe(2);
    const book = bookOf([short], [short]);
    const [first, second] = book.reports;
    if (first === undefined || second === undefined) throw new Error("two reports were bound");
    const apart = await writePdf({ ...book, reports: [{ ...first, isOnOwnPage: true }, second] }, { fonts });
    expect((await readPdf(apart)).length).toBe(3);
  });

  it("keeps the title of a report on the page of the figure below it", async () => {
    const filling: Block = formulaOf("line\n".repeat(45));
    const pages = await readPdf(
      await writePdf(bookOf([filling], [{ kind: "heading", text: "Above" }, figure]), { fonts }),
    );
    const [titled] = pages.filter((page) => /Report 1/.test(pageText(page)) && !/Contents/.test(pageText(page)));
    expect(titled === undefined ? "" : pageText(titled)).toMatch(/Above.*The profile/s);
  });

  it("stops when asked to", async () => {
    const abort = new AbortController();
    const written = writePdf(bookOf([wide], [wide], [wide]), {
      fonts,
      signal: abort.signal,
      onProgress: () => abort.abort(),
    });
    await expect(written).rejects.toThrow();
  });
});

describe("CSV", () => {
  it("has units in headings, all digits, and no text that becomes a formula", () => {
    const csv = writeCsv({
      ...bookOf([
        {
          kind: "table",
          columns: [{ title: "A, b" }, { title: "T", unit: "kN" }],
          rows: [[text("=1+1"), kilonewtons(1 / 3)]],
        },
      ]),
    });
    expect(csv.split("\r\n").slice(0, 3)).toEqual(["Report 0", '"A, b",T [kN]', "'=1+1,0.333333333333"]);
  });

  it("has no text that becomes a formula where cells part at semicolons, and leaves numbers alone", () => {
    const rows = [[text("Belt;=1+1"), text("A;-2.5")]];
    const csv = writeCsv(bookOf([{ kind: "table", columns: [{ title: "A" }, { title: "B" }], rows }]));
    expect(csv.split("\r\n")[2]).toBe(`"Belt;'=1+1","A;-2.5"`);
  });

  it("has 0 where calculating left some 1e-14 of nothing, and whatever was entered", () => {
    const rows = [
      { label: "Left", value: kilonewtons(4.5e-14) },
      { label: "Entered", value: { ...kilonewtons(4.5e-14), isEntered: true } },
    ];
    const lines = writeCsv(bookOf([{ kind: "facts", rows }])).split("\r\n");
    expect(lines.slice(1, 3)).toEqual(["Left [kN],0", "Entered [kN],4.5e-14"]);
  });

  it("is written in the reader's units", () => {
    const csv = writeCsv({
      ...bookOf([{ kind: "facts", rows: [{ label: "T", value: kilonewtons(1) }] }]),
      system: "imperial",
    });
    // 1 kN = 224.809 lbf
    expect(csv).toMatch(/T \[lbf\],224\.80894/);
  });
});

// DIN 1333: a comma is the decimal sign in German; RFC 4180: a comma parts the fields of CSV.
describe("a German book", () => {
  const german: Book = {
    ...bookOf([
      {
        kind: "table",
        columns: [{ title: "Trommel" }, { title: "Drehzahl", unit: "rev/min" }],
        rows: [[text("Kopf"), { kind: "number", value: 1467.5, unit: "rev/min", decimals: 1 }]],
      },
    ]),
    language: "de",
  };

  it("has commas where people read it", async () => {
    const [page = blank] = await readPdf(await writePdf(german, { fonts }));
    for (const printed of [writeHtml(german), pageText(page)]) {
      expect(printed).toContain("1467,5");
      expect(printed).toContain("Drehzahl [1/min]");
    }
  });

  it("stays readable for machines as CSV, in words of its language", () => {
    expect(writeCsv(german).split("\r\n").slice(1, 3)).toEqual(["Trommel,Drehzahl [1/min]", "Kopf,1467.5"]);
  });
});

const blank = { texts: [], width: 0, height: 0 };

describe("HTML", () => {
  it("escapes whatever stands in a document", () => {
    const html = writeHtml(bookOf([{ kind: "text", text: '<script>alert("x")</script>' }]));
    expect(html).not.toContain("<script");
    expect(html).toContain("&lt;script&gt;");
  });
});
