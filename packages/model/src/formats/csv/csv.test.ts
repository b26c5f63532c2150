import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { FieldDefinition, FieldValue } from "../../fields/field.ts";
import { getLibrary, libraries } from "../../libraries/all.ts";
import type { LibraryDefinition } from "../../libraries/definition.ts";
import { parseLibraryValues } from "../../libraries/parse-values.ts";
import type { LibraryValues } from "../../libraries/row.ts";
import { newRow, rowFields } from "../../libraries/row-fields.ts";
import { csvToRows } from "./read-rows.ts";
import { rowsToCsv } from "./write-rows.ts";

const brakes = getLibrary("brakes");
const aBrake = newRow(brakes);
const header = rowFields(brakes)
  .map(({ name }) => name)
  .join(",");
const line = "Mine,One,true,true,B 1,1,2,3,4,5,6,7,8,9";
const oneBrake = {
  ...{ category: "Mine", description: "One", metric: true, allowSelection: true, caliper: "B 1" },
  ...{ minClampingForce: 1, maxClampingForce: 2, lossOfForcePercentPermm: 3, operatingPressure: 4, maxAirGap: 5 },
  ...{ padSurfacePressure: 6, padOffsetDistance: 7, mass: 8, price: 9 },
};

function valueFor(field: FieldDefinition): fc.Arbitrary<FieldValue> {
  switch (field.kind) {
    case "number":
      if (field.integer) return fc.integer({ min: field.min, max: field.max });
      return fc.double({ min: field.min, max: field.max, noNaN: true });
    case "text":
      return fc.oneof(
        fc.string({ unit: "grapheme", maxLength: 20 }),
        fc.constantFrom("=1+1", "'=1", "-x", 'a,"b"', ";"),
      );
    case "choice":
      return fc.constantFrom(...field.options);
    case "boolean":
      return fc.boolean();
    case "points":
      return fc.array(fc.record(Object.fromEntries(field.columns.map((column) => [column.name, numberFor(column)]))), {
        maxLength: 5,
      });
  }
}

/** Values of all kinds matter here, not whether they make sense together. */
const definitions = libraries.map(({ check: _check, ...library }) => [library.plural, library] as const);

function validRow(library: LibraryDefinition, row: LibraryValues): LibraryValues {
  const parsed = parseLibraryValues(library, {
    ...row,
    category: `c${row.category}`,
    description: `d${row.description}`,
  });
  if (parsed.kind === "invalid") throw new Error(JSON.stringify(parsed.issues));
  return parsed.values;
}

function numberFor({ min, max }: { readonly min: number; readonly max: number }) {
  return fc.double({ min, max, noNaN: true });
}

describe("CSV files", () => {
  it.each(definitions)("of %s read back as written", (_plural, library) => {
    const values = fc.record(Object.fromEntries(rowFields(library).map((field) => [field.name, valueFor(field)])));
    const valid = values.map((row) => validRow(library, row));
    fc.assert(
      fc.property(fc.array(valid, { maxLength: 5 }), (rows) => {
        expect(csvToRows(library, rowsToCsv(library, rows))).toEqual({ kind: "read", rows, categoriesRenamed: 0 });
      }),
      { numRuns: 50 },
    );
  });

  it("carry the specification's field names and no owner", () => {
    expect(rowsToCsv(brakes, [{ ...aBrake, _id: "1", userName: "me" }]).split("\r\n")[0]).toBe(header);
  });

  it.each([
    ["the line ends of any system", `${header}\n${line}\n`],
    ["a byte order mark", `\uFEFF${header}\r\n${line}`],
    ["semicolons", `${header}\n${line}`.replaceAll(",", ";")],
    ["tabs", `${header}\n${line}`.replaceAll(",", "\t")],
    ["empty lines", `\n${header}\n\n${line}\n,,,,,,,,,,,,,\n\n`],
    ["capital booleans", `${header}\n${line.replaceAll("true", "TRUE")}`],
    ["columns only the server sets", `no,userName,${header}\n1,library,${line}`],
  ])("may have %s", (_name, text) => {
    expect(csvToRows(brakes, text)).toEqual({ kind: "read", rows: [oneBrake], categoriesRenamed: 0 });
  });

  it("may have columns in any order", () => {
    const turned = [header, line].map((cells) => cells.split(",").toReversed().join(",")).join("\n");
    expect(csvToRows(brakes, turned)).toMatchObject({ kind: "read", rows: [oneBrake] });
  });

  it("tell how many rows asked for the reserved category", () => {
    const read = csvToRows(brakes, [header, line, line.replace("Mine", "All")].join("\n"));
    expect(read).toMatchObject({ rows: [{ category: "Mine" }, { category: "All - 1" }], categoriesRenamed: 1 });
  });

  it("hold no text a spreadsheet would run", () => {
    const text = rowsToCsv(brakes, [{ ...aBrake, description: '=HYPERLINK("x")' }]);
    expect(text).toContain(`"'=HYPERLINK(""x"")"`);
  });

  it.each(["Belt;=1+1", "Belt;;@SUM(A1)", 'Belt;"=1+1"', "Belt;'=1+1", "'=1+1;-2"])(
    "hold no text that runs where cells part at semicolons: %s",
    (description) => {
      const text = rowsToCsv(brakes, [{ ...aBrake, description }]);
      const cells = text.split("\r\n").flatMap((written) => written.split(/[,;]/));
      expect(cells.filter((cell) => /^"*[=+\-@]/.test(cell))).toEqual([]);
      expect(csvToRows(brakes, text)).toMatchObject({ rows: [{ description }] });
    },
  );

  it.each([
    ["an empty file", "", { line: 1, field: "", message: "The file is empty." }],
    ["an unknown column", `${header},colour\n${line},red`, { line: 1, field: "colour" }],
    ["a column twice", `${header},mass\n${line},1`, { line: 1, field: "mass" }],
    [
      "a missing column",
      header.replace(",mass", ""),
      { line: 1, field: "mass", message: "Has no column in the file." },
    ],
    ["a short line", `${header}\n${line}\nMine,Two`, { line: 3, message: "Has 2 cells where the header has 14." }],
    ["an empty number", `${header}\n${line.replace(",8,", ",,")}`, { line: 2, field: "mass" }],
    ["a decimal comma", `${header}\n${line}`.replace(",8,", ',"8,5",'), { line: 2, field: "mass" }],
    ["hexadecimal", `${header}\n${line.replace(",8,", ",0x10,")}`, { line: 2, field: "mass" }],
    ["infinity", `${header}\n${line.replace(",8,", ",1e999,")}`, { line: 2, field: "mass" }],
    ["a contradiction", `${header}\n\n${line.replace(",1,2,", ",3,2,")}`, { line: 3, field: "minClampingForce" }],
    [
      "a cell over two lines",
      `${header}\n${line.replace("One", '"O\nne"')}\n${line}`,
      { line: 2, field: "description" },
    ],
  ])("are refused for %s, with the place", (_name, text, issue) => {
    expect(csvToRows(brakes, text)).toMatchObject({ kind: "invalid", issues: [issue] });
  });

  it("count lines on past cells that run over several", () => {
    const text = [header, line.replace("One", '"O\nne"'), line.replace(",8,", ",x,")].join("\n");
    const read = csvToRows(brakes, text);
    expect(read.kind === "invalid" && read.issues.map((issue) => issue.line)).toEqual([2, 4]);
  });

  it("name at most some hundred faults", () => {
    const read = csvToRows(brakes, [header, ...Array(5000).fill(line.replace(",8,", ",x,"))].join("\n"));
    expect(read.kind === "invalid" && read.issues.length).toBe(200);
  });
});
