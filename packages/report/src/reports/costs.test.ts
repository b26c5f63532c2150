import { newConveyor } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import type { Cell } from "../description/report.ts";
import { makeBook } from "../make-book.ts";
import { inputOf } from "../test-support/inputs.ts";

const start = newConveyor();
const conveyor = {
  ...start,
  topCover: 6,
  bottomCover: 2,
  belt: { ...start.belt, carcassPrice: 50, coverPrice: 4 },
  csIdler: { ...start.csIdler, price: 310 },
  pulls: start.pulls.map((pull) => ({
    ...pull,
    shell: { ...pull.shell, description: "Shell A", cost: 1000 },
    shaft: { ...pull.shaft, description: "Shaft B", brgDesignation: "22226 K", cost: 400, brgCost: 150 },
  })),
};

describe("the bill of materials", () => {
  const input = inputOf(conveyor);
  const [report] = makeBook(input, { reports: ["bill-of-materials"], system: "metric" }).reports;
  const table = report?.blocks.find((block) => block.kind === "table");
  if (table?.kind !== "table") throw new Error("expected a table");
  const { columns, rows, totals = [] } = table;
  const column = (title: string) => columns.findIndex((one) => one.title === title);
  const number = (cell: Cell | undefined) => (cell?.kind === "number" ? cell.value : 0);
  const lines = (part: string) => rows.filter(([cell]) => cell?.kind === "text" && cell.text.startsWith(part));

  it("has sums that are those of its lines", () => {
    for (const title of ["Mass", "Price"]) {
      const at = column(title);
      const sum = rows.reduce((total, row) => total + number(row[at]), 0);
      expect(sum).toBeGreaterThan(0);
      expect(number(totals[at])).toBeCloseTo(sum, 6);
    }
  });

  it("prices belt, idlers and pulleys as their parts are priced", () => {
    // By hand: carcass 50 and 8 mm of cover at 4 are 82 for a square metre; a pulley is 1000 + 400 + 2 × 150.
    const [price, quantity] = [column("Price of one"), column("Quantity")];
    const [belt] = lines("Belt");
    expect(number(belt?.[price])).toBeCloseTo(82 * (conveyor.beltWidthInp / 1000), 9);
    expect(number(belt?.[quantity])).toBeCloseTo(Number(input.calculation.results.totalBeltL), 6);
    const [carry] = lines("Carry idlers");
    expect(number(carry?.[column("Price")])).toBe(310 * number(carry?.[quantity]));
    expect(lines("Pulley").map((row) => number(row[price]))).toEqual(lines("Pulley").map(() => 1700));
  });

  it("names shell, shaft and bearings of a pulley, which is listed once", () => {
    const pulleys = conveyor.pulls.filter(({ pType }) => pType !== "Int. Pt" && pType !== "Hopper");
    expect(lines("Pulley")).toHaveLength(pulleys.length);
    expect(lines("Pulley")[0]?.[1]).toEqual({ kind: "text", text: "Shell A; Shaft B; 2 × 22226 K" });
  });
});
