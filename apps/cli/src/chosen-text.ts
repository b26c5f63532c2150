import { type DriveTrain, driveParts } from "@beltwright/engine";
import { type Calculated, type ComponentRows, driveCopies, driveSlots } from "@beltwright/model";
import { columns } from "./columns.ts";

/** The components chosen from the libraries, where the conveyor leaves the choice to the program. */
export function chosenText({ solution }: Calculated, rows: ComponentRows): string {
  const { belt, drives } = solution.machine;
  const chosenBelt = rows.belts?.find(({ _id }) => _id === belt?.chosen?.id);
  return columns([
    ...(chosenBelt === undefined ? [] : [["Belt", chosenBelt.category, chosenBelt.description]]),
    ...drives.flatMap((train, index) => driveLines(train, drives.length > 1 ? ` of drive ${index + 1}` : "")),
  ]);
}

function driveLines(train: DriveTrain, which: string): readonly (readonly string[])[] {
  return driveParts.flatMap((part) => {
    const slot = train.slots[part];
    if (slot.kind !== "chosen" || slot.by !== "auto") return [];
    const { title } = driveSlots[driveCopies[part]];
    return [[`${title.charAt(0).toUpperCase()}${title.slice(1)}${which}`, slot.row.category, slot.row.description]];
  });
}
