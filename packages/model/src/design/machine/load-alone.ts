import { bareTrace, type LoadAlone, loadAlone } from "@beltwright/engine";
import type { Conveyor } from "../../document/types/conveyor.ts";
import type { ComponentRows } from "../component-rows.ts";
import { designOf } from "../to-design.ts";
import { machineRowsOf } from "./rows.ts";

/**
 * How the load lies on the belt of a conveyor, known before any tension is: fill, edges, lumps, speed and slope. Carry
 * idlers on Auto are those that leave most room. Undefined where that cannot be said.
 */
export function findLoad(conveyor: Conveyor, rows?: ComponentRows): LoadAlone | undefined {
  const design = designOf(conveyor, bareTrace, undefined);
  const isChosen = rows !== undefined && !conveyor.partsKept && conveyor.selectCSIdlerMode === "Auto";
  const found = isChosen ? loadAlone(design, machineRowsOf(conveyor, rows).carryIdlers) : loadAlone(design);
  return found.kind === "laid" ? found : undefined;
}
