import { conveyorSlots, driveSlots, findSlot, pullSlots, type Slot } from "@beltwright/model";

const slots: readonly Slot[] = [conveyorSlots, driveSlots, pullSlots].flatMap((of) => Object.values<Slot>(of));

/** Names of the fields that say Auto or Manual; a component's card shows them, no group does. */
export const modeFields: ReadonlySet<string> = new Set(slots.flatMap(({ mode }) => mode ?? []));

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
