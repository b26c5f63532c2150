import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { conveyorDefinition } from "./conveyor-definition.ts";
import { fieldsOf, type RecordDefinition } from "./definition.ts";
import { parseField } from "./schema.ts";
import { documentTypes } from "./type-source.ts";

/** Formatting may break lines and order imports; names and types may not differ. */
function gist(text: string): readonly string[] {
  return text.split(/[\s,;{}|]+/).toSorted();
}

function allRecords(record: RecordDefinition): readonly RecordDefinition[] {
  return [record, ...record.parts.flatMap((part) => allRecords(part.record))];
}

describe("the static types of the document", () => {
  it.each(documentTypes(conveyorDefinition))("in $name are what the definitions say", ({ name, text }) => {
    const written = readFileSync(new URL(`./types/${name}`, import.meta.url), "utf8");
    expect(gist(written)).toEqual(gist(text));
  });
});

describe("the definitions of the document", () => {
  it.each(allRecords(conveyorDefinition))("name every value of $typeName once", (record) => {
    const names = [...fieldsOf(record), ...record.parts, ...record.outputs].map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    expect(names).not.toContain("extras");
  });

  it.each(allRecords(conveyorDefinition))("of $typeName start within their own limits", (record) => {
    for (const field of fieldsOf(record)) {
      // What has to be written by a person starts empty.
      if (field.kind === "text" && field.required) continue;
      expect(parseField(field, field.default), field.name).toEqual({
        success: true,
        data: field.default,
      });
      expect(field.label, field.name).not.toBe("");
      expect(field.help, field.name).toMatch(/\.$/);
    }
  });
});
