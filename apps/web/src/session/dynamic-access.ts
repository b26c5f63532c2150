import { mayRunDynamics, planFamilyOf, type UserData } from "@beltwright/model";
import { useQuery } from "@tanstack/react-query";
import { api } from "../api/client.ts";
import { useSession } from "./session.ts";

type DynamicAccess = "allowed" | "asking" | "needs-plan";

/**
 * The Dynamic plan and admins run everything; the demo conveyors may be run by anyone, and so may what no account has: a
 * design of the try-out, which has no id.
 */
export function useDynamicAccess(conveyorId: string | undefined): DynamicAccess {
  const { user } = useSession();
  const isUnowned = conveyorId === undefined;
  const hasPlan = hasDynamicPlan(user, Date.now(), isUnowned);
  const { data, isError } = useQuery({
    queryKey: ["demo-ids"] as const,
    queryFn: ({ signal }) => api.get<readonly { readonly id: string }[]>("/api/conveyorlistdemos", { signal }),
    enabled: !hasPlan,
  });
  if (hasPlan) return "allowed";
  if (isError) return "needs-plan";
  if (data === undefined) return "asking";
  return data.some(({ id }) => id === conveyorId) ? "allowed" : "needs-plan";
}

type Subscriber = Pick<UserData, "userIsAdmin" | "subscriptions">;

/** Whether the person may run any design; `isUnowned`: or this one, which no account has. */
export function hasDynamicPlan(user: Subscriber | null, now: number, isUnowned = false): boolean {
  const family = planFamilyOf(user?.subscriptions ?? [], now);
  const person = { userIsAdmin: user?.userIsAdmin ?? false, userHasSub: family !== undefined };
  return mayRunDynamics({ person, family: family ?? "standard", isDemo: false, isUnowned });
}
