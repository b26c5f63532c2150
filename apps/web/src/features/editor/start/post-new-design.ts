import type { ConveyorDocument } from "@beltwright/contract";
import { type Conveyor, conveyorToFile, unsigned } from "@beltwright/model";
import { api } from "../../../api/client.ts";

/** Adds a design that was just made; the server numbers, files and signs it. */
export async function postNewDesign(conveyor: Conveyor): Promise<string> {
  return (await api.post<ConveyorDocument>("/api/conveyors", unsigned(conveyorToFile(conveyor)))).id;
}
