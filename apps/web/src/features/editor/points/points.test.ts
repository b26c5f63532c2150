import { findFieldAt, newConveyor } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { createEditor } from "../document/editor.ts";
import { readCell } from "./cell-text.ts";
import { gridColumns } from "./columns.ts";
import { readDxf } from "./dxf-places.ts";
import { fileText } from "./file-text.ts";
import { pasteInto, shownOrder, typeInto } from "./grid-edits.ts";
import { blockAtPoint, movedBlock, rangeOf } from "./grid-selection.ts";
import { importPlaces } from "./import-places.ts";
import { decimalSignOf, plainDecimal } from "./number-style.ts";
import { pastePlan } from "./paste-plan.ts";
import { placesPlan } from "./places-plan.ts";
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
    ["12,5 m", "12.5 m"],
    ["1’234.5", "1234.5"],
    ["1,2,3", "1,2,3"],
    ["12..5", "12..5"],
    ["12 34", "12 34"],
    ["12.05.2026", "12.05.2026"],
    ["1,234", undefined],
  ])("%s is the number %s", (text, number) => {
    expect(plainDecimal(text)).toBe(number);
  });

  it("tells by its other numbers what a comma before three digits means", () => {
    const german = [["1,5", "0,000", "12,345", "1.234"]];
    expect(decimalSignOf(german)).toBe(",");
    expect(german[0]?.map((text) => plainDecimal(text, decimalSignOf(german)))).toEqual([
      "1.5",
      "0.000",
      "12.345",
      "1234",
    ]);
    const english = [["1,234", "0.5"]];
    expect(plainDecimal("1,234", decimalSignOf(english))).toBe("1234");
    expect(decimalSignOf([["12,345", "6,789"]])).toBeUndefined();
    expect(decimalSignOf([["12.05.2026", "3.5.2 Tail"]])).toBeUndefined();
    expect(decimalSignOf([["1,5", "1.5"]])).toBeUndefined();
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

  it("knows headings in any language by the numbers below them", () => {
    const plan = pastePlan(newConveyor(), readTable("Länge\tQuer\n1,5\t2"), { rows: [0, 1], column }, "metric");
    expect(plan).toMatchObject({ values: [{ value: 1.5 }, { value: 2 }] });
  });

  it("leaves alone what an empty cell or an empty row stands over", () => {
    const target = { rows: [0, 1, 2], column };
    const plan = pastePlan(newConveyor(), readTable("1\t\t3\n\t\t\n4\t5\t6"), target, "metric");
    if (plan.kind !== "values") throw new Error(plan.message);
    expect(plan.values.map(({ path }) => path)).toEqual(
      ["x", "z"].map((name) => `pulls[0].${name}`).concat(["x", "y", "z"].map((name) => `pulls[2].${name}`)),
    );
  });

  it("counts the columns that lie beyond the table", () => {
    const last = gridColumns.length - 1;
    expect(pastePlan(newConveyor(), [["1", "2", "3"]], { rows: [0], column: last }, "metric")).toMatchObject({
      leftOut: 2,
    });
  });
});

describe("an edit of the table", () => {
  const conveyor = newConveyor();
  const open = () => createEditor({ id: "1", saved: { revision: 1, conveyor } });
  const columnOf = (wanted: string) => gridColumns.findIndex(({ name }) => name === wanted);
  const order = conveyor.pulls.map((_, row) => row);

  it("makes a component Manual when a size of it is given, as its form does", () => {
    const editor = open();
    const column = columnOf("shell.shellDia");
    typeInto({ editor, order, system: "metric" }, { top: 0, bottom: 1, left: column, right: column }, "815", "visit");
    const [tail, loading, head] = editor.store.getState().document.pulls;
    expect([tail?.shell.shellDia, tail?.selectShellMode]).toEqual([815, "Manual"]);
    expect(loading?.selectShellMode).toBe("Manual");
    expect(head).toBe(conveyor.pulls[2]);
    editor.undo();
    expect(editor.store.getState().document).toBe(conveyor);
  });

  it("is named by the rows without the headings, and says what was left out", () => {
    const editor = open();
    const place = { editor, order, system: "metric" } as const;
    expect(pasteInto(place, { row: 0, column: columnOf("x") }, [["x"], ["7"]])).toBeUndefined();
    expect(editor.store.getState().past.at(-1)?.label).toBe("Paste 1 row");
    const far = { row: 0, column: gridColumns.length - 1 };
    expect(pasteInto(place, far, [["1", "2"]])).toBe("1 column beyond the table left out.");
  });

  it("shows the rows by a result, too", () => {
    const lengths = [3, 1, 2];
    const document = { ...conveyor, pulls: conveyor.pulls.slice(0, 3) };
    const lengthAt = (path: string) => lengths[Number(/\d+/.exec(path)?.[0])];
    expect(shownOrder(document, { column: columnOf("length"), isDown: false }, lengthAt)).toEqual([1, 2, 0]);
  });
});

