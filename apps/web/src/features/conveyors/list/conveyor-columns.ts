import type { ConveyorItem } from "@beltwright/contract";
import {
  formatFull,
  isMoney,
  type StoredResults,
  shownText,
  toDisplay,
  type UnitCode,
  type UnitSystem,
} from "@beltwright/model";
import type { ListKind } from "./list-kind.ts";

/** A line of a list; `results` are a few of those calculated when it was written. */
type Item = ConveyorItem & { readonly results?: StoredResults };

export interface ConveyorColumn {
  readonly name: string;
  readonly label: string;
  readonly unit?: UnitCode;
  /** A calculated value. */
  readonly isResult?: true;
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
  { name: "beltWidth", label: "Width", unit: "mm" },
  { name: "beltSpeed", label: "Speed", unit: "m/s" },
];

const results: readonly ConveyorColumn[] = [
  { name: "convLength", label: "Length", unit: "m", isResult: true },
  { name: "totalLift", label: "Lift", unit: "m", isResult: true },
  { name: "absorbedPower", label: "Power", unit: "kW", isResult: true },
];

/** Indicative until quotes replace it. */
const costs: readonly ConveyorColumn[] = [
  { name: "capitalCost", label: "Capital cost, indicative", unit: "money", isResult: true },
  { name: "energyPerTonne", label: "Energy", unit: "kWh/t", isResult: true },
];

const changed: ConveyorColumn = { name: "updatedAt", label: "Changed" };
const { convNo, project, clientName, material, category, userName } = words;

/** What a list shows of each conveyor, left to right. */
export const conveyorColumns: Readonly<Record<ListKind, readonly ConveyorColumn[]>> = {
  mine: [convNo, category, project, clientName, material, ...numbers, ...results, ...costs, changed],
  group: [convNo, category, project, clientName, material, ...numbers, ...results, ...costs, userName, changed],
  demos: [convNo, category, project, material, ...numbers, ...results],
  bin: [convNo, category, project, clientName, material],
};

interface CellText {
  readonly text: string;
  /** Every digit, for hovering. */
  readonly full: string;
}

export function conveyorCell(column: ConveyorColumn, item: Item, system: UnitSystem): CellText {
  const values: Readonly<Record<string, unknown>> = (column.isResult ? item.results : { ...item }) ?? {};
  const value = values[column.name];
  if (typeof value === "number" && column.unit !== undefined) {
    const currency = isMoney(column.unit) ? ` ${item.results?.costCurrency ?? ""}`.trimEnd() : "";
    const shown = toDisplay(value, column.unit, system);
    return {
      text: `${shownText(value, column.unit, system)}${currency}`,
      full: `${formatFull(shown)}${currency}`,
    };
  }
  return { text: typeof value === "string" ? value : "", full: typeof value === "string" ? value : "" };
}
