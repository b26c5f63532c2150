import { designFirst, layoutNames } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { layoutSentence } from "./layout-sentence.ts";
import { englishLayouts, germanLayouts } from "./layout-words.ts";

const plant = designFirst({ capacity: 1200, length: 180, lift: 20, width: 1000 }).choice;

describe("the sentence of a layout", () => {
  it("says what the drive pulls, in the reader's units and language", () => {
    expect(layoutSentence(plant, "metric")).toMatch(
      /^One drive at the head: it pulls \d+ kN at most, which one pulley gives\.$/,
    );
    expect(layoutSentence(plant, "imperial")).toMatch(/it pulls [\d,]+ lbf at most/);
    expect(layoutSentence(plant, "metric", "de")).toMatch(/^Ein Antrieb am Kopf: Er zieht höchstens \d+ kN/);
  });

  it("says that a belt which may run by itself is braked at its tail", () => {
    expect(layoutSentence({ ...plant, brake: "tail" }, "metric")).toContain("; a brake at the tail holds the belt");
  });

  it("counts boosters", () => {
    const said = (boosters: readonly number[]) => layoutSentence({ ...plant, layout: "booster", boosters }, "metric");
    expect(said([0.5])).toContain("1 booster on the way");
    expect(said([0.3, 0.6])).toContain("2 boosters on the way");
  });

  it.each(layoutNames)("has the same figures in both languages for %s", (name) => {
    const figures = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();
    expect(figures(germanLayouts.sentences[name])).toEqual(figures(englishLayouts.sentences[name]));
  });
});
