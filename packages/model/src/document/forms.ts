import { conveyorDefinition } from "./conveyor-definition.ts";
import type { FormGroup, PartDefinition, RecordDefinition } from "./definition.ts";

/** One form of the editor, and where in the document its groups stand. */
interface EditorForm {
  readonly name: FormName;
  readonly title: string;
  readonly places: readonly FormPlace[];
}

/** Groups of one record: `path` is empty for the conveyor, `matl`, or `pulls[].shaft` for each row of a list. */
export interface FormPlace {
  readonly path: string;
  readonly title: string;
  readonly groups: readonly FormGroup[];
}

const titles = [
  ["general", "General"],
  ["calculation", "Calculation"],
  ["material", "Material"],
  ["capacity", "Capacity"],
  ["belt", "Belt"],
  ["carryIdlers", "Carry idlers"],
  ["returnIdlers", "Return idlers"],
  ["points", "Points"],
  ["hoppers", "Hoppers"],
  ["drives", "Drives"],
  ["brakes", "Brakes"],
  ["takeup", "Take-up"],
  ["pulleys", "Pulleys and shafts"],
  ["curves", "Curves"],
  ["verticalCurves", "Vertical curves"],
  ["horizontalCurves", "Horizontal curves"],
  ["resistances", "Resistances"],
  ["visco", "Viscoelastic"],
  ["starting", "Starting and stopping"],
  ["dynamic", "Dynamic"],
  ["feeder", "Feeder"],
  ["turnover", "Turnover"],
  ["trajectory", "Trajectory"],
  ["tube", "Pipe"],
  ["hopper", "Hopper"],
  ["transition", "Transition"],
  ["inertia", "Inertia"],
  ["drawings", "Drawings"],
] as const;

export type FormName = (typeof titles)[number][0];

/** The forms of the editor in order, each with every group of the document that names it. */
export function editorForms(): readonly EditorForm[] {
  const places = placesOf(conveyorDefinition, "");
  return titles.map(([name, title]) => ({
    name,
    title,
    places: places.flatMap((place) => {
      const groups = place.groups.filter((group) => group.name === name);
      return groups.length === 0 ? [] : [{ ...place, groups }];
    }),
  }));
}

function placesOf(record: RecordDefinition, path: string): readonly FormPlace[] {
  const own = { path, title: record.title, groups: record.groups };
  return [own, ...record.parts.flatMap((part) => placesOf(part.record, placeOf(part, path)))];
}

function placeOf(part: PartDefinition, path: string): string {
  const name = path === "" ? part.name : `${path}.${part.name}`;
  return part.kind === "list" ? `${name}[]` : name;
}
