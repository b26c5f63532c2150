import { newConveyor } from "../document/new-conveyor.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import { conveyorSlots, driveSlots, pullSlots, type Slot } from "./component-slots.ts";
import { defineEdit, type Edit, type EditOutcome, refuse } from "./edit.ts";
import {
  type SelectedRow,
  selectConveyorComponent,
  selectDriveComponent,
  selectPullComponent,
} from "./select-edits.ts";

/** A part of the conveyor that comes from a library, with the paths that belong to it. */
export interface SlotPlace {
  readonly kind: "conveyor" | "drive" | "pull";
  readonly component: string;
  readonly title: string;
  readonly library: string;
  /** Whether a conveyor does without it. */
  readonly isOptional: boolean;
  /** Path of its mode field; what is always chosen by hand has none. */
  readonly mode: string | undefined;
  /** Path of the field that says which category Auto chooses from. */
  readonly category: string | undefined;
  /** Row of its drive or point. */
  readonly row: number;
}

const slotsOf: Readonly<Record<SlotPlace["kind"], Readonly<Record<string, Slot>>>> = {
  conveyor: conveyorSlots,
  drive: driveSlots,
  pull: pullSlots,
};

/** The library component at a path such as `belt` or `drives[0].motor`. */
export function findSlot(path: string): SlotPlace | undefined {
  const [, list, row, component] = /^(?:(\w+)\[(\d+)\]\.)?(\w+)$/.exec(path) ?? [];
  const kind = kindOf(list);
  if (component === undefined || kind === undefined) return undefined;
  const slot = Object.hasOwn(slotsOf[kind], component) ? slotsOf[kind][component] : undefined;
  if (!slot) return undefined;
  const { title, library, isOptional = false } = slot;
  const beside = (name: string | undefined) =>
    name === undefined ? undefined : list === undefined ? name : `${list}[${row}].${name}`;
  return {
    kind,
    component,
    title,
    library,
    isOptional,
    mode: beside(slot.mode),
    category: beside(slot.category),
    row: Number(row ?? 0),
  };
}

function kindOf(list: string | undefined): SlotPlace["kind"] | undefined {
  if (list === undefined) return "conveyor";
  return list === "drives" ? "drive" : list === "pulls" ? "pull" : undefined;
}

interface SelectPart {
  readonly path: string;
  readonly row: SelectedRow;
}

/** Copies a library row into the component at a path and sets it to Manual. */
export const selectPart: Edit<SelectPart> = {
  label: ({ path }) => `Select ${findSlot(path)?.title ?? path}`,
  apply: selectAt,
};

/** Takes a part out again that a conveyor does without: what choosing it has set is as in a new conveyor. */
export const removePart = defineEdit<{ readonly path: string }>(
  ({ path }) => `Remove ${findSlot(path)?.title ?? path}`,
  (conveyor, { path }) => {
    const slot: Slot | undefined = isKey(conveyorSlots, path) ? conveyorSlots[path] : undefined;
    if (slot?.isOptional !== true) return refuse(path, "A conveyor does not do without it.");
    const names = new Set([path, ...Object.keys(slot.sets ?? {})]);
    const fresh = Object.entries(newConveyor()).filter(([name]) => names.has(name));
    return { ...conveyor, ...Object.fromEntries(fresh) };
  },
);

function selectAt(conveyor: Conveyor, { path, row }: SelectPart): EditOutcome {
  const slot = findSlot(path);
  if (slot?.kind === "conveyor" && isKey(conveyorSlots, slot.component)) {
    return selectConveyorComponent.apply(conveyor, { component: slot.component, row });
  }
  if (slot?.kind === "drive" && isKey(driveSlots, slot.component)) {
    const driveNo = conveyor.drives[slot.row]?.driveNo ?? 0;
    return selectDriveComponent.apply(conveyor, { driveNo, component: slot.component, row });
  }
  if (slot?.kind === "pull" && isKey(pullSlots, slot.component)) {
    return selectPullComponent.apply(conveyor, { index: slot.row, component: slot.component, row });
  }
  return { kind: "unchanged" };
}

function isKey<Slots extends object>(slots: Slots, name: string): name is Extract<keyof Slots, string> {
  return Object.hasOwn(slots, name);
}
