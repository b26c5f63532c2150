import type { ConveyorDocument, ConveyorItem } from "@beltwright/contract";
import { pageSize } from "@beltwright/model";
import { keepPreviousData, queryOptions, skipToken, useQueryClient } from "@tanstack/react-query";
import { api } from "../../api/client.ts";
import { conveyorsKey } from "../../session/tally.ts";
import { loadRows } from "../../ui/component-rows.ts";
import { loadConveyorFile } from "../../ui/saving/use-download.ts";
import { askWorker } from "./ask-worker.ts";
import { calls } from "./conveyor-calls.ts";
import { type ConveyorView, conveyorListPath } from "./list/conveyor-search.ts";
import type { ListKind } from "./list/list-kind.ts";

/** The page before stays on screen while the next one is fetched. */
export function conveyorListQuery(kind: ListKind, view: ConveyorView) {
  return queryOptions({
    queryKey: [...conveyorsKey, kind, view] as const,
    queryFn: ({ signal }) => api.list<ConveyorItem>(conveyorListPath(kind, view, pageSize), { signal }),
    placeholderData: keepPreviousData,
  });
}

/** One conveyor as the own list has it; null where it is gone. */
export function conveyorItemQuery(id: string) {
  const asked = new URLSearchParams({ id, page: "1", pageSize: "1" });
  return queryOptions({
    queryKey: [...conveyorsKey, "item", id] as const,
    queryFn: async ({ signal }) => {
      const { rows } = await api.list<ConveyorItem>(`/api/conveyors?${asked}`, { signal });
      return rows[0] ?? null;
    },
  });
}

export const categoriesQuery = queryOptions({
  queryKey: [...conveyorsKey, "categories"] as const,
  queryFn: ({ signal }) => api.get<readonly string[]>("/api/conveyorCategories", { signal }),
});

/** Someone in no group is told so in place of the categories. */
type GroupCategories = readonly string[] | { readonly message: string };

export const groupCategoriesQuery = queryOptions({
  queryKey: [...conveyorsKey, "groupCategories"] as const,
  queryFn: ({ signal }) => api.get<GroupCategories>("/api/conveyorGroupCategories", { signal }),
});

export function conveyorQuery(id: string) {
  return queryOptions({
    queryKey: [...conveyorsKey, "one", id] as const,
    queryFn: ({ signal }) => calls.load(id, signal),
    staleTime: 0,
  });
}

export function conveyorFileQuery(type: "T6" | "Json", id: string) {
  return queryOptions({
    queryKey: [...conveyorsKey, "file", type, id] as const,
    queryFn: () => loadConveyorFile(type, id),
    staleTime: 0,
  });
}

export function versionsQuery(id: string) {
  return queryOptions({
    queryKey: [...conveyorsKey, "versions", id] as const,
    queryFn: ({ signal }) => calls.versions(id, signal),
    staleTime: 0,
  });
}

/** Several conveyors to be compared, in the order asked for. */
export function comparedQuery(ids: readonly string[]) {
  return queryOptions({
    queryKey: [...conveyorsKey, "compared", ids] as const,
    queryFn: async ({ signal }) => {
      const found = await calls.loadAll(ids, signal);
      return ids.flatMap((id) => found.find((conveyor) => conveyor.id === id) ?? []);
    },
    staleTime: 0,
  });
}

/** They side by side as they were stored: there before anything is calculated. */
export function storedComparisonQuery(ids: readonly string[], compared: readonly ConveyorDocument[] | undefined) {
  return queryOptions({
    queryKey: [...conveyorsKey, "stored-comparison", ids] as const,
    queryFn: compared ? () => askWorker((worker) => worker.compareStored(compared)) : skipToken,
    staleTime: 0,
  });
}

/** They side by side as they are calculated now. */
export function comparisonQuery(ids: readonly string[], compared: readonly ConveyorDocument[] | undefined) {
  return queryOptions({
    queryKey: [...conveyorsKey, "comparison", ids] as const,
    queryFn: compared
      ? async ({ signal }) => {
          const rows = await rowsOfEach(compared, signal);
          return askWorker((worker) => worker.compare(compared, rows));
        }
      : skipToken,
    staleTime: 0,
  });
}

/** The rows that may be chosen for each of some conveyors; those of one owner are loaded once. */
async function rowsOfEach(conveyors: readonly ConveyorDocument[], signal: AbortSignal) {
  const byOwner = new Map<unknown, ReturnType<typeof loadRows>>();
  for (const { id, userName } of conveyors) {
    if (!byOwner.has(userName)) byOwner.set(userName, loadRows(signal, { conveyor: id }));
  }
  return Promise.all(conveyors.map(async ({ userName }) => (await byOwner.get(userName))?.rows ?? {}));
}

/** Stands for the number of a revision where what is open in the editor is meant. */
export const onScreen = -1;

interface Pair {
  readonly before: number;
  readonly after: number;
  /** What is on the screen, as a file would carry it. */
  readonly file: object | undefined;
}

/** What changed from one version of a conveyor to another, and which results moved. */
export function differenceQuery(id: string, { before, after, file }: Pair) {
  const shown = after === onScreen ? file : undefined;
  return queryOptions({
    queryKey: [...conveyorsKey, "difference", id, before, after, shown] as const,
    queryFn: async ({ signal }) => {
      const [earlier, later, loaded] = await Promise.all([
        calls.version(id, before, signal),
        shown ?? calls.version(id, after, signal),
        loadRows(signal, { conveyor: id }),
      ]);
      return askWorker((worker) => worker.differences(earlier, later, loaded?.rows));
    },
    // Versions never change.
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Makes lists, categories, versions and the tally be read again. */
export function useRefresh(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: conveyorsKey });
}
