import { getLibrary, type LibraryDefinition, libraries, newRow } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { type StoredRow, toLibraryRow } from "./record.ts";
import { toRowText } from "./row-text.ts";

function stored(definition: LibraryDefinition, changes: Readonly<Record<string, unknown>> = {}): StoredRow {
  const { category: _category, description: _description, ...values } = { ...newRow(definition), ...changes };
  const named = { category: 'Steel "wide"', description: "Ø 800 \\ 1000" };
  return { id: "1", no: 7, user_name: "a@example.com", ...named, revision: 3, data: JSON.stringify(values) };
}

const belts = getLibrary("belts");

describe("the text of a row", () => {
  it.each(libraries.map((definition) => ({ name: definition.plural, definition })))(
    "says of $name what the row says, from the very text that is stored",
    ({ definition }) => {
      const row = stored(definition);
      const text = toRowText(definition, row);
      expect(JSON.parse(text)).toEqual(toLibraryRow(definition, row));
      expect(text).toContain(row.data.slice(1));
    },
  );

  it.each([
    { what: "quotes, backslashes and braces", changes: { beltClass: '"},{"a":1}\\' } },
    { what: "letters beyond ASCII", changes: { beltClass: "Größe 第一 😀" } },
    { what: "small and large numbers", changes: { beltStrength: 1e-7, beltModulus: 1.5e21, carcassT: -0.5 } },
    { what: "a field it does not know", changes: { colour: "red" } },
  ])("keeps $what", ({ changes }) => {
    const row = stored(belts, changes);
    expect(JSON.parse(toRowText(belts, row))).toEqual(toLibraryRow(belts, row));
  });

  it("gives a field that came after the row was stored its default", () => {
    const row = stored(belts, { coverDensity: undefined });
    expect(row.data).not.toContain("coverDensity");
    // The specification's default of a new belt.
    expect(JSON.parse(toRowText(belts, row))).toMatchObject({ coverDensity: 1.13 });
  });
});
