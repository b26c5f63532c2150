import { firstDesign } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { makeBook } from "../make-book.ts";
import { inputOf } from "../test-support/inputs.ts";

function rowsOf(report: "sections" | "straights-and-wraps", lift: number) {
  const input = inputOf(firstDesign({ capacity: 1200, length: 400, lift, width: 1200 }));
  const book = makeBook(input, { reports: [report], language: "en", system: "metric" });
  const table = book.reports[0]?.blocks.findLast((block) => block.kind === "table");
  if (table?.kind !== "table") throw new Error(`No table of ${report}`);
  return table.rows.map((row) => {
    const cell = (title: string) => row[table.columns.findIndex((column) => column.title === title)];
    const number = (title: string) => {
      const found = cell(title);
      return found?.kind === "number" ? found.value : Number.NaN;
    };
    const words = (title: string) => {
      const found = cell(title);
      return found?.kind === "text" ? found.text : "";
    };
    return { number, words };
  });
}

describe.each([40, -40])("the sections of a conveyor that lifts %d m", (lift) => {
  const sections = rowsOf("sections", lift);

  it("have slopes between straight down and straight up, and say which way the belt goes", () => {
    for (const { number, words } of sections) {
      expect(Math.abs(number("Slope"))).toBeLessThanOrEqual(90);
      expect(["Ahead", "Back"]).toContain(words("Travel"));
    }
    // The belt climbs one way and comes down the other.
    const longest = sections.toSorted((one, other) => other.number("Belt length") - one.number("Belt length"));
    const [first, second] = longest;
    expect(first?.words("Travel")).not.toBe(second?.words("Travel"));
    expect(Math.sign(first?.number("Slope") ?? 0)).toBe(-Math.sign(second?.number("Slope") ?? 0));
  });

  it("are nowhere longer on the level than along the belt", () => {
    for (const { number } of sections) expect(number("Level length")).toBeLessThanOrEqual(number("Belt length"));
  });

  it("lift as much as the belt comes down on its pulleys", () => {
    // Handbook 2.2.2: lifts of sections and of arcs add up to 0 round the loop.
    const lifts = sections.map(({ number }) => number("Lift of belt"));
    const rises = rowsOf("straights-and-wraps", lift).map(({ number }) => number("Rise on pulley"));
    expect([...lifts, ...rises].reduce((sum, one) => sum + one, 0)).toBeCloseTo(0, 9);
  });
});
