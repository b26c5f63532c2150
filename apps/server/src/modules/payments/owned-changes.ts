import { messageFor, type ProblemCode } from "@beltwright/contract";
import type { FastifyReply } from "fastify";
import { sendProblem } from "../../problems.ts";
import { type ChangeResult, changeSubscription } from "./changes.ts";
import type { ChangeOutcome, GatewaySubscription } from "./gateway.ts";
import type { PaymentContext } from "./payment-context.ts";

/** Changes a subscription of the person who asks; what is not theirs is not there. */
export async function changeOwned(
  context: PaymentContext,
  owned: GatewaySubscription | undefined,
  to: (current: GatewaySubscription) => Promise<ChangeOutcome>,
): Promise<ChangeResult> {
  return owned === undefined ? { kind: "not-found" } : changeSubscription(context, owned, to);
}

type Refused = Exclude<ChangeResult, { readonly kind: "changed" }>;

/** Why a change was not made. */
export function refuseChange(reply: FastifyReply, code: ProblemCode, outcome: Refused): FastifyReply {
  switch (outcome.kind) {
    case "not-found":
      return sendProblem(reply, 404, code, { error: messageFor("no-subscriptions") });
    case "under-way":
      return sendProblem(reply, 409, code, { error: messageFor("change-under-way") });
    case "declined":
      return sendProblem(reply, 409, code, { error: outcome.reason });
  }
}
