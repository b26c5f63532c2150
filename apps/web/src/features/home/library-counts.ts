import { libraries } from "@beltwright/model";
import { useQueries } from "@tanstack/react-query";
import { api } from "../../api/client.ts";

interface LibraryCounts {
  /** Entries by library, as far as they are known yet. */
  readonly byLibrary: ReadonlyMap<string, number>;
  /** Undefined until every library has answered. */
  readonly total: number | undefined;
  readonly error: Error | null;
}

/** How many entries each library holds: the totals that come with a page of one row. */
export function useLibraryCounts(): LibraryCounts {
  return useQueries({
    queries: libraries.map(({ plural }) => ({
      queryKey: [plural, "count"],
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        (await api.list<unknown>(`/api/${plural}?page=1&pageSize=1`, { signal })).total,
    })),
    combine: (results) => {
      const known = libraries.flatMap(({ plural }, index) => {
        const total = results[index]?.data;
        return total === undefined ? [] : [[plural, total] as const];
      });
      const sum = known.reduce((all, [, count]) => all + count, 0);
      return {
        byLibrary: new Map(known),
        total: known.length === libraries.length ? sum : undefined,
        error: results.find(({ error }) => error)?.error ?? null,
      };
    },
  });
}
