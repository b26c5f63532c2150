import { messageFor, type Session } from "@beltwright/contract";
import type { Person, UserData } from "@beltwright/model";
import { queryOptions, useSuspenseQuery } from "@tanstack/react-query";
import { api } from "../api/client.ts";
import { ApiProblem } from "../api/problem.ts";

/**
 * Asked once and then only after signing in or out: a background refresh that found the session
 * ended would tear the open page, and its unsaved input, from under the person.
 */
export const sessionQuery = queryOptions({
  queryKey: ["session"],
  // Without the signal: a watcher that goes away must not cancel what the router waits for.
  queryFn: () => api.get<Session>("/api/session").catch(failUserCall),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

/** Nobody knows who is asking: told in the specification's word, with the reason as its cause. */
export class UserCallFailed extends ApiProblem {
  constructor(cause: ApiProblem) {
    super({ code: "user-token-failed", message: messageFor("user-token-failed"), status: cause.status }, cause);
    this.name = "UserCallFailed";
  }
}

function failUserCall(error: unknown): never {
  throw error instanceof ApiProblem ? new UserCallFailed(error) : error;
}

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

/** Whether the person would have to subscribe before anything of theirs is saved. */
export function useNeedsPlan(): boolean {
  const person = usePerson();
  return person !== undefined && !person.userHasSub && !person.userIsAdmin;
}
