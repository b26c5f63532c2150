import { firstDesign } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { makeBook } from "../make-book.ts";
import { inputOf } from "../test-support/inputs.ts";

function sectionsOf(lift: number) {
  const input = inputOf(firstDesign({ capacity: 1200, length: 400, lift, width: 1200 }));
  const book = makeBook(input, { reports: ["sections"], language: "en", system: "metric" });
  const table = book.reports[0]?.blocks.find((block) => block.kind === "table");
  if (table?.kind !== "table") throw new Error("No table of sections");
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
  const sections = sectionsOf(lift);

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

  it("lift by their points as much as they lower round the loop", () => {
    // Handbook 2.2: ΣH = 0 around the loop by construction.
    expect(sections.reduce((sum, { number }) => sum + number("Lift of points"), 0)).toBeCloseTo(0, 9);
  });
});
