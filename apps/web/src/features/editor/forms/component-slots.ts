import { conveyorSlots, driveSlots, pullSlots, type Slot } from "@beltwright/model";

const slots: readonly Slot[] = [conveyorSlots, driveSlots, pullSlots].flatMap((of) => Object.values<Slot>(of));

/** Names of the fields that say Auto or Manual; a component's card shows them, no group does. */
export const modeFields: ReadonlySet<string> = new Set(slots.flatMap(({ mode }) => mode ?? []));
