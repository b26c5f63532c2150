import { conveyorToFile } from "../../document/file-record.ts";
import type { StoredResults } from "../../document/parse.ts";
import type { Conveyor } from "../../document/types/conveyor.ts";

/** The conveyor as a JSON file: inputs and results together, numbers in their shortest form. */
export function writeConveyorJson(conveyor: Conveyor, results: StoredResults = {}): string {
  return `${JSON.stringify(conveyorToFile(conveyor, results), null, 2)}\n`;
}
