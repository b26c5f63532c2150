import type { OfficePreferences } from "@beltwright/model";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { api } from "../../api/client.ts";

/** Everything that is asked about office preferences. */
export const preferencesKey = ["officePreferences"] as const;

/** The office preferences that a design follows: those of its owner; without an id, those of a new one of one's own. */
export function usePreferences(conveyor?: string): UseQueryResult<OfficePreferences> {
  const query = conveyor === undefined ? "" : `?conveyor=${encodeURIComponent(conveyor)}`;
  return useQuery({
    queryKey: [...preferencesKey, "effective", conveyor ?? ""],
    queryFn: ({ signal }) => api.get<OfficePreferences>(`/api/officePreferences/effective${query}`, { signal }),
  });
}
