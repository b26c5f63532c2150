import { type FieldDefinition, type LibraryDefinition, rowFields } from "@beltwright/model";
import { type StoredRow, toLibraryRow } from "./record.ts";

/**
 * The JSON of `toLibraryRow`. Where the stored text holds every field of the definition, as almost always, it is
 * taken as it is: reading it into an object and writing it again costs more than the query that found it.
 */
export function toRowText(definition: LibraryDefinition, stored: StoredRow): string {
  if (!completeRow(definition).test(stored.data)) return JSON.stringify(toLibraryRow(definition, stored));
  const { id: _id, no, user_name: userName, category, description, revision } = stored;
  const columns = JSON.stringify({ _id, no, userName, category, description, revision });
  return `${columns.slice(0, -1)},${stored.data.slice(1)}`;
}

const patterns = new WeakMap<LibraryDefinition, RegExp>();

/** Matches the text of a row that has all fields in the order of the definition. */
function completeRow(definition: LibraryDefinition): RegExp {
  const pattern = patterns.get(definition) ?? makePattern(definition);
  patterns.set(definition, pattern);
  return pattern;
}

function makePattern(definition: LibraryDefinition): RegExp {
  const inside = rowFields(definition).filter(({ name }) => name !== "category" && name !== "description");
  return new RegExp(`^\\{${inside.map((field) => `"${field.name}":${valuePattern(field)}`).join(",")}\\}$`);
}

/** Each takes one value and stops, so that a text that does not match is given up at once. */
function valuePattern({ kind }: FieldDefinition): string {
  switch (kind) {
    case "number":
      return "-?[0-9][0-9.e+-]*";
    case "boolean":
      return "(?:true|false)";
    case "text":
    case "choice":
      return '"(?:[^"\\\\]|\\\\.)*"';
    case "points":
      return "\\[[^\\]]*\\]";
  }
}
