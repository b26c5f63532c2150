import { mayRunDynamics, planFamilyOf, type UserData } from "@beltwright/model";
import { useQuery } from "@tanstack/react-query";
import { api } from "../api/client.ts";
import { useUser } from "./session.ts";

type DynamicAccess = "allowed" | "asking" | "needs-plan";

/** The Dynamic plan and admins run everything; the demo conveyors may be run by anyone. */
export function useDynamicAccess(conveyorId: string | undefined): DynamicAccess {
  const user = useUser();
  const hasPlan = hasDynamicPlan(user, Date.now());
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

export function hasDynamicPlan(
  { userIsAdmin, subscriptions }: Pick<UserData, "userIsAdmin" | "subscriptions">,
  now: number,
): boolean {
  const family = planFamilyOf(subscriptions, now);
  const person = { userIsAdmin, userHasSub: family !== undefined };
  return mayRunDynamics({ person, family: family ?? "standard", isDemo: false });
}
