import { describe, expect, it } from "vitest";
import { parseHelp, parseInline, plainText } from "./parse-help.ts";

describe("the marks of a help page", () => {
  it("make headings with an address, paragraphs and lists", () => {
    const blocks = parseHelp("## Slip, and why\nA belt\nslips.\n\n- one\n- two\n1. first");
    expect(blocks).toEqual([
      { kind: "heading", level: 2, id: "slip-and-why", text: "Slip, and why" },
      { kind: "paragraph", parts: [{ kind: "text", text: "A belt slips." }] },
      { kind: "list", isOrdered: false, items: [[{ kind: "text", text: "one" }], [{ kind: "text", text: "two" }]] },
      { kind: "list", isOrdered: true, items: [[{ kind: "text", text: "first" }]] },
    ]);
  });

  it("make tables, equations, notes and things made from data", () => {
    const blocks = parseHelp("| a | b |\n| 1 | 2 |\n$ F = m * a\n> mind this\n::fields belt");
    expect(blocks.map(({ kind }) => kind)).toEqual(["table", "equation", "note", "made"]);
    expect(blocks.at(-1)).toEqual({ kind: "made", what: "fields", of: "belt" });
  });

  it("keep each equation a line of its own", () => {
    expect(parseHelp("$ a = b\n$ c = d")).toHaveLength(2);
  });

  it("mark words inside a paragraph", () => {
    const parts = parseInline("**Bold**, `code`, $T_2$ and [a page](drives#slip).");
    expect(parts.map(({ kind }) => kind)).toEqual(["strong", "text", "code", "text", "symbol", "text", "link", "text"]);
    expect(plainText(parts)).toBe("Bold, code, T_2 and a page.");
  });
});
