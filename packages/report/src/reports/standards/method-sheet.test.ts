import { firstDesign } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { makeBook } from "../../make-book.ts";
import { inputOf } from "../../test-support/inputs.ts";
import { wordsOf } from "../../words/words.ts";

const { bendNote, bendNoteComponents } = wordsOf("en");

function sheetOf(length: number) {
  const conveyor = firstDesign({ capacity: 800, length, lift: 6, width: 1000 });
  const input = inputOf({ ...conveyor, calcMethod: "GB" });
  return makeBook(input, { reports: ["method-sheet"] }).reports.flatMap(({ blocks }) => blocks);
}

// Handbook 9.3.1: no length coefficient below 80 m.
describe("the tension sheet of GB", () => {
  it.each([
    ["in one lump above 80 m", 200, bendNote],
    ["one by one below", 60, bendNoteComponents],
  ])("says that the calculation counts secondary resistances %s", (_, length, said) => {
    const texts = sheetOf(length).flatMap((block) => ("text" in block ? [block.text] : []));
    expect(texts.filter((text) => text === bendNote || text === bendNoteComponents)).toEqual([said]);
  });
});
