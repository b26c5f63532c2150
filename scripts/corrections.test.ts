import { correctionWords } from "@beltwright/contract";
import { correctionCodes, mainMovements, movedResults, newConveyor } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { movedDemos } from "./corrections/moved-demos.ts";
import { correctionsPage } from "./corrections/page.ts";

const demos = await movedDemos();
const shareOf = (convNo: string, name: string) =>
  demos.find((demo) => demo.convNo === convNo)?.moved.find(({ path }) => path === name)?.relative;

describe("the demos as they were saved before the corrections", () => {
  it("are all sixteen", () => {
    expect(demos).toHaveLength(16);
  });

  // What the corrections were made for: the load no longer falls a pulley radius towards the head pulley.
  it.each([
    ["SH-01", 0.22],
    ["BF-02", 0.085],
  ])("move: Te of %s was low by about %d", (convNo, share) => {
    expect(Math.abs((shareOf(convNo, "te") ?? 0) - share)).toBeLessThan(0.01);
  });

  it("say why every pull and tension moved", () => {
    const tensions = demos.flatMap(({ moved }) => moved.filter(({ unit }) => unit === "kN" || unit === "kW"));
    expect(tensions.length).toBeGreaterThan(50);
    expect(tensions.filter(({ corrections }) => corrections.length === 0)).toEqual([]);
  });

  it("move no more once they are saved by today's program", () => {
    for (const { now, shipped } of demos) {
      expect(movedResults({ format: 1, results: now }, now, newConveyor())).toEqual([]);
      expect(mainMovements(shipped, shipped)).toEqual([]);
    }
  });
});

describe("the page of corrections", () => {
  it("tells every correction and every demo", () => {
    const page = correctionsPage(demos);
    for (const code of correctionCodes) expect(page).toContain(correctionWords[code].text);
    for (const { convNo } of demos) expect(page).toContain(`| ${convNo} |`);
  });

  // `npm run validation` writes the page anew; here it must already be what the program computes today.
  it("is published as docs/corrections.md", async () => {
    await expect(correctionsPage(demos)).toMatchFileSnapshot("../docs/corrections.md");
  });
});
