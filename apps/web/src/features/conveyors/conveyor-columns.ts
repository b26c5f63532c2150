import type { ConveyorItem } from "@beltwright/contract";
import { formatFull, formatNumber, toDisplay, type UnitCode, type UnitSystem } from "@beltwright/model";
import type { ListKind } from "./list-kind.ts";

export interface ConveyorColumn {
  readonly name: keyof ConveyorItem & string;
  readonly label: string;
  readonly unit?: UnitCode;
}

const words = {
  convNo: { name: "convNo", label: "No" },
  project: { name: "project", label: "Project" },
  clientName: { name: "clientName", label: "Client" },
  material: { name: "material", label: "Material" },
  category: { name: "category", label: "Category" },
  userName: { name: "userName", label: "Owner" },
} as const satisfies Readonly<Record<string, ConveyorColumn>>;

const numbers: readonly ConveyorColumn[] = [
  { name: "capacity", label: "Capacity", unit: "t/h" },
  { name: "beltWidth", label: "Belt width", unit: "mm" },
  { name: "beltSpeed", label: "Belt speed", unit: "m/s" },
];

const changed: ConveyorColumn = { name: "updatedAt", label: "Changed" };
const { convNo, project, clientName, material, category, userName } = words;

/** What a list shows of each conveyor, left to right. */
export const conveyorColumns: Readonly<Record<ListKind, readonly ConveyorColumn[]>> = {
  mine: [convNo, category, project, clientName, material, ...numbers, changed],
  group: [convNo, category, project, clientName, material, ...numbers, userName, changed],
  demos: [convNo, category, project, material, ...numbers],
  bin: [convNo, category, project, clientName, material],
};

export interface CellText {
  readonly text: string;
  /** Every digit, for hovering. */
  readonly full: string;
}

export function conveyorCell(column: ConveyorColumn, item: ConveyorItem, system: UnitSystem): CellText {
  const value = item[column.name];
  if (typeof value === "number" && column.unit !== undefined) {
    const shown = toDisplay(value, column.unit, system);
    return { text: formatNumber(shown), full: formatFull(shown) };
  }
  return { text: typeof value === "string" ? value : "", full: typeof value === "string" ? value : "" };
}
