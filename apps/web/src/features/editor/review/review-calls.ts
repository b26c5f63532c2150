import type { ConveyorDocument, DesignReleases, Release } from "@beltwright/contract";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../../api/client.ts";
import { conveyorsKey } from "../../../session/tally.ts";

const design = (id: string) => `/api/conveyors/${encodeURIComponent(id)}`;
const one = (id: string) => `/api/releases/${encodeURIComponent(id)}`;

/** The calls about review and release. */
export const reviewCalls = {
  send: (id: string, terms: { readonly revision: number; readonly label: string; readonly remark: string }) =>
    api.post<Release>(`${design(id)}/releases`, terms),
  accept: (id: string, key: string, reason: string) => api.put<Release>(`${one(id)}/findings`, { key, reason }),
  check: (id: string) => api.post<Release>(`${one(id)}/check`),
  approve: (id: string) => api.post<Release>(`${one(id)}/approve`),
  back: (id: string, reason: string) => api.post<Release>(`${one(id)}/return`, { reason }),
  withdraw: (id: string, reason: string) => api.post<Release>(`${one(id)}/withdraw`, { reason }),
  file: (id: string) => api.text(`${one(id)}/file`),
  pdf: (id: string) => api.bytes(`${one(id)}/pdf`),
};

export function releasesQuery(id: string) {
  return queryOptions({
    queryKey: [...conveyorsKey, "releases", id] as const,
    queryFn: ({ signal }) => api.get<DesignReleases>(`${design(id)}/releases`, { signal }),
    staleTime: 0,
  });
}

/** A saved version never changes. */
export function versionQuery(id: string, revision: number) {
  return queryOptions({
    queryKey: [...conveyorsKey, "version", id, revision] as const,
    queryFn: ({ signal }) => api.get<ConveyorDocument>(`${design(id)}/versions/${revision}`, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export const isOpen = ({ state }: Release) => state === "in review" || state === "checked";
