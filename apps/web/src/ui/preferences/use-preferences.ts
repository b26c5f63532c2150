import type { OfficePreferences } from "@beltwright/model";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { api } from "../../api/client.ts";
import { useIsVisitor } from "../../session/reading.ts";

/** Everything that is asked about office preferences. */
export const preferencesKey = ["officePreferences"] as const;

/** The office preferences that a design follows: those of its owner; without an id, of a new one of one's own. */
export function usePreferences(conveyor?: string): UseQueryResult<OfficePreferences> {
  const isVisitor = useIsVisitor();
  const query = conveyor === undefined ? "" : `?conveyor=${encodeURIComponent(conveyor)}`;
  return useQuery({
    queryKey: [...preferencesKey, "effective", conveyor ?? "", isVisitor],
    // A visitor has no office.
    queryFn: async ({ signal }): Promise<OfficePreferences> =>
      isVisitor ? {} : api.get(`/api/officePreferences/effective${query}`, { signal }),
  });
}
