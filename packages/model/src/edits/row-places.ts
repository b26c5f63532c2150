import { isPulley } from "../document/pulley-point.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import { conveyorSlots, driveSlots, pullSlots, type Slot } from "./component-slots.ts";

/** Where in a conveyor a row can be copied in, by path and in words. */
interface RowPlace {
  readonly path: string;
  readonly text: string;
}

/** Every place of a conveyor that takes rows of a library; a row of `pulleys` takes the whole pulley of a point. */
export function rowPlaces({ drives, pulls }: Pick<Conveyor, "drives" | "pulls">, library: string): readonly RowPlace[] {
  const of = (slots: Readonly<Record<string, Slot>>) =>
    Object.entries(slots).filter(([, slot]) => slot.library === library);
  const wholePulley = library === "pulleys" ? [{ path: "", title: "pulley" }] : [];
  const ofPulley = [...wholePulley, ...of(pullSlots).map(([name, { title }]) => ({ path: `.${name}`, title }))];
  return [
    ...of(conveyorSlots).map(([path, { title }]) => ({ path, text: capital(title) })),
    ...drives.flatMap(({ driveNo }, row) =>
      of(driveSlots).map(([name, { title }]) => ({
        path: `drives[${row}].${name}`,
        text: `Drive ${driveNo}, ${title}`,
      })),
    ),
    ...pulls.flatMap((pull, row) =>
      (isPulley(pull) ? ofPulley : []).map(({ path, title }) => ({
        path: `pulls[${row}]${path}`,
        text: `Point ${pull.no} ${pull.description}, ${title}`,
      })),
    ),
  ];
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
