import type { Session } from "@beltwright/contract";
import type { Person, UserData } from "@beltwright/model";
import { queryOptions, useSuspenseQuery } from "@tanstack/react-query";
import { api } from "../api/client.ts";

/**
 * Asked once and then only after signing in or out: a background refresh that found the session
 * ended would tear the open page, and its unsaved input, from under the person.
 */
export const sessionQuery = queryOptions({
  queryKey: ["session"],
  // Without the signal: a watcher that goes away must not cancel what the router waits for.
  queryFn: () => api.get<Session>("/api/session"),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

export function useSession(): Session {
  return useSuspenseQuery(sessionQuery).data;
}

/** The signed-in user; only for screens under the member route, which nobody else reaches. */
export function useUser(): UserData {
  const { user } = useSession();
  if (!user) throw new Error("This screen needs a signed-in user");
  return user;
}

/** The asking person in the policy's words, for explaining what may be done before it is tried. */
export function usePerson(): Person | undefined {
  const { user } = useSession();
  if (!user) return undefined;
  const { userName, userIsAdmin, userHasSub, userGroup } = user;
  return { userName, userIsAdmin, userHasSub, userGroup: userGroup || undefined };
}
