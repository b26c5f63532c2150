import { conveyorDefinition, type FieldDefinition, findFieldAt } from "@beltwright/model";

/** A column of the table of points: a field that is typed, or a result. */
export type GridColumn =
  | { readonly kind: "field"; readonly name: string; readonly field: FieldDefinition; readonly width: number }
  | { readonly kind: "result"; readonly name: string; readonly label: string; readonly width: number };

const typed: readonly (readonly [name: string, width: number])[] = [
  ["pType", 76],
  ["description", 132],
  ["x", 74],
  ["y", 64],
  ["z", 70],
  ["sectType", 72],
  ["capacityInp", 70],
  ["linkToDriveNo", 50],
  ["idlerSpacingMode", 78],
  ["idlerSpacingInp", 78],
  ["frictionFactorInp", 70],
  ["vertCurveRadiusInp", 84],
  ["horizCurveRadiusInp", 88],
  ["skirtLength", 70],
  ["noOfScrapers", 64],
  ["shell.shellDia", 72],
  ["tensionAdj", 82],
];

const computed: readonly (readonly [name: string, width: number])[] = [
  ["length", 74],
  ["lift", 66],
  ["t1", 72],
  ["t2", 72],
  ["t1Un", 72],
  ["sag", 62],
];

/** Fields first, then what the section that starts at the point gives. */
export const gridColumns: readonly GridColumn[] = [...typed.flatMap(fieldColumn), ...computed.map(resultColumn)];

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
