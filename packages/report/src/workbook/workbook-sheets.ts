import {
  type Conveyor,
  editorForms,
  type FieldDefinition,
  placeFields,
  type UnitSystem,
  unitLabel,
  valueAt,
} from "@beltwright/model";

/** A field in a sheet of the workbook: of a list, its path behind the row, such as `shaft.dia`. */
interface WorkbookField {
  readonly path: string;
  readonly form: string;
  readonly group: string;
  readonly field: FieldDefinition;
}

/** Rows of a list of the design under its fields. */
interface ListSheet {
  readonly name: string;
  readonly list: string;
  readonly fields: readonly WorkbookField[];
}

/** The sheet of what stands once in a design. */
export const inputsSheet = "Inputs";

/** The hidden sheet that holds the whole design, so that nothing is lost that has no cell. */
export const designSheet = "Design";

/** Lists with a sheet of their own; what stands deeper, and who may see the design, stays in the design alone. */
const listNames: Readonly<Record<string, string>> = {
  pulls: "Points",
  drives: "Drives",
  loadCases: "Load cases",
  duty: "Yearly duty",
  costTyped: "Typed prices",
  structureSegments: "Structure",
  uncertainInputs: "Uncertain inputs",
};

/** Of no use in a cell: tables have rows of their own, and a picture is a text without end. */
const isOfCell = ({ field }: WorkbookField) =>
  field.kind !== "points" && !(field.kind === "text" && field.format === "image");

const allFields: readonly WorkbookField[] = editorForms()
  .flatMap(({ title: form, places }) =>
    places.flatMap((place) =>
      placeFields(place).map(({ path, group, field }) => ({
        path,
        form,
        // Parts of one point or drive stand beside each other: which of them a field is of must be told.
        group: place.path.includes(".") && group !== place.title ? `${place.title}, ${group}` : group,
        field,
      })),
    ),
  )
  .filter(isOfCell);

export const inputFields = allFields.filter(({ path }) => !path.includes("[]"));

export const listSheets: readonly ListSheet[] = Object.entries(listNames).map(([list, name]) => ({
  name,
  list,
  fields: allFields.flatMap((one) =>
    one.path.startsWith(`${list}[].`) && one.path.lastIndexOf("[]") === list.length
      ? [{ ...one, path: one.path.slice(list.length + 3) }]
      : [],
  ),
}));

/** How many rows a list has. */
export function rowsOf(conveyor: Conveyor, list: string): number {
  const rows = valueAt(conveyor, list);
  return Array.isArray(rows) ? rows.length : 0;
}

/** The label with the unit of the reader. */
export function titleOf({ field }: WorkbookField, system: UnitSystem): string {
  const unit = field.kind === "number" ? unitLabel(field.unit, system) : "";
  return unit === "" ? field.label : `${field.label}, ${unit}`;
}
