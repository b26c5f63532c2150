import { describe, expect, it } from "vitest";
import { conveyorDefinition } from "./conveyor-definition.ts";
import { fieldsOf, type RecordDefinition } from "./definition.ts";
import { editorForms } from "./forms.ts";

function countFields(record: RecordDefinition): number {
  return fieldsOf(record).length + record.parts.reduce((sum, part) => sum + countFields(part.record), 0);
}

describe("the forms of the editor", () => {
  const forms = editorForms();

  it("show every field of the document exactly once", () => {
    const shown = forms.flatMap(({ places }) =>
      places.flatMap(({ path, groups }) => groups.flatMap(({ fields }) => fields.map(({ name }) => `${path}.${name}`))),
    );
    expect(new Set(shown).size).toBe(shown.length);
    expect(shown).toHaveLength(countFields(conveyorDefinition));
  });

  it("are never empty", () => {
    for (const { name, places } of forms) expect(places.length, name).toBeGreaterThan(0);
  });

  it("know where each group stands", () => {
    const places = (name: string) => forms.find((form) => form.name === name)?.places.map(({ path }) => path);
    expect(places("material")).toEqual(["", "matl"]);
    expect(places("points")).toEqual(["pulls[]"]);
    expect(places("pulleys")).toEqual([
      "pulls[]",
      "pulls[].shaft",
      "pulls[].shaftMatl",
      "pulls[].shell",
      "pulls[].width",
    ]);
    expect(places("brakes")).toEqual(["pulls[]", "drives[]", "drives[].brake"]);
  });
});
