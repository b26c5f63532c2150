import type { FieldDefinition, FieldValue } from "../../fields/field.ts";
import type { LibraryDefinition } from "../../libraries/definition.ts";
import { type FormGroup, form, type OutputDefinition, type RecordDefinition } from "../definition.ts";
import { whole, words } from "../figures.ts";

interface ComponentOptions {
  readonly typeName: string;
  /** The form of the editor that shows it. */
  readonly form: string;
  /** `library` starts with the values of a new library row, `nothing` with zeros: no component chosen yet. */
  readonly startsWith: "library" | "nothing";
  readonly defaults?: Readonly<Record<string, FieldValue>>;
  /** Library name to the name the copy has in the document. */
  readonly renamed?: Readonly<Record<string, string>>;
  /** Fields the copy has beside those of its library. */
  readonly more?: FormGroup;
  readonly outputs?: readonly OutputDefinition[];
}

/**
 * A library row copied into a design: its values, and which row of which edition they came from, so that the design
 * computes the same next year whatever happens to the library.
 */
export function component(library: LibraryDefinition, options: ComponentOptions): RecordDefinition {
  const identity = form(
    options.form,
    "Copied from",
    words("library", "Library", "Name of the library this was copied from; empty where typed."),
    words("_id", "Library entry", "Identity of the library entry this was copied from; empty where typed."),
    whole("revision", "Library revision", 0, "Revision of the library entry when it was copied."),
    words("category", "Category", "Category of the library entry."),
    words("description", "Description", "Name of the component.", { maxLength: 200 }),
  );
  const own = { name: options.form, title: library.itemTitle, fields: library.fields };
  const more = options.more ? [options.more] : [];
  const groups = [identity, own, ...more].map((group) => ({
    ...group,
    fields: group.fields.map((field) => adapt(field, options)),
  }));
  return {
    title: library.itemTitle,
    typeName: options.typeName,
    groups,
    parts: [],
    outputs: options.outputs ?? [],
  };
}

function adapt(field: FieldDefinition, options: ComponentOptions): FieldDefinition {
  const name = options.renamed?.[field.name] ?? field.name;
  const allowed = options.startsWith === "nothing" ? emptied(field) : field;
  const value = options.defaults?.[name];
  return value === undefined ? { ...allowed, name } : withDefault({ ...allowed, name }, value);
}

/** A component that is not there yet has no values: zero must be allowed even where a real one needs more. */
function emptied(field: FieldDefinition): FieldDefinition {
  switch (field.kind) {
    case "number":
      return { ...field, default: 0, min: Math.min(0, field.min) };
    case "text":
      return { ...field, default: "" };
    case "boolean":
      return { ...field, default: false };
    case "points":
      return { ...field, default: [] };
    case "choice":
      return field;
  }
}

/** The same field with another starting value; a value of another kind is a mistake in the definition. */
function withDefault(field: FieldDefinition, value: FieldValue): FieldDefinition {
  if (field.kind === "number" && typeof value === "number") return { ...field, default: value };
  if (field.kind === "boolean" && typeof value === "boolean") return { ...field, default: value };
  if ((field.kind === "text" || field.kind === "choice") && typeof value === "string")
    return { ...field, default: value };
  if (field.kind === "points" && Array.isArray(value)) return { ...field, default: value };
  throw new Error(`${field.name} cannot start with ${String(value)}.`);
}
