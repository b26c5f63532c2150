import {
  commonFields,
  type FieldDefinition,
  type FieldValue,
  formatFull,
  formatNumber,
  type LibraryDefinition,
  type LibraryRow,
  toDisplay,
  type UnitSystem,
  unitLabel,
} from "@beltwright/model";

/** A column of a list: a field of the row, or one of the two facts the server sets. */
export interface ListColumn {
  readonly name: string;
  readonly label: string;
  readonly help: string;
  readonly field: FieldDefinition | undefined;
  readonly isNumber: boolean;
}

interface ListColumns {
  /** Always shown: description, category and the fields the definition puts first. */
  readonly first: readonly ListColumn[];
  /** Shown on demand. */
  readonly more: readonly ListColumn[];
}

const serverColumns: readonly ListColumn[] = [
  { name: "no", label: "No", help: "Running number within the library.", field: undefined, isNumber: true },
  { name: "userName", label: "Owner", help: "Who may change this entry.", field: undefined, isNumber: false },
];

const leading = ["description", "category"];

export function listColumns(definition: LibraryDefinition): ListColumns {
  const fields = new Map([...commonFields, ...definition.fields].map((field) => [field.name, field]));
  const firstNames = [...leading, ...definition.columns];
  const first = firstNames.map((name) => fields.get(name)).filter((field) => field !== undefined);
  const rest = [...definition.fields, ...commonFields].filter((field) => !firstNames.includes(field.name));
  return {
    first: first.map(fieldColumn),
    more: [...rest.filter((field) => field.kind !== "points").map(fieldColumn), ...serverColumns],
  };
}

/** The chosen extra columns in the order of the definition, whatever order they were ticked in. */
export function shownColumns(columns: ListColumns, extra: readonly string[]): readonly ListColumn[] {
  return [...columns.first, ...columns.more.filter((column) => extra.includes(column.name))];
}

/** The unit shown beside a heading; nothing for plain numbers and text. */
export function columnUnit(column: ListColumn, system: UnitSystem): string {
  return column.field?.kind === "number" ? unitLabel(column.field.unit, system) : "";
}

interface CellText {
  readonly text: string;
  /** What hovering shows: every digit and the unit, or text that may be cut off. */
  readonly full: string;
}

export function cellText(column: ListColumn, row: LibraryRow, system: UnitSystem): CellText {
  return valueText(column.field, row[column.name], system);
}

export function valueText(
  field: FieldDefinition | undefined,
  value: FieldValue | undefined,
  system: UnitSystem,
): CellText {
  if (value === undefined) return { text: "", full: "" };
  if (typeof value === "number") return numberText(field, value, system);
  if (typeof value === "boolean") return same(value ? "Yes" : "No");
  if (typeof value === "string") return same(value);
  return same(value.length === 1 ? "1 point" : `${value.length} points`);
}

function numberText(field: FieldDefinition | undefined, value: number, system: UnitSystem): CellText {
  if (field?.kind !== "number") return same(String(value));
  const shown = toDisplay(value, field.unit, system);
  const unit = unitLabel(field.unit, system);
  return { text: formatNumber(shown), full: unit === "" ? formatFull(shown) : `${formatFull(shown)} ${unit}` };
}

function same(text: string): CellText {
  return { text, full: text };
}

function fieldColumn(field: FieldDefinition): ListColumn {
  const { name, label, help } = field;
  return { name, label, help, field, isNumber: field.kind === "number" };
}
