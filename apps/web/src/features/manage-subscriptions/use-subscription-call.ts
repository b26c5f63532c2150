import { useMutation } from "@tanstack/react-query";
import { api } from "../../api/client.ts";
import { messageOf } from "../../ui/failures/problem-notice.tsx";
import { useSubscriptionRefresh } from "../../ui/payment/subscription-queries.ts";
import type { Said } from "./said.ts";

/** Sends a change of a subscription, says how it ended, and reads everything again. */
export function useSubscriptionCall(path: string, onSaid: (said: Said) => void, onSettled: () => void = () => {}) {
  const refresh = useSubscriptionRefresh();
  return useMutation({
    mutationFn: async (makeBody: () => Promise<object>) => api.post<{ readonly msg: string }>(path, await makeBody()),
    onSuccess: async ({ msg }) => {
      onSaid({ text: msg, isFailure: false });
      await refresh();
    },
    onError: (error) => onSaid({ text: messageOf(error), isFailure: true }),
    onSettled,
  });
}
