import { messageFor } from "@beltwright/contract";
import { type LimitedConveyor, planFamilyOf, reportLimitIssues } from "@beltwright/model";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../api/client.ts";
import { useUser } from "../../session/session.ts";

/** Why reports may not leave as a file, in the words the server has for it; undefined where they may. */
export function useSaveRefusal(id: string, conveyor: LimitedConveyor | undefined): string | undefined {
  const { userIsAdmin, userHasSub, subscriptions } = useUser();
  const { data: demos = [] } = useQuery({
    queryKey: ["demo-ids"] as const,
    queryFn: ({ signal }) => api.get<readonly { readonly id: string }[]>("/api/conveyorlistdemos", { signal }),
  });
  if (!userIsAdmin && !userHasSub) return messageFor("subscription-needed-to-download");
  if (conveyor === undefined) return undefined;
  const family = planFamilyOf(subscriptions, Date.now()) ?? "standard";
  const isDemo = demos.some((one) => one.id === id);
  const [beyond] = reportLimitIssues(conveyor, { person: { userIsAdmin }, family, isDemo });
  return beyond === undefined ? undefined : `${messageFor("report-beyond-plan")} ${beyond.message}`;
}
