import { messageFor } from "@beltwright/contract";
import { type LimitedConveyor, planFamilyOf, reportLimitIssues } from "@beltwright/model";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../api/client.ts";
import { useSession } from "../../session/session.ts";
import type { LiveDesign } from "../../ui/design-panels/design-panels.ts";

/** Why reports may not leave as a file, in the words the server has for it; undefined where they may. */
export function useSaveRefusal({ id, isLocal }: LiveDesign, conveyor: LimitedConveyor | undefined): string | undefined {
  const { user } = useSession();
  const { data: demos = [] } = useQuery({
    queryKey: ["demo-ids"] as const,
    queryFn: ({ signal }) => api.get<readonly { readonly id: string }[]>("/api/conveyorlistdemos", { signal }),
    enabled: !isLocal,
  });
  // Marked as what they are, they may go anywhere.
  if (isLocal || user === null) return undefined;
  const { userIsAdmin, userHasSub, subscriptions } = user;
  if (!userIsAdmin && !userHasSub) return messageFor("subscription-needed-to-download");
  if (conveyor === undefined) return undefined;
  const family = planFamilyOf(subscriptions, Date.now()) ?? "standard";
  const isDemo = demos.some((one) => one.id === id);
  const [beyond] = reportLimitIssues(conveyor, { person: { userIsAdmin }, family, isDemo });
  return beyond === undefined ? undefined : `${messageFor("report-beyond-plan")} ${beyond.message}`;
}
