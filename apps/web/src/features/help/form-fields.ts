import { editorForms, type FieldDefinition, unitLabel } from "@beltwright/model";

/** Fields of one form that stand under one heading. */
export interface FieldGroup {
  readonly id: string;
  readonly title: string;
  /** Where in the document they are, as files name it. */
  readonly path: string;
  readonly fields: readonly FieldDefinition[];
}

const forms = editorForms();

/** The fields of a form by group, without those that only say where a component was copied from. */
export function fieldGroupsOf(formName: string): readonly FieldGroup[] {
  const form = forms.find(({ name }) => name === formName);
  if (form === undefined) return [];
  return form.places.flatMap((place) =>
    place.groups
      .filter(({ title }) => title !== "Copied from")
      .map(({ title, fields }) => ({
        id: `fields-${place.path.replace(/\W+/g, "-")}-${title.toLowerCase().replace(/\W+/g, "-")}`.replace(/-+/g, "-"),
        title: groupTitle(place, title),
        path: place.path,
        fields,
      })),
  );
}

function groupTitle(place: { readonly path: string; readonly title: string }, title: string): string {
  if (place.path === "") return title;
  return place.title === title ? `${title} as chosen` : `${place.title}: ${title.toLowerCase()}`;
}

/** How a field is addressed inside its form. */
export function fieldAnchor(group: FieldGroup, field: FieldDefinition): string {
  return `${group.id}-${field.name}`;
}

/** What a field takes: unit, range or choices. */
export function fieldLimits(field: FieldDefinition): string {
  switch (field.kind) {
    case "number":
      return `${field.min} to ${field.max}${field.unit === "1" || field.unit === "money" ? "" : ` ${unitLabel(field.unit, "metric")}`}`;
    case "choice":
      return field.options.join(", ");
    case "boolean":
      return "yes or no";
    case "text":
      return field.format === "image" ? "picture" : "text";
    case "points":
      return `up to ${field.maxRows} points`;
  }
}
