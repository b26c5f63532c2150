import { messageFor, subscriptionAnswers } from "@beltwright/contract";
import type { PaymentMethod } from "../../ui/payment/payment-method.ts";

/** The five states of the specification's flow. */
type Step = "no-plan" | "plan-chosen" | "payment-chosen" | "submitted" | "ended";

export type Ending =
  | { readonly kind: "subscribed" }
  /** `advice` says what to do, where the sentence alone does not. */
  | { readonly kind: "refused"; readonly message: string; readonly reason?: string; readonly isActive?: boolean };

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
export function endingOf({ msg, reason }: { readonly msg: string; readonly reason?: string | undefined }): Ending {
  if (msg.includes(subscriptionAnswers.successful)) return { kind: "subscribed" };
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
