import { messageFor } from "@beltwright/contract";
import { type ChosenAddOn, currency, type Plan } from "@beltwright/model";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { api } from "../../api/client.ts";
import { ApiProblem } from "../../api/problem.ts";
import { useSession } from "../../session/session.ts";
import { messageOf } from "../../ui/failures/problem-notice.tsx";
import { reportConversion } from "../../ui/payment/conversion.ts";
import type { NonceSource } from "../../ui/payment/payment-method.ts";
import { useSubscriptionRefresh } from "../../ui/payment/subscription-queries.ts";
import { toast } from "../../ui/toast/toast.tsx";
import { type Billing, customerOf, profileOf } from "./billing-form.ts";
import { type Answer, type Ending, endingOf } from "./flow.ts";

interface Order {
  readonly plan: Plan;
  readonly addOns: readonly ChosenAddOn[];
  readonly billing: Billing;
  /** The first day, as the server named it and the buyer agreed to. */
  readonly startsOn?: string | undefined;
}

interface Purchase {
  readonly buy: (order: Order, source: NonceSource) => void;
  readonly isPending: boolean;
  readonly ending: Ending | undefined;
  readonly reset: () => void;
}

/** Buys. A call that got no answer may have bought all the same, so that a retry sends the same nonce: one order. */
export function usePurchase(): Purchase {
  const navigate = useNavigate();
  const refresh = useSubscriptionRefresh();
  const { conversionUrl } = useSession();
  const unanswered = useRef<string | undefined>(undefined);
  const [ending, setEnding] = useState<Ending>();
  const mutation = useMutation({
    mutationFn: async ({ order, source }: { readonly order: Order; readonly source: NonceSource }) => {
      const nonce = unanswered.current ?? (await source.requestNonce());
      unanswered.current = nonce;
      const answer = await send(order, nonce);
      unanswered.current = undefined;
      return endingOf(answer);
    },
    onSuccess: async (end, { order }) => {
      setEnding(end);
      if (end.kind !== "subscribed") return;
      toast.done(messageFor("subscription-created"));
      const { family, planID, price } = order.plan;
      reportConversion({ family, planID, value: price, currency }, conversionUrl);
      if (order.billing.keepsInProfile) await keepProfile(order.billing);
      await refresh();
      await navigate({ to: "/App/conv", hash: "!/braintreeSubscriptionSuccess" });
    },
    onError: (error) => {
      // A refusal is an answer: nothing was bought under this nonce.
      if (error instanceof ApiProblem && error.status >= 400 && error.status < 500) unanswered.current = undefined;
      setEnding(failureOf(error));
    },
  });
  return {
    buy: (order, source) => {
      setEnding(undefined);
      mutation.mutate({ order, source });
    },
    isPending: mutation.isPending,
    ending,
    reset: () => {
      unanswered.current = undefined;
      setEnding(undefined);
    },
  };
}

function send({ plan, addOns, billing, startsOn }: Order, paymentMethodNonce: string): Promise<Answer> {
  const { planID } = plan;
  return api.post<Answer>("/api/CreateSubscription", {
    customer: customerOf(billing),
    paymentMethodNonce,
    planID,
    addOns,
    selectedPlan: planID,
    startsOn,
  });
}

/** A card the sandbox refuses to know is not a failed call. */
function failureOf(error: unknown): Ending {
  if (error instanceof ApiProblem && error.code === "test-cards-only") {
    return { kind: "refused", message: messageFor("subscription-unsuccessful"), reason: error.message };
  }
  return { kind: "refused", message: messageFor("subscription-create-failed"), reason: messageOf(error) };
}

/** The purchase stands whether or not the profile could be kept. */
async function keepProfile(billing: Billing): Promise<void> {
  await api.put("/api/profile", profileOf(billing)).catch((error: unknown) => toast.failed(messageOf(error)));
}
