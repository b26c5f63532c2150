import { conveyorDefinition, type FieldDefinition, findFieldAt } from "@beltwright/model";

/** A column of the table of points: a field that is typed, or a result. */
export type GridColumn =
  | { readonly kind: "field"; readonly name: string; readonly field: FieldDefinition; readonly width: number }
  | { readonly kind: "result"; readonly name: string; readonly label: string; readonly width: number };

/** Columns that belong together, under one heading. */
interface ColumnGroup {
  readonly title: string;
  readonly columns: readonly GridColumn[];
}

type Widths = readonly (readonly [name: string, width: number])[];

const named: Widths = [
  ["pType", 76],
  ["description", 132],
];

const typed: readonly (readonly [title: string, columns: Widths])[] = [
  ["Point", named],
  [
    "Place",
    [
      ["x", 82],
      ["y", 76],
      ["z", 76],
    ],
  ],
  [
    "Section and load",
    [
      ["sectType", 72],
      ["capacityInp", 70],
      ["skirtLength", 70],
      ["idlerSpacingMode", 78],
      ["idlerSpacingInp", 78],
      ["frictionFactorInp", 70],
      ["tensionAdj", 82],
    ],
  ],
  [
    "Curves",
    [
      ["vertCurveRadiusInp", 84],
      ["horizCurveRadiusInp", 88],
    ],
  ],
  [
    "Pulley",
    [
      ["linkToDriveNo", 50],
      ["shell.shellDia", 72],
      ["noOfScrapers", 64],
    ],
  ],
];

const computed: Widths = [
  ["length", 74],
  ["lift", 66],
  ["t1", 72],
  ["t2", 72],
  ["t1Un", 72],
  ["sag", 62],
];

/** What a point is and where it stands, then its section and pulley, then what the section gives. */
export const columnGroups: readonly ColumnGroup[] = [
  ...typed.map(([title, columns]) => ({ title, columns: columns.flatMap(fieldColumn) })),
  { title: "Results", columns: computed.map(resultColumn) },
];

export const gridColumns: readonly GridColumn[] = columnGroups.flatMap(({ columns }) => columns);

/** Width of the column of row numbers. */
export const numberWidth = 38;

export const gridWidth = gridColumns.reduce((sum, { width }) => sum + width, numberWidth);

/** Where columns that stay in sight stand, from the left; those that are moved out of it have none. */
export const frozenLefts: ReadonlyMap<string, number> = new Map(
  named.map(([name], at) => [name, named.slice(0, at).reduce((sum, [, width]) => sum + width, numberWidth)]),
);

function fieldColumn([name, width]: readonly [string, number]): readonly GridColumn[] {
  const field = findFieldAt(`pulls[0].${name}`);
  return field ? [{ kind: "field", name, field, width }] : [];
}

function resultColumn([name, width]: readonly [string, number]): GridColumn {
  const pulls = conveyorDefinition.parts.find((part) => part.name === "pulls");
  const label = pulls?.record.outputs.find((output) => output.name === name)?.label ?? name;
  return { kind: "result", name, label, width };
}

export function labelOf(column: GridColumn): string {
  return column.kind === "field" ? column.field.label : column.label;
}

export function cellPath(row: number, column: GridColumn): string {
  return `pulls[${row}].${column.name}`;
}
