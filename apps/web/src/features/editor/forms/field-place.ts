import { editorForms, type FormName, placeFields } from "@beltwright/model";

interface FieldPlace {
  readonly form: FormName;
  /** The list its row stands in, if any. */
  readonly list: string | undefined;
  readonly row: number;
}

let known: ReadonlyMap<string, FormName> | undefined;

/** Every field of the document by its path without row numbers, with the form that shows it. */
function formsByField(): ReadonlyMap<string, FormName> {
  known ??= new Map(
    editorForms().flatMap(({ name, places }) =>
      places.flatMap(placeFields).map(({ path }): [string, FormName] => [path, name]),
    ),
  );
  return known;
}

/** The form and row a field is edited in; of a path to a whole record, those of its first field. */
export function placeOfField(path: string): FieldPlace | undefined {
  const [, list, row] = /^(\w+)\[(\d+)\]/.exec(path) ?? [];
  const general = path.replace(/\[\d+\]/, "[]");
  const form = formsByField().get(general) ?? formOfRecord(general);
  return form && { form, list, row: Number(row ?? 0) };
}

function formOfRecord(general: string): FormName | undefined {
  for (const [path, form] of formsByField()) if (path.startsWith(`${general}.`)) return form;
  return undefined;
}
