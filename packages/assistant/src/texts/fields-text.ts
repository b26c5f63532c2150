import { type Conveyor, describeLimits, editorForms, findFieldAt, placeFields, valueAt } from "@beltwright/model";
import { valueText } from "./value-text.ts";

/** More lines than this are more than a question was about. */
const mostLines = 400;

export const formNames = editorForms().map(({ name }) => name);

interface Wanted {
  readonly form?: string | undefined;
  readonly search?: string | undefined;
}

/** Fields of a form, or those whose name or label has a word in it, with values, units and what they accept. */
export function fieldsText(conveyor: Conveyor, { form, search = "" }: Wanted): string {
  const word = search.toLowerCase();
  const lines = editorForms()
    .filter(({ name }) => form === undefined || name === form)
    .flatMap(({ places }) => places.flatMap((place) => placeFields(place)))
    .filter(({ path, field: { label } }) => `${path} ${label}`.toLowerCase().includes(word))
    .flatMap(({ path }) => pathsIn(conveyor, path))
    .flatMap((path) => fieldLine(conveyor, path));
  const unique = [...new Set(lines)];
  if (unique.length === 0) return "No field is called so.";
  const left = unique.length - mostLines;
  return [...unique.slice(0, mostLines), ...(left > 0 ? [`… and ${left} more: ask with a search word.`] : [])].join(
    "\n",
  );
}

/** `pulls[].x` for each point there is. */
function pathsIn(conveyor: Conveyor, path: string): readonly string[] {
  const at = path.indexOf("[]");
  if (at < 0) return [path];
  const list = valueAt(conveyor, path.slice(0, at));
  if (!Array.isArray(list)) return [];
  return list.flatMap((_, row) => pathsIn(conveyor, `${path.slice(0, at)}[${row}]${path.slice(at + 2)}`));
}

function fieldLine(conveyor: Conveyor, path: string): readonly string[] {
  const field = findFieldAt(path);
  const value = valueAt(conveyor, path);
  if (field === undefined || value === undefined) return [];
  return [`${path} = ${valueText(field, value)}   ${field.label}. ${describeLimits(field)}`];
}
