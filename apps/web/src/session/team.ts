import type { MyTeam } from "@beltwright/contract";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../api/client.ts";

/** The group of the person signed in, their role in it, and invitations. */
export const teamQuery = queryOptions({
  queryKey: ["team"] as const,
  queryFn: ({ signal }) => api.get<MyTeam>("/api/team", { signal }),
  staleTime: 0,
});
