import { bareTrace } from "@beltwright/engine";
import { linkedDrive, pulleyRadius } from "../design/points.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import type { Pull } from "../document/types/parts.ts";

/** Of a pulley over its lagging, m. */
export function laggedRadius(conveyor: Conveyor, pull: Pull): number {
  return pulleyRadius(pull, linkedDrive(conveyor, pull), bareTrace);
}
