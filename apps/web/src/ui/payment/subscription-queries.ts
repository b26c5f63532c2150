import type { accountSubscriptionSchema, boughtSubscriptionSchema, transactionSchema } from "@beltwright/contract";
import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { api } from "../../api/client.ts";
import { sessionQuery } from "../../session/session.ts";
import { conveyorsKey } from "../../session/tally.ts";

export type BoughtSubscription = ReturnType<typeof boughtSubscriptionSchema.parse>;
export type AccountSubscription = ReturnType<typeof accountSubscriptionSchema.parse>;
export type Transaction = ReturnType<typeof transactionSchema.parse>;

/** A list of the provider, or what it answered instead. */
type Answer<One> = readonly One[] | { readonly msg: string };

interface Found<One> {
  readonly list: readonly One[];
  /** The provider's word where there is no list: `Unsuccessful`, `No Transactions`. */
  readonly msg: string | undefined;
}

function found<One>(answer: Answer<One>): Found<One> {
  return "msg" in answer ? { list: [], msg: answer.msg } : { list: answer, msg: undefined };
}

const key = ["subscriptions"] as const;

export const boughtQuery = queryOptions({
  queryKey: [...key, "bought"] as const,
  queryFn: async ({ signal }) =>
    found(await api.get<Answer<BoughtSubscription>>("/api/getBTSubsciptions/", { signal })),
});

export const elsewhereQuery = queryOptions({
  queryKey: [...key, "elsewhere"] as const,
  queryFn: async ({ signal }) =>
    found(await api.get<Answer<AccountSubscription>>("/api/getOthSubsciptions/", { signal })),
});

export const transactionsQuery = queryOptions({
  queryKey: [...key, "transactions"] as const,
  queryFn: async ({ signal }) => found(await api.get<Answer<Transaction>>("/api/getBTTransactions/", { signal })),
});

/** The account with all its subscriptions, as the specification's purchase by days asks for it. */
export const accountQuery = queryOptions({
  queryKey: [...key, "account"] as const,
  queryFn: ({ signal }) =>
    api.get<{ readonly userName: string; readonly subscriptions: readonly AccountSubscription[] }>(
      "/api/subscriptions/",
      { signal },
    ),
});

/** The first Active subscription is the current one. */
export function currentOf(subscriptions: readonly BoughtSubscription[]): BoughtSubscription | undefined {
  return subscriptions.find(({ status }) => status === "Active");
}

/** After money moved: the lists, the session, which says whether a subscription is current, and the file tally. */
export function useSubscriptionRefresh(): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    await Promise.all([
      queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 }),
      queryClient.invalidateQueries({ queryKey: key }),
      queryClient.invalidateQueries({ queryKey: conveyorsKey }),
    ]);
  };
}
