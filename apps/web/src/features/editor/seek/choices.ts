import {
  type Conveyor,
  editorForms,
  type FormPlace,
  labelText,
  outputAt,
  placeFields,
  rowTitle,
  type UnitSystem,
} from "@beltwright/model";
import { resultName } from "@beltwright/studies";
import type { View } from "../document/view.ts";
import { outputsOf, resultGroupsFor } from "../results/result-groups.ts";

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** Choices under a heading. */
interface ChoiceGroup {
  readonly group: string;
  readonly items: Choice[];
}

type Chosen = Pick<View, "drive" | "point">;

/** The numbers of every form that may be changed, those of lists of the chosen drive and point; each once. */
export function inputChoices(conveyor: Conveyor, chosen: Chosen, system: UnitSystem): ChoiceGroup[] {
  const taken = new Set<string>();
  return editorForms()
    .map(({ title, places }) => ({
      group: title,
      items: places
        .flatMap((place) => numbersAt(conveyor, place, chosen, system))
        .filter(({ value }) => !taken.has(value) && taken.add(value)),
    }))
    .filter(({ items }) => items.length > 0);
}

function numbersAt(conveyor: Conveyor, place: FormPlace, { drive, point }: Chosen, system: UnitSystem): Choice[] {
  const [list] = /^\w+(?=\[\])/.exec(place.path) ?? [];
  const row = list === "drives" ? drive : point;
  const rows = list === "drives" ? conveyor.drives : conveyor.pulls;
  if (list !== undefined && ((list !== "drives" && list !== "pulls") || !rows[row])) return [];
  const path = place.path.replace("[]", `[${row}]`);
  const title = rowTitle(path);
  const of = title === undefined ? "" : `${title}, `;
  return placeFields({ ...place, path }).flatMap(({ path: value, field: { kind, label } }) =>
    kind === "number" ? [{ value, label: `${of}${labelText(label, system)}` }] : [],
  );
}

/** The results that are numbers now: of the whole, of the chosen drive and of the chosen point, and the one asked for. */
export function resultChoices(
  conveyor: Conveyor,
  { drive, point }: Chosen,
  isNumber: (path: string) => boolean,
  asked: string,
): ChoiceGroup[] {
  const groups: readonly { readonly title: string; readonly names: readonly string[] }[] = [
    ...resultGroupsFor("general"),
    { title: "Chosen drive", names: outputsOf("drives", drive) },
    { title: "Chosen point", names: outputsOf("pulls", point) },
  ];
  const listed = groups.map(({ title, names }) => ({
    group: title,
    items: names.filter(isNumber).map((path) => ({ value: path, label: resultName(conveyor, path) })),
  }));
  const isListed = listed.some(({ items }) => items.some(({ value }) => value === asked));
  const further =
    isListed || outputAt(asked) === undefined
      ? []
      : [{ group: "Asked for", items: [{ value: asked, label: resultName(conveyor, asked) }] }];
  return [...further, ...listed].filter(({ items }) => items.length > 0);
}