describe("places from a table", () => {
  it("are two columns for x and z", () => {
    expect(placesPlan([["5", "1.5"]], "metric")).toEqual({ kind: "places", places: [{ x: 5, y: 0, z: 1.5 }] });
  });

  it.each([
    ["No\tx\ty\tz\n1\t10\t2\t3", { x: 10, y: 2, z: 3 }],
    ["Station\tElevation\n10\t3", { x: 10, y: 0, z: 3 }],
    ["Point\tNorthing (m)\tEasting (m)\tRL\nA\t2\t10\t3", { x: 10, y: 2, z: 3 }],
  ])("are found by their headings in %j", (text, place) => {
    expect(placesPlan(readTable(text), "metric")).toEqual({ kind: "places", places: [place] });
  });

  it("skip empty rows and are refused where a number is missing", () => {
    expect(placesPlan(readTable("1\t2\n\t\n3\t4"), "metric")).toMatchObject({ places: [{ x: 1 }, { x: 3 }] });
    expect(placesPlan(readTable("1\t2\n3\t"), "metric")).toMatchObject({ kind: "unreadable", message: /^Row 2, z/ });
    expect(placesPlan([], "metric").kind).toBe("unreadable");
  });
});

describe("places from files", () => {
  it("come from CSV with semicolons and decimal commas", () => {
    expect(importPlaces("s.csv", "\uFEFFx;y;z\n1,5;0;2,25\n", "metric")).toEqual({
      kind: "places",
      places: [{ x: 1.5, y: 0, z: 2.25 }],
    });
  });

  it("come from quoted and from blank-separated text, too", () => {
    const places = [{ x: 1.5, y: 0, z: 2.25 }];
    expect(importPlaces("s.csv", '"x","y","z"\n"1,5","0","2,25"\n', "metric")).toEqual({ kind: "places", places });
    expect(importPlaces("s.txt", "1.5 0   2.25\n", "metric")).toEqual({ kind: "places", places });
  });

  it.each([
    ["two columns of decimal commas", "0,00;1,25\n100,5;2,75", [0, 1.25, 100.5, 2.75]],
    ["blanks between decimal commas", "0,00 1,25\n100,5  2,75", [0, 1.25, 100.5, 2.75]],
    ["lines above the headings", "Survey of the north line\n\nx;z\n0;1,25\n100,5;2,75", [0, 1.25, 100.5, 2.75]],
    ["a column of names", "A,0,5,1.25\nB,100.5,5,2.75", [0, 1.25, 100.5, 2.75]],
    ["a column that counts", "1,0,5,1.25\n2,100.5,5,2.75", [0, 1.25, 100.5, 2.75]],
    ["German headings", "Punkt;Hoch;Rechts;Höhe\n7;5;0;1,25\n9;5;100,5;2,75", [0, 1.25, 100.5, 2.75]],
  ])("are found in a text with %s", (_, text, numbers) => {
    const plan = importPlaces("s.csv", text, "metric");
    expect(plan.kind === "places" && plan.places.flatMap(({ x, z }) => [x, z])).toEqual(numbers);
  });

  it("are refused, not left out, where the first rows miss a number", () => {
    const plan = importPlaces("s.csv", "0;\n5;\n10;2", "metric");
    expect(plan).toEqual({ kind: "unreadable", message: "Row 1, z: There is no number." });
  });

  // Höhe in windows-1252, in UTF-8 and in UTF-16 with its mark.
  it.each([
    [[0x48, 0xf6, 0x68, 0x65]],
    [[0x48, 0xc3, 0xb6, 0x68, 0x65]],
    [[0xff, 0xfe, 0x48, 0, 0xf6, 0, 0x68, 0, 0x65, 0]],
  ])("are read whatever the letters of the file are coded by", (bytes) => {
    expect(fileText(Uint8Array.from(bytes))).toBe("Höhe");
  });

  const dxf = (...pairs: readonly (string | number)[]) =>
    ["0", "SECTION", "2", "ENTITIES", ...pairs, "0", "ENDSEC", "0", "EOF"].join("\r\n");

  it("come from a flat DXF polyline as a profile", () => {
    const text = dxf(0, "LWPOLYLINE", 90, 2, 10, 0, 20, 1.5, 10, 50, 20, 6.5);
    expect(placesIn(text)).toEqual([
      { x: 0, y: 0, z: 1.5 },
      { x: 50, y: 0, z: 6.5 },
    ]);
  });

  it("say which polyline they are of where a drawing has more than one", () => {
    const text = dxf(0, "LWPOLYLINE", 10, 0, 20, 1, 10, 9, 20, 2, 0, "LWPOLYLINE", 10, 1, 20, 1);
    expect(importPlaces("a.dxf", text, "metric")).toMatchObject({
      places: [{ x: 0 }, { x: 9 }],
      note: "the polyline of most points of 2",
    });
  });

  it("come from a 3D DXF polyline in space, and from lines end to end", () => {
    const vertex = (x: number, y: number, z: number) => [0, "VERTEX", 10, x, 20, y, 30, z];
    const text = dxf(0, "POLYLINE", ...vertex(0, 1, 2), ...vertex(10, 2, 3), 0, "SEQEND");
    expect(placesIn(text)).toEqual([
      { x: 0, y: 1, z: 2 },
      { x: 10, y: 2, z: 3 },
    ]);
    const line = (x: number, to: number) => [0, "LINE", 10, x, 20, 0, 30, x / 10, 11, to, 21, 0, 31, to / 10];
    const xs = (text: string) => placesIn(text).map(({ x }) => x);
    expect(xs(dxf(...line(0, 5), ...line(5, 9)))).toEqual([0, 5, 9]);
    expect(xs(dxf(...line(5, 9), ...line(40, 41), ...line(5, 0), ...line(9, 12)))).toEqual([0, 5, 9, 12]);
  });

  // $INSUNITS of the DXF reference: 4 are millimetres, 2 feet, 0 none.
  it.each([
    [4, 5],
    [2, 1524],
    [0, 5000],
  ])("are in metres from a drawing in unit %i", (unit, x) => {
    const head = ["0", "SECTION", "2", "HEADER", "9", "$INSUNITS", "70", String(unit), "0", "ENDSEC"].join("\r\n");
    const drawing = dxf(0, "LWPOLYLINE", 10, 0, 20, 0, 10, 5000, 20, 1000);
    expect(placesIn(`${head}\r\n${drawing}`)[1]?.x).toBe(x);
  });

  it("are refused where a drawing holds none", () => {
    expect(importPlaces("empty.dxf", dxf(), "metric").kind).toBe("unreadable");
    expect(readDxf(dxf(0, "LWPOLYLINE", 10, "east", 20, 1, 10, 5, 20, 2)).kind).toBe("unreadable");
  });
});

function placesIn(text: string) {
  const plan = readDxf(text);
  if (plan.kind !== "places") throw new Error(plan.message);
  return plan.places;
}

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

  it("follows a point chosen elsewhere, or sorted to another row", () => {
    expect(blockAtPoint(at(0, 2), [0, 1, 2], 2)).toEqual(at(2, 2));
    expect(blockAtPoint(at(0, 2), [2, 1, 0], 0)).toEqual(at(2, 2));
    const chosen = { anchor: { row: 0, column: 1 }, active: { row: 2, column: 2 } };
    expect(blockAtPoint(chosen, [0, 1, 2], 2)).toBe(chosen);
  });

  it("leaves other keys to the cell", () => {
    expect(movedBlock(at(0, 0), key("a"), size)).toBeUndefined();
  });
});
