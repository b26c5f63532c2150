import { describe, expect, it } from "vitest";
import { knownPeople, mentionParts, offeredPeople, typedMention } from "./mentions.ts";

const people = ["Ann", "Ann Lee", "bob@firm.test"];

describe("a mention", () => {
  it("is being typed from its @ to the caret, and not within an address", () => {
    expect(typedMention("Ask @an", 7)).toEqual({ at: 4, begun: "an" });
    expect(typedMention("Ask @Ann Le", 11)).toEqual({ at: 4, begun: "Ann Le" });
    expect(typedMention("mail me@firm", 12)).toBeUndefined();
    expect(typedMention("@an\nnext", 8)).toBeUndefined();
  });

  it("offers those whose name begins so, and nobody once the name is there", () => {
    expect(offeredPeople(people, "le")).toEqual(["Ann Lee"]);
    expect(offeredPeople(people, "")).toEqual(people);
    expect(offeredPeople(people, "ann lee")).toEqual([]);
  });

  it("offers everyone but the person who writes, whose name is marked all the same", () => {
    expect(knownPeople({ people, self: "Ann" })).toEqual({ all: people, offered: ["Ann Lee", "bob@firm.test"] });
    expect(knownPeople({ people })).toEqual({ all: people, offered: people });
  });

  it("is marked in the text, the longest name that fits, as a whole", () => {
    const marked = (text: string) =>
      mentionParts(text, people)
        .filter(({ isMention }) => isMention)
        .map((part) => part.text);
    expect(marked("@Ann Lee and @bob@firm.test.")).toEqual(["@Ann Lee", "@bob@firm.test"]);
    expect(marked("@Anna")).toEqual([]);
    expect(mentionParts("<b>@Ann</b>", people).map((part) => part.text)).toEqual(["<b>", "@Ann", "</b>"]);
  });
});
