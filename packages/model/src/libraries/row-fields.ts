import type { FieldDefinition } from "../fields/field.ts";
import { commonFields } from "./common-fields.ts";
import type { LibraryDefinition } from "./definition.ts";
import type { LibraryValues } from "./row.ts";

/** All fields a person may fill in: the common ones first, then the library's own, in form order. */
export function rowFields(definition: LibraryDefinition): readonly FieldDefinition[] {
  return [...commonFields, ...definition.fields];
}

/** The values an add form starts with. */
export function newRow(definition: LibraryDefinition): LibraryValues {
  const defaults = rowFields(definition).map((field) => [field.name, field.default] as const);
  return {
    ...Object.fromEntries(defaults),
    category: definition.newCategory,
    description: definition.newDescription,
  };
}
