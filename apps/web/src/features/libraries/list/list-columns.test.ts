import { getLibrary, type LibraryRow, libraries, newRow } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { cellText, columnUnit, listColumns, shownColumns } from "./list-columns.ts";

const brakes = getLibrary("brakes");

function aBrake(values: Partial<LibraryRow> = {}): LibraryRow {
  return {
    ...newRow(brakes),
    _id: "b1",
    no: 1,
    userName: "me@firm.test",
    category: "Mine",
    description: "Caliper",
    metric: true,
    allowSelection: true,
    scope: "own",
    revision: 1,
    ...values,
  };
}

function column(name: string) {
  const { first, more } = listColumns(brakes);
  const found = [...first, ...more].find((candidate) => candidate.name === name);
  if (!found) throw new Error(`There is no column ${name}`);
  return found;
}

describe("the columns of a list", () => {
  it("are description, category and then those the definition puts first", () => {
    const names = listColumns(brakes).first.map(({ name }) => name);
    expect(names).toEqual(["description", "category", ...brakes.columns]);
  });

  it.each(libraries)("show every field of $plural once, but for tables of points", (definition) => {
    const { first, more } = listColumns(definition);
    const names = [...first, ...more].map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    const fields = definition.fields.filter(({ kind }) => kind !== "points").map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining([...fields, "metric", "allowSelection", "no", "userName"]));
  });

  it("come in the order of the definition, however they were chosen", () => {
    const names = shownColumns(listColumns(brakes), ["userName", "price"]).map(({ name }) => name);
    expect(names.slice(-2)).toEqual(["price", "userName"]);
  });

  it("carry the unit of the chosen system", () => {
    expect(columnUnit(column("maxAirGap"), "metric")).toBe("mm");
    expect(columnUnit(column("maxAirGap"), "imperial")).toBe("in");
    expect(columnUnit(column("caliper"), "metric")).toBe("");
  });
});

describe("a cell of a list", () => {
  it("shows four significant digits, and all of them with the unit on hovering", () => {
    const row = aBrake({ maxAirGap: 1.234567 });
    expect(cellText(column("maxAirGap"), row, "metric")).toEqual({ text: "1.235", full: "1.234567 mm" });
  });

  it("converts to imperial", () => {
    expect(cellText(column("maxAirGap"), aBrake({ maxAirGap: 25.4 }), "imperial")).toEqual({ text: "1", full: "1 in" });
  });

  it("says yes or no, and leaves text alone", () => {
    expect(cellText(column("allowSelection"), aBrake({ allowSelection: false }), "metric").text).toBe("No");
    expect(cellText(column("description"), aBrake(), "imperial").text).toBe("Caliper");
    expect(cellText(column("no"), aBrake({ no: 12345 }), "metric").text).toBe("12345");
  });
});
