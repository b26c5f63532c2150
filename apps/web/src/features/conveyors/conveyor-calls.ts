import type { ConveyorDocument, ConveyorVersion } from "@beltwright/contract";
import { api } from "../../api/client.ts";

interface Said {
  readonly message: string;
}

interface Copied extends Said {
  readonly ids: readonly string[];
}

const path = (id: string) => `/api/conveyors/${encodeURIComponent(id)}`;

/** The calls about conveyor files. Ids are ours, but they come from the address bar, hence the encoding. */
export const calls = {
  load: (id: string, signal?: AbortSignal) =>
    api.get<ConveyorDocument>(`/api/conveyor/${encodeURIComponent(id)}`, { signal }),
  loadAll: (ids: readonly string[], signal?: AbortSignal) =>
    api.get<readonly ConveyorDocument[]>(`/api/conveyorsinlist/${encodeURIComponent(ids.join(","))}`, { signal }),
  add: (values: Readonly<Record<string, unknown>>) => api.post<ConveyorDocument>("/api/conveyors", values),
  copy: (id: string) => api.post<ConveyorDocument>(`/api/conveyors/copy/${encodeURIComponent(id)}`),
  /** Carries the revision the person began with, so that someone else's change is never overwritten unseen. */
  save: (conveyor: ConveyorDocument) => api.put<ConveyorDocument>(path(conveyor.id), conveyor),
  remove: (id: string) => api.delete<ConveyorDocument>(path(id)),
  takeBack: (id: string) => api.post<ConveyorDocument>(`${path(id)}/undelete`),
  copySelected: (ids: readonly string[]) => api.post<Copied>("/api/CopySelectedCVs", ids),
  deleteSelected: (ids: readonly string[]) => api.post<Said>("/api/DeleteSelectedCVs", ids),
  fileSelected: (catName: string, ids: readonly string[]) =>
    api.post<Said>("/api/UpdateCVCategories", { catName, CVIDList: ids }),
  versions: (id: string, signal: AbortSignal) =>
    api.get<readonly ConveyorVersion[]>(`${path(id)}/versions`, { signal }),
  version: (id: string, revision: number, signal?: AbortSignal) =>
    api.get<ConveyorDocument>(`${path(id)}/versions/${revision}`, { signal }),
  nameVersion: (id: string, revision: number, name: string) =>
    api.put<{ readonly name: string }>(`${path(id)}/versions/${revision}`, { name }),
  restore: (id: string, revision: number) => api.post<ConveyorDocument>(`${path(id)}/versions/${revision}/restore`),
};

/** What a list must know of a file that was just added. */
export interface AddedConveyor {
  readonly id: string;
  readonly category: string;
}

export function addedOf({ id, category }: ConveyorDocument): AddedConveyor {
  return { id, category: String(category) };
}
