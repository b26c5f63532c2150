import { conveyorDefinition, editorForms, placeFields } from "@beltwright/model";
import { choiceField, choiceLabel, namedChoices } from "@beltwright/studies";

interface Named {
  readonly value: string;
  readonly label: string;
}

interface NameGroup {
  readonly group: string;
  readonly items: readonly Named[];
}

/** What may be chosen: the usual choices, then every field of the conveyor that is one number, word or yes and no. */
export function choiceNames(): readonly NameGroup[] {
  const named = Object.keys(namedChoices);
  const paths = new Set(named.map((name) => choiceField(name)?.name));
  const forms = editorForms().map(({ title, places }) => ({
    group: title,
    items: places
      .filter(({ path }) => !path.includes("[]"))
      .flatMap(placeFields)
      .filter(
        ({ field: { kind, name } }) =>
          (kind === "number" || kind === "choice" || kind === "boolean") && !paths.has(name),
      )
      .map(({ path, field }) => ({ value: path, label: field.label })),
  }));
  const usual = { group: "Usual choices", items: named.map((value) => ({ value, label: choiceLabel(value) })) };
  return [usual, ...forms.filter(({ items }) => items.length > 0)];
}

/** Results that may be an objective, a condition or an axis. */
export function resultNames(): readonly Named[] {
  return conveyorDefinition.outputs
    .filter(({ kind }) => kind === "number")
    .map(({ name, label }) => ({ value: name, label }));
}
