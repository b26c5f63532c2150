import type { FieldDefinition } from "../fields/field.ts";
import { conveyorDefinition } from "./conveyor-definition.ts";
import type { FormGroup, PartDefinition, RecordDefinition } from "./definition.ts";

/** One form of the editor, and where in the document its groups stand. */
interface EditorForm {
  readonly name: FormName;
  readonly title: string;
  readonly group: WorkGroupName;
  readonly places: readonly FormPlace[];
}

/** Groups of one record: `path` is empty for the conveyor, `matl`, or `pulls[].shaft` for each row of a list. */
export interface FormPlace {
  readonly path: string;
  readonly title: string;
  readonly groups: readonly FormGroup[];
}

/**
 * The forms in the order of the work. Those of the tools stand apart: the document keeps their inputs, and the drawer of
 * tools shows them.
 */
const groups = [
  {
    name: "project",
    title: "Project",
    forms: [
      ["general", "General"],
      ["calculation", "Calculation"],
      ["drawings", "Drawings"],
    ],
  },
  {
    name: "duty",
    title: "Duty",
    forms: [
      ["material", "Material"],
      ["capacity", "Capacity"],
      ["loadCases", "Load cases"],
      ["duty", "Yearly duty"],
    ],
  },
  {
    name: "route",
    title: "Route",
    forms: [
      ["points", "Points"],
      ["hoppers", "Hoppers"],
      ["curves", "Curves"],
      ["verticalCurves", "Vertical curves"],
      ["horizontalCurves", "Horizontal curves"],
    ],
  },
  {
    name: "belt",
    title: "Belt & idlers",
    forms: [
      ["belt", "Belt"],
      ["carryIdlers", "Carry idlers"],
      ["returnIdlers", "Return idlers"],
      ["resistances", "Resistances"],
      ["visco", "Viscoelastic"],
    ],
  },
  {
    name: "drives",
    title: "Drives",
    forms: [
      ["drives", "Drives"],
      ["brakes", "Brakes"],
      ["takeup", "Take-up"],
      ["starting", "Starting and stopping"],
    ],
  },
  {
    name: "pulleys",
    title: "Pulleys",
    forms: [
      ["pulleys", "Pulleys and shafts"],
      ["transition", "Transition"],
      ["turnover", "Turnover"],
    ],
  },
  {
    name: "analyse",
    title: "Analyse",
    forms: [
      ["dynamic", "Dynamic"],
      ["cost", "Cost and energy"],
      ["uncertainty", "Uncertainty"],
    ],
  },
  {
    name: "tools",
    title: "Tools",
    forms: [
      ["feeder", "Feeder"],
      ["trajectory", "Trajectory"],
      ["tube", "Pipe"],
      ["hopper", "Hopper"],
      ["inertia", "Inertia"],
    ],
  },
] as const;

export type FormName = (typeof groups)[number]["forms"][number][0];
export type WorkGroupName = (typeof groups)[number]["name"];

/** The groups of forms in the order of the work, the tools last. */
export const workGroups: readonly { readonly name: WorkGroupName; readonly title: string }[] = groups;

/** The forms of the editor in order, each with every group of the document that names it. */
export function editorForms(): readonly EditorForm[] {
  const places = placesOf(conveyorDefinition, "");
  return groups.flatMap(({ name: group, forms }) =>
    forms.map(([name, title]) => ({
      name,
      title,
      group,
      places: places.flatMap((place) => {
        const named = place.groups.filter((one) => one.name === name);
        return named.length === 0 ? [] : [{ ...place, groups: named }];
      }),
    })),
  );
}

/** A field where it stands in the document, with the group it is shown in. */
interface PlacedField {
  readonly path: string;
  readonly group: string;
  readonly field: FieldDefinition;
}

/** Every field of a place; rows of lists are as its path has them. */
export function placeFields({ path, groups: shown }: Pick<FormPlace, "path" | "groups">): readonly PlacedField[] {
  return shown.flatMap(({ title, fields }) =>
    fields.map((field) => ({ path: within(path, field.name), group: title, field })),
  );
}

const within = (path: string, name: string): string => (path === "" ? name : `${path}.${name}`);

function placesOf(record: RecordDefinition, path: string): readonly FormPlace[] {
  const own = { path, title: record.title, groups: record.groups };
  return [own, ...record.parts.flatMap((part) => placesOf(part.record, placeOf(part, path)))];
}

function placeOf(part: PartDefinition, path: string): string {
  const name = within(path, part.name);
  return part.kind === "list" ? `${name}[]` : name;
}
