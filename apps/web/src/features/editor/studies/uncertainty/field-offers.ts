import { editorForms } from "@beltwright/model";

/** Numbers of the design by what a person looks for: the form and the label. */
export const fieldOffers: ReadonlyMap<string, string> = new Map(
  editorForms()
    .filter(({ name }) => name !== "uncertainty" && name !== "drawings")
    .flatMap(({ title, places }) => places.flatMap((place) => numbersOf(title, place))),
);

type Place = ReturnType<typeof editorForms>[number]["places"][number];

function numbersOf(form: string, { path, groups }: Place): readonly (readonly [string, string])[] {
  const fields = groups.flatMap((group) => group.fields.map((field) => ({ field, group })));
  return fields.flatMap(({ field, group }) => {
    if (field.kind !== "number") return [];
    const at = path === "" ? field.name : `${path}.${field.name}`;
    return [[`${form}: ${group.title === form ? "" : `${group.title}, `}${field.label}`, at] as const];
  });
}
