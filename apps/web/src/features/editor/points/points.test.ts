import { findFieldAt, newConveyor } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { plainDecimal, readCell } from "./cell-text.ts";
import { gridColumns } from "./columns.ts";
import { readDxf } from "./dxf-places.ts";
import { movedBlock, rangeOf } from "./grid-selection.ts";
import { importPlaces } from "./import-places.ts";
import { pastePlan, placesPlan } from "./paste-plan.ts";
import { readTable, writeTable } from "./table-text.ts";

describe("text from a spreadsheet", () => {
  it("is read with tabs, quotes and both kinds of line ends", () => {
    expect(readTable('1\t"two ""2"""\r\n"a\tb"\t4\r\n')).toEqual([
      ["1", 'two "2"'],
      ["a\tb", "4"],
    ]);
    expect(readTable("")).toEqual([]);
  });

  it("comes back as it was written", () => {
    const table = [
      ["a\nb", 'say "x"', ""],
      ["1", "2\t3", "4"],
    ];
    expect(readTable(writeTable(table))).toEqual(table);
  });

  it.each([
    ["1234.5", "1234.5"],
    ["1,234.5", "1234.5"],
    ["1.234,5", "1234.5"],
    ["1,5", "1.5"],
    ["-0,75", "-0.75"],
    ["12 345,6", "12345.6"],
    ["1,234,567", "1234567"],
    ["48 in", "48 in"],
    ["1,234", undefined],
  ])("%s is the number %s", (text, number) => {
    expect(plainDecimal(text)).toBe(number);
  });

  it("is taken in the unit shown, and choices by their first letters", () => {
    const x = findFieldAt("pulls[0].x");
    const type = findFieldAt("pulls[0].pType");
    if (!x || !type) throw new Error("No such field");
    expect(readCell(x, "10", undefined, "imperial")).toEqual({ kind: "value", value: 3.048 });
    expect(readCell(type, "hop", undefined, "metric")).toEqual({ kind: "value", value: "Hopper" });
    expect(readCell(type, "wheel", undefined, "metric").kind).toBe("unreadable");
  });
});

describe("a paste into the table of points", () => {
  const column = gridColumns.findIndex(({ name }) => name === "x");

  it("leaves out the row of headings and goes on below the end", () => {
    const target = { rows: [5, 6], column };
    const pasted = readTable("x\ty\tz\n1\t2\t3\n4\t5\t6\n7\t8\t9");
    const plan = pastePlan(newConveyor(), pasted, target, "metric");
    if (plan.kind !== "values") throw new Error(plan.message);
    expect(plan.rows).toBe(8);
    expect(plan.values.slice(-3)).toEqual([
      { path: "pulls[7].x", value: 7 },
      { path: "pulls[7].y", value: 8 },
      { path: "pulls[7].z", value: 9 },
    ]);
  });

  it("names the cell that cannot be read", () => {
    const plan = pastePlan(newConveyor(), [["1"], ["north"]], { rows: [0, 1], column }, "metric");
    expect(plan).toMatchObject({ kind: "unreadable", message: expect.stringContaining("Row 2, x") });
  });

  it("takes two columns for x and z", () => {
    expect(placesPlan([["5", "1.5"]], "metric")).toEqual({ kind: "places", places: [{ x: 5, y: 0, z: 1.5 }] });
  });
});

describe("places from files", () => {
  it("come from CSV with semicolons and decimal commas", () => {
    expect(importPlaces("s.csv", "\uFEFFx;y;z\n1,5;0;2,25\n", "metric")).toEqual({
      kind: "places",
      places: [{ x: 1.5, y: 0, z: 2.25 }],
    });
  });

  const dxf = (...pairs: readonly (string | number)[]) =>
    ["0", "SECTION", "2", "ENTITIES", ...pairs, "0", "ENDSEC", "0", "EOF"].join("\r\n");

  it("come from a flat DXF polyline as a profile", () => {
    const text = dxf(0, "LWPOLYLINE", 90, 2, 10, 0, 20, 1.5, 10, 50, 20, 6.5);
    expect(readDxf(text)).toEqual([
      { x: 0, y: 0, z: 1.5 },
      { x: 50, y: 0, z: 6.5 },
    ]);
  });

  it("come from a 3D DXF polyline in space, and from lines end to end", () => {
    const vertex = (x: number, y: number, z: number) => [0, "VERTEX", 10, x, 20, y, 30, z];
    const text = dxf(0, "POLYLINE", ...vertex(0, 1, 2), ...vertex(10, 2, 3), 0, "SEQEND");
    expect(readDxf(text)).toEqual([
      { x: 0, y: 1, z: 2 },
      { x: 10, y: 2, z: 3 },
    ]);
    const line = (x: number, to: number) => [0, "LINE", 10, x, 20, 0, 30, 1, 11, to, 21, 0, 31, 2];
    expect(readDxf(dxf(...line(0, 5), ...line(5, 9))).map(({ x }) => x)).toEqual([0, 5, 9]);
  });

  it("are refused where a drawing holds none", () => {
    expect(importPlaces("empty.dxf", dxf(), "metric").kind).toBe("unreadable");
  });
});

describe("moving in the table", () => {
  const size = { rows: 5, columns: 4 };
  const at = (row: number, column: number) => ({ anchor: { row, column }, active: { row, column } });
  const key = (name: string, more = {}) => ({ key: name, shiftKey: false, ctrlKey: false, metaKey: false, ...more });

  it("stops at the edges and extends with Shift", () => {
    expect(movedBlock(at(0, 0), key("ArrowUp"), size)?.active).toEqual({ row: 0, column: 0 });
    expect(movedBlock(at(1, 1), key("ArrowDown", { ctrlKey: true }), size)?.active).toEqual({ row: 4, column: 1 });
    const block = movedBlock(at(2, 2), key("ArrowUp", { shiftKey: true }), size);
    expect(block && rangeOf(block)).toEqual({ top: 1, bottom: 2, left: 2, right: 2 });
  });

  it("leaves other keys to the cell", () => {
    expect(movedBlock(at(0, 0), key("a"), size)).toBeUndefined();
  });
});
