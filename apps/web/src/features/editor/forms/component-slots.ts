import { conveyorSlots, driveSlots, pullSlots, type Slot } from "@beltwright/model";

export interface SlotPlace {
  readonly kind: "conveyor" | "drive" | "pull";
  readonly component: string;
  readonly title: string;
  readonly library: string;
  /** Whether a conveyor does without it. */
  readonly isOptional: boolean;
  /** Path of its mode field; material has none. */
  readonly mode: string | undefined;
  /** Row of its drive or point. */
  readonly row: number;
}

const slotsOf: Readonly<Record<SlotPlace["kind"], Readonly<Record<string, Slot>>>> = {
  conveyor: conveyorSlots,
  drive: driveSlots,
  pull: pullSlots,
};

/** Names of the fields that say Auto or Manual; a component's card shows them, no group does. */
export const modeFields: ReadonlySet<string> = new Set(
  Object.values(slotsOf).flatMap((slots) => Object.values(slots).flatMap(({ mode }) => mode ?? [])),
);

/** The library component at a path such as `belt` or `drives[0].motor`. */
export function findSlot(path: string): SlotPlace | undefined {
  const [, list, row, component] = /^(?:(\w+)\[(\d+)\]\.)?(\w+)$/.exec(path) ?? [];
  const kind = kindOf(list);
  if (component === undefined || kind === undefined) return undefined;
  const slot = Object.hasOwn(slotsOf[kind], component) ? slotsOf[kind][component] : undefined;
  if (!slot) return undefined;
  const before = list === undefined ? "" : `${list}[${row}].`;
  const mode = slot.mode === undefined ? undefined : `${before}${slot.mode}`;
  const isOptional = slot.isOptional === true;
  return { kind, component, title: slot.title, library: slot.library, isOptional, mode, row: Number(row ?? 0) };
}

/** Whether a field is an angle of the belt on its pulley or drive, which follows from the points unless it is typed. */
export function isOfBeltPath(path: string): boolean {
  return /^(pulls\[\d+\]\.(contact|depart|wrap)|drives\[\d+\]\.wrap)Angle$/.test(path);
}

/** The mode of the component a field belongs to: what a person types there is kept, so it becomes Manual. */
export function modeOf(path: string): string | undefined {
  if (isOfBeltPath(path)) return `${path}Mode`;
  const end = path.lastIndexOf(".");
  return end < 0 ? undefined : findSlot(path.slice(0, end))?.mode;
}

function kindOf(list: string | undefined): SlotPlace["kind"] | undefined {
  if (list === undefined) return "conveyor";
  return list === "drives" ? "drive" : list === "pulls" ? "pull" : undefined;
}
