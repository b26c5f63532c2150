import type { DriveTrain } from "@beltwright/engine";
import type { Calculated, ComponentRows } from "@beltwright/model";
import { columns } from "./columns.ts";

const slots = [
  ["motor", "Motor"],
  ["fluidCoupling", "Fluid coupling"],
  ["highSpeedCoupling", "High-speed coupling"],
  ["gearbox", "Gearbox"],
  ["lowSpeedCoupling", "Low-speed coupling"],
  ["holdback", "Holdback"],
  ["brake", "Brake"],
  ["starter", "Starter"],
] as const;

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
  return slots.flatMap(([name, title]) => {
    const slot = train.slots[name];
    if (slot.kind !== "chosen" || slot.by !== "auto") return [];
    return [[`${title}${which}`, slot.row.category, slot.row.description]];
  });
}
