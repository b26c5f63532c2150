import type { ConveyorDocument } from "@beltwright/contract";
import { type Conveyor, conveyorToFile, unsigned } from "@beltwright/model";
import { api } from "../../../api/client.ts";

/** Adds a design that was made since it was `begun`; the server numbers, files and signs it where nobody did by hand. */
export async function postNewDesign(conveyor: Conveyor, begun = conveyor): Promise<string> {
  const file = unsigned(conveyorToFile(conveyor), conveyorToFile(begun));
  return (await api.post<ConveyorDocument>("/api/conveyors", file)).id;
}
