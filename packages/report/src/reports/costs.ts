import { type ComponentRow, type DriveSlots, driveParts, type MassItem, rowOf, slotNames } from "@beltwright/engine";
import type { Pull } from "@beltwright/model";
import { unitIn } from "../description/cell-text.ts";
import type { Block } from "../description/report.ts";
import { type ColumnOf, factsOf, note, si, tableOf, typed } from "./cells.ts";
import { nameIn, type ReportContext, type ReportDefinition } from "./context.ts";

export const costReports: readonly ReportDefinition[] = [
  { id: "bill-of-materials", group: "costs", isFor: ({ machine }) => machine.masses.items.length > 0, blocks: bill },
  { id: "heaviest-parts", group: "costs", isFor: ({ machine }) => machine.masses.items.length > 0, blocks: heaviest },
  { id: "unpriced-parts", group: "costs", isFor: ({ machine }) => machine.masses.unpriced > 0, blocks: unpriced },
];

function itemName(context: ReportContext, { name, pointId, driveId }: MassItem): string {
  const part = nameIn(context.w.items, name);
  if (pointId !== undefined) return `${part} ${context.point(pointId)}`;
  return driveId === undefined ? part : `${part}, ${context.drive(driveId)}`;
}

/** Which one it is: the words of its row, or the size of a pulley. */
function itemDescription({ built, machine }: ReportContext, item: MassItem): string | undefined {
  switch (item.name) {
    case "belt":
      return built.belt.description;
    case "carry-idlers":
    case "impact-idlers":
      return machine.carryIdlers?.set.description;
    case "return-idlers":
      return machine.returnIdlers?.set.description;
    case "pulley":
      return pulleyDescription(built.pulls.find(({ noID }) => String(noID) === item.pointId));
    default:
      return componentOf(machine.drives.find(({ driveId }) => driveId === item.driveId)?.slots, item.name)?.description;
  }
}

/** Shell, shaft and bearings; a pulley chosen as a whole bears one name. */
function pulleyDescription(pull: Pull | undefined): string | undefined {
  if (pull === undefined) return undefined;
  const { shell, shaft } = pull;
  const bearings = shaft.brgDesignation.trim();
  const parts = [shell.description, shaft.description, bearings === "" ? "" : `2 × ${bearings}`];
  return [...new Set(parts.map((part) => part.trim()))].filter((part) => part !== "").join("; ");
}

function componentOf(slots: DriveSlots | undefined, name: string): ComponentRow | undefined {
  const part = driveParts.find((one) => slotNames[one] === name);
  return slots === undefined || part === undefined ? undefined : rowOf<ComponentRow>(slots[part]);
}

/** Whole pieces, but metres of belt. */
function quantityColumns(context: ReportContext): readonly ColumnOf<MassItem>[] {
  const { w } = context;
  const isBelt = ({ name }: MassItem) => name === "belt";
  return [
    [w.quantity, "mixed", (item) => typed(item.quantity, isBelt(item) ? "m" : "1")],
    [w.unit, undefined, (item) => (isBelt(item) ? unitIn(context, "m") : w.piecesUnit)],
    [`${w.unitMass} [${unitIn(context, "kg")}]`, "mixed", (item) => si(item.unitMass, isBelt(item) ? "kg/m" : "kg")],
  ];
}

function columns(context: ReportContext): readonly ColumnOf<MassItem>[] {
  const { w, machine } = context;
  const { items, mass: wholeMass, cost: wholeCost } = machine.masses;
  const isAnyPriced = items.some((item) => item.isPriced);
  return [
    [w.part, undefined, (item) => itemName(context, item)],
    [w.component, undefined, (item) => itemDescription(context, item)],
    ...quantityColumns(context),
    [w.mass, "kg", ({ mass }) => mass, wholeMass],
    [w.unitPrice, undefined, ({ unitCost, isPriced }) => (isPriced ? typed(unitCost, "money") : undefined)],
    [
      w.price,
      undefined,
      ({ cost, isPriced }) => (isPriced ? typed(cost, "money") : undefined),
      isAnyPriced ? typed(wholeCost, "money") : undefined,
    ],
  ];
}

function bill(context: ReportContext): readonly Block[] {
  const { w, machine } = context;
  const { items, mass, cost, unpriced: open } = machine.masses;
  const isPriced = items.some((item) => item.isPriced);
  return [
    ...tableOf(context, items, columns(context)),
    ...factsOf(context, [
      [w.totalMass, "kg", mass],
      [w.totalCost, undefined, isPriced ? typed(cost, "money") : undefined],
      [w.unpriced, undefined, typed(open, "1", { decimals: 0 })],
    ]),
  ];
}

function heaviest(context: ReportContext): readonly Block[] {
  const items = context.machine.masses.items.toSorted((one, other) => other.mass - one.mass).slice(0, 15);
  return tableOf(context, items, [
    [context.w.part, undefined, (item) => itemName(context, item)],
    [context.w.component, undefined, (item) => itemDescription(context, item)],
    [context.w.mass, "kg", ({ mass }) => mass],
  ]);
}

function unpriced(context: ReportContext): readonly Block[] {
  const { w, machine } = context;
  return [
    note(w.unpricedNote),
    ...tableOf(
      context,
      machine.masses.items.filter((item) => !item.isPriced),
      [
        [w.part, undefined, (item) => itemName(context, item)],
        [w.component, undefined, (item) => itemDescription(context, item)],
        ...quantityColumns(context),
        [w.mass, "kg", ({ mass }) => mass],
      ],
    ),
  ];
}
