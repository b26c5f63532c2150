import { type FieldDefinition, type LibraryDefinition, rowFields } from "@beltwright/model";

interface FieldGroup {
  readonly title: string;
  readonly fields: readonly FieldDefinition[];
}

/** The fields of a form under their headings, both in the order of the definition. */
export function fieldGroups(definition: LibraryDefinition): readonly FieldGroup[] {
  const groups = new Map<string, FieldDefinition[]>();
  for (const field of rowFields(definition)) {
    const fields = groups.get(field.group);
    if (fields) fields.push(field);
    else groups.set(field.group, [field]);
  }
  return [...groups].map(([title, fields]) => ({ title, fields }));
}
