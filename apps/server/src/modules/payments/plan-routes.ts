import {
  changePlanSchema,
  messageFor,
  paymentAnswerSchema,
  problemSchema,
  replaceCardSchema,
} from "@beltwright/contract";
import { dayText, findPlan, planChange } from "@beltwright/model";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { getPerson } from "../../plugins/session.ts";
import { findOwned } from "./cancel-route.ts";
import type { GatewaySubscription } from "./gateway.ts";
import { changeOwned, refuseChange } from "./owned-changes.ts";
import type { PaymentContext } from "./payment-context.ts";
import { changePlan, resume } from "./plan-changes.ts";

const response = { 200: paymentAnswerSchema, "4xx": problemSchema };
const tags = ["Subscriptions"];

/** Another plan, another card, and the way back from a cancellation. */
export const planRoutes: FastifyPluginAsyncZod<PaymentContext> = async (app, context) => {
  const { gateway } = context;

  app.post(
    "/api/ChangePlan",
    {
      schema: {
        tags,
        summary: "Change the plan: a dearer one at once and prorated, any other when what is paid for ends",
        body: changePlanSchema,
        response,
      },
    },
    async (request, reply) => {
      const { subscriptionID, planID } = request.body;
      const owned = await findOwned(gateway, getPerson(request).userName, subscriptionID);
      const outcome = await changeOwned(context, owned, (current) => changePlan(context, current, planID));
      return outcome.kind === "changed"
        ? { msg: planMessage(owned?.planID ?? "", planID, outcome.subscription) }
        : refuseChange(reply, "plan-change-failed", outcome);
    },
  );

  app.post(
    "/api/ResumeBTSub",
    {
      schema: {
        tags,
        summary: "Take a cancellation back, until what is paid for ends",
        body: changePlanSchema.pick({ subscriptionID: true }),
        response,
      },
    },
    async (request, reply) => {
      const owned = await findOwned(gateway, getPerson(request).userName, request.body.subscriptionID);
      const outcome = await changeOwned(context, owned, (current) => resume(context, current));
      if (outcome.kind !== "changed") return refuseChange(reply, "subscription-resume-failed", outcome);
      return { msg: messageFor("subscription-resumed", { day: dayText(outcome.subscription.period.end + 1) }) };
    },
  );

  app.post(
    "/api/ReplaceCard",
    {
      schema: {
        tags,
        summary: "Pay for a subscription by another card or wallet from now on",
        body: replaceCardSchema,
        response,
      },
    },
    async (request, reply) => {
      const { subscriptionID, paymentMethodNonce } = request.body;
      const owned = await findOwned(gateway, getPerson(request).userName, subscriptionID);
      const outcome = await changeOwned(context, owned, () => gateway.replaceCard(subscriptionID, paymentMethodNonce));
      return outcome.kind === "changed"
        ? { msg: messageFor("card-replaced") }
        : refuseChange(reply, "card-replace-failed", outcome);
    },
  );
};

function planMessage(before: string, planID: string, { period }: GatewaySubscription): string {
  const plan = findPlan(planID)?.planName ?? planID;
  const change = planChange(before, planID);
  if (change === "same") return messageFor("plan-change-taken-back", { plan });
  if (change === "now") return messageFor("plan-changed", { plan });
  return messageFor("plan-changes-later", { plan, day: dayText(period.end + 1) });
}
