import { type LibraryDefinition, type LibraryRow, pageSize } from "@beltwright/model";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "../../api/client.ts";
import { getRow, listVersions } from "./library-calls.ts";
import { type ListView, listPath } from "./list/list-search.ts";

/** Everything read of one library lies under this key, so that one change refreshes it all. */
export function libraryKey(definition: LibraryDefinition) {
  return ["library", definition.plural] as const;
}

/** The page before stays on screen while the next one is fetched. */
export function listQuery(definition: LibraryDefinition, view: ListView) {
  return queryOptions({
    queryKey: [...libraryKey(definition), "list", view] as const,
    queryFn: ({ signal }) => api.list<LibraryRow>(listPath(definition, view, pageSize), { signal }),
    placeholderData: keepPreviousData,
  });
}

export function categoriesQuery(definition: LibraryDefinition) {
  return queryOptions({
    queryKey: [...libraryKey(definition), "categories"] as const,
    queryFn: ({ signal }) => api.get<readonly string[]>(`/api/${definition.singular}Categories`, { signal }),
  });
}

export function rowQuery(definition: LibraryDefinition, id: string) {
  return queryOptions({
    queryKey: [...libraryKey(definition), "row", id] as const,
    queryFn: ({ signal }) => getRow(definition, id, signal),
    staleTime: 0,
  });
}

export function versionsQuery(definition: LibraryDefinition, id: string) {
  return queryOptions({
    queryKey: [...libraryKey(definition), "versions", id] as const,
    queryFn: ({ signal }) => listVersions(definition, id, signal),
    staleTime: 0,
  });
}
