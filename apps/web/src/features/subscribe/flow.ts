import { messageFor, subscriptionAnswers } from "@beltwright/contract";
import type { PaymentMethod } from "../../ui/payment/payment-method.ts";

/** The five states of the specification's flow. */
type Step = "no-plan" | "plan-chosen" | "payment-chosen" | "submitted" | "ended";

export type Ending =
  | { readonly kind: "subscribed" }
  /** Something is paid for already: the plan may start when it ends. */
  | { readonly kind: "asks"; readonly running: readonly RunningSubscription[]; readonly startsOn: string }
  | { readonly kind: "refused"; readonly message: string; readonly reason?: string; readonly isActive?: boolean };

interface RunningSubscription {
  readonly what: string;
  readonly until: string;
}

/** What the server says of a purchase. */
export interface Answer {
  readonly msg: string;
  readonly reason?: string | undefined;
  readonly running?: readonly RunningSubscription[] | undefined;
  readonly startsOn?: string | undefined;
}

interface Known {
  readonly hasPlan: boolean;
  readonly method: PaymentMethod | undefined;
  readonly isPending: boolean;
  readonly ending: Ending | undefined;
}

export function stepOf({ hasPlan, method, isPending, ending }: Known): Step {
  if (!hasPlan) return "no-plan";
  if (isPending) return "submitted";
  if (ending !== undefined) return "ended";
  return method === undefined ? "plan-chosen" : "payment-chosen";
}

/** How the purchase ended, by what the answer says. */
export function endingOf({ msg, reason, running, startsOn }: Answer): Ending {
  if (msg.includes(subscriptionAnswers.successful)) return { kind: "subscribed" };
  if (running !== undefined && startsOn !== undefined) return { kind: "asks", running, startsOn };
  if (msg.includes(subscriptionAnswers.active)) {
    return { kind: "refused", message: messageFor("subscription-exists"), isActive: true };
  }
  if (msg.includes(subscriptionAnswers.unsuccessful)) {
    return {
      kind: "refused",
      message: messageFor("subscription-unsuccessful"),
      ...(reason !== undefined && { reason }),
    };
  }
  return { kind: "refused", message: messageFor("subscription-create-failed") };
}
