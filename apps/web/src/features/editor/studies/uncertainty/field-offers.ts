import { editorForms, type FormPlace, placeFields } from "@beltwright/model";

/** Numbers of the design by what a person looks for: the form and the label. */
export const fieldOffers: ReadonlyMap<string, string> = new Map(
  editorForms()
    .filter(({ name }) => name !== "uncertainty" && name !== "drawings")
    .flatMap(({ title, places }) => places.flatMap((place) => numbersOf(title, place))),
);

function numbersOf(form: string, place: FormPlace): readonly (readonly [string, string])[] {
  return placeFields(place).flatMap(({ path, group, field: { kind, label } }) =>
    kind === "number" ? [[`${form}: ${group === form ? "" : `${group}, `}${label}`, path] as const] : [],
  );
}
