import { type Conveyor, writeConveyorJson, writeConveyorT6 } from "@beltwright/model";

/** A conveyor as its file is named: JSON or, ending in .xml, T6. */
export function conveyorFile(conveyor: Conveyor, name: string): string {
  return name.toLowerCase().endsWith(".xml") ? writeConveyorT6(conveyor) : writeConveyorJson(conveyor);
}
