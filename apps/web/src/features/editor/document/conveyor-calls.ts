import type { ConveyorDocument } from "@beltwright/contract";
import { type Conveyor, conveyorToFile, openConveyorRecord } from "@beltwright/model";
import { api } from "../../../api/client.ts";
import type { SavedConveyor } from "./editor.ts";

export async function loadConveyor(id: string, signal?: AbortSignal): Promise<SavedConveyor> {
  const [found] = await api.get<readonly ConveyorDocument[]>(pathOf(id), { signal });
  if (!found) throw new Error("The server gave no conveyor");
  return toSaved(found);
}

/**
 * Saves over the revision the document began from, and gives what the server made of it: the parts it chose, and the
 * category it filed it under. Results are left at home, for the server calculates its own.
 */
export async function putConveyor(id: string, { revision, conveyor }: SavedConveyor): Promise<SavedConveyor> {
  const body = { ...conveyorToFile(conveyor), revision };
  return toSaved(await api.put<ConveyorDocument>(pathOf(id), body));
}

/** Adds a design as a copy of one's own: whom the original is shared with does not see it. */
export async function postCopy(conveyor: Conveyor): Promise<string> {
  const file = conveyorToFile({ ...conveyor, docUsers: [], conveyorGroup: "" });
  return (await api.post<ConveyorDocument>("/api/conveyors", file)).id;
}

export async function copyConveyor(id: string): Promise<string> {
  return (await api.post<ConveyorDocument>(`/api/conveyors/copy/${encodeURIComponent(id)}`)).id;
}

function pathOf(id: string): string {
  return `/api/conveyors/${encodeURIComponent(id)}`;
}

export function toSaved(found: ConveyorDocument): SavedConveyor {
  const opened = openConveyorRecord(found);
  if (opened.kind !== "opened" && opened.kind !== "migrated") {
    throw new Error(`The server's conveyor cannot be opened: ${opened.kind}`);
  }
  const { conveyor, results } = opened;
  const isCalculated = Object.keys(results).length > 0;
  return { revision: found.revision, conveyor, savedBefore: found.savedBefore, ...(isCalculated && { results }) };
}
