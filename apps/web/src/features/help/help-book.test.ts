import { findings } from "@beltwright/engine";
import { editorForms } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { engineFormulas } from "../../../build/engine-formulas.ts";
import { helpDrawings } from "../../../build/help-drawings.ts";
import type { Block, Inline } from "./block.ts";
import { explainedIn } from "./content/explanations.ts";
import { formTexts } from "./content/form-pages.ts";
import { formulaSubjects } from "./content/formula-subjects.ts";
import { findingGroups } from "./finding-explanation.ts";
import { followAlias } from "./help-alias.ts";
import { entriesOf } from "./help-entries.ts";
import { formulaTitle, subjectOf } from "./help-formula.ts";
import { helpSearch } from "./help-search.ts";
import { palettePages } from "./palette-pages.ts";
import { parseHelp } from "./parse-help.ts";
import { wholeBook } from "./whole-book.ts";

const formulas = await engineFormulas();
const book = wholeBook(formulas);
const search = helpSearch(book);
const anchors = new Map(
  book.pages.map((page) => [page.name, new Set(entriesOf(book, page).map(({ anchor }) => anchor))]),
);
const blocks = book.pages.flatMap(({ name, text }) => parseHelp(text).map((block) => ({ name, block })));

function linksIn(block: Block): readonly string[] {
  const parts = (inline: readonly Inline[]) => inline.flatMap((part) => (part.kind === "link" ? [part.target] : []));
  if (block.kind === "paragraph" || block.kind === "note") return parts(block.parts);
  if (block.kind === "list") return block.items.flatMap(parts);
  return block.kind === "table" ? block.rows.flat().flatMap(parts) : [];
}

describe("the pages of help", () => {
  it("have names of their own", () => {
    expect(anchors.size).toBe(book.pages.length);
  });

  it("each say in a sentence what they are about and have something to read", () => {
    const poor = book.pages.filter(({ about, text }) => about.length < 10 || text.trim().length < 12);
    expect(poor.map(({ name }) => name)).toEqual([]);
  });

  it("have no heading twice on a page", () => {
    const twice = book.pages.flatMap((page) => {
      const ids = entriesOf(book, page).map(({ anchor }) => anchor);
      return ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${page.name}#${id}`);
    });
    expect(twice).toEqual([]);
  });

  it("link only to pages and headings that exist", () => {
    const dead = blocks.flatMap(({ name, block }) =>
      linksIn(block)
        .filter((target) => !target.startsWith("/"))
        .filter((target) => {
          const [page = "", anchor = ""] = target.split("#");
          return !anchors.get(page === "" ? name : page)?.has(anchor);
        })
        .map((target) => `${name} -> ${target}`),
    );
    expect(dead).toEqual([]);
  });

  it("show only formulas and drawings that exist", () => {
    const drawings = helpDrawings();
    const made = blocks.flatMap(({ block }) => (block.kind === "made" ? [block] : []));
    const listed = made.filter(({ what }) => what === "formula-list").flatMap(({ of }) => of.split(" "));
    expect(listed.filter((id) => !formulas.some((formula) => formula.id === id))).toEqual([]);
    const drawn = made.filter(({ what }) => what === "drawing").map(({ of }) => of.split(" ")[0] ?? "");
    expect(drawn.filter((name) => drawings[name] === undefined)).toEqual([]);
  });

  it("carry the titles the palette offers them by", () => {
    const titles = palettePages.map(([name]) => book.pages.find((page) => page.name === name)?.title);
    expect(titles).toEqual(palettePages.map(([, title]) => title));
  });

  it("hold no link or mark that was not read", () => {
    const unread = blocks.filter(({ block }) => block.kind === "paragraph" && JSON.stringify(block).includes("]("));
    expect(unread).toEqual([]);
  });
});

describe("every form of the editor", () => {
  it.each(editorForms().map(({ name, title }) => ({ name, title })))(
    "$title has text of its own and is found",
    ({ name, title }) => {
      expect(formTexts[name]?.text.trim().length).toBeGreaterThan(60);
      expect(search(title).map(({ page }) => page)).toContain(`form-${name}`);
    },
  );

  it("is found by the name of any of its fields", () => {
    expect(search("beltAllowTensionRise")[0]).toMatchObject({ page: "form-belt", code: "beltAllowTensionRise" });
  });
});

describe("every finding", () => {
  const explained = findingGroups.flatMap(explainedIn);

  it("is explained once, with cause and remedy", () => {
    const codes = explained.map(({ code }) => code);
    expect(codes.toSorted()).toEqual(Object.keys(findings).toSorted());
    const poor = explained.filter(({ cause, remedy }) => cause.length < 30 || remedy.length < 15);
    expect(poor.map(({ code }) => code)).toEqual([]);
  });

  it.each(Object.keys(findings))("%s is found by its code", (code) => {
    expect(
      search(code)
        .slice(0, 5)
        .map((hit) => hit.code),
    ).toContain(code);
  });
});

describe("every formula of the engine", () => {
  it("is there, with source and subject", () => {
    expect(formulas.length).toBeGreaterThan(500);
    const poor = formulas.filter(({ document, clause, printed }) => document === "" || clause === "" || printed === "");
    expect(poor.map(({ id }) => id)).toEqual([]);
    const unnamed = formulas.map(subjectOf).filter((subject) => formulaSubjects[subject] === undefined);
    expect([...new Set(unnamed)]).toEqual([]);
  });

  it("is found by its id and by its name", () => {
    const lost = formulas.filter(({ id }) => {
      const isFound = (words: string) => search(words).some(({ code }) => code === id);
      return !isFound(id) || !isFound(formulaTitle(id));
    });
    expect(lost.map(({ id }) => id)).toEqual([]);
  });
});

describe("names that screens know", () => {
  it("lead to the finding and to the formula", () => {
    expect(followAlias("finding-drive-slips", book)).toEqual({
      kind: "place",
      page: "findings-drives",
      anchor: "drive-slips",
    });
    expect(followAlias("formula-cema-5~wrap-factor", book)).toEqual({
      kind: "place",
      page: "formulas-cema-5",
      anchor: "wrap-factor",
    });
  });

  it("lead to a search where there is no page, and nowhere for other names", () => {
    expect(followAlias("formula-methods~sum-of-all", book)).toEqual({ kind: "search", words: "Sum of all" });
    expect(followAlias("getting-lost", book)).toBeUndefined();
  });

  it("hide no page of a finding or formula", () => {
    const hidden = book.pages.filter(({ name }) => /^(finding|formula)-/.test(name));
    expect(hidden).toEqual([]);
  });
});

describe("search", () => {
  it("leads with the page that teaches: slip", () => {
    expect(search("slip")[0]).toMatchObject({ page: "traction" });
  });

  it("finds what is typed with a letter wrong", () => {
    expect(search("traktion").map(({ page }) => page)).toContain("traction");
  });

  it("finds nothing for nothing", () => {
    expect(search("zzzzqqqq")).toEqual([]);
  });
});
