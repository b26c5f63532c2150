import {
  boughtSubscriptionSchema,
  cartSchema,
  messageFor,
  paymentAnswerSchema,
  problemSchema,
  subscriptionAnswers,
  transactionSchema,
  updateAddOnsSchema,
} from "@beltwright/contract";
import { type CartFault, dayText, priceCart } from "@beltwright/model";
import type { FastifyReply } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { getPerson } from "../../plugins/session.ts";
import { sendProblem } from "../../problems.ts";
import { subscriptionAnswer, transactionAnswer } from "./answers.ts";
import { cancelRoute, findOwned } from "./cancel-route.ts";
import { changeSubscription } from "./changes.ts";
import { issueInvoices } from "./invoices.ts";
import { mirrorAll } from "./mirror.ts";
import type { PaymentContext } from "./payment-context.ts";
import { planRoutes } from "./plan-routes.ts";
import { purchase } from "./purchases.ts";
import { type Running, runningAnswer } from "./running.ts";

const tags = ["Subscriptions"];
const refusals = { "4xx": problemSchema };

/** Buying, changing and ending a subscription, with the calls and the spelling of the specification. */
export const subscriptionRoutes: FastifyPluginAsyncZod<PaymentContext> = async (app, context) => {
  await app.register(purchases, context);
  await app.register(providerRecords, context);
  await app.register(cancelRoute, context);
  await app.register(addOnRoute, context);
  await app.register(planRoutes, context);
};

const purchases: FastifyPluginAsyncZod<PaymentContext> = async (app, context) => {
  const { gateway } = context;
  app.get(
    "/api/GenerateToken",
    {
      schema: {
        tags,
        summary: "A token for the payment fields of the page",
        response: { 200: z.string(), ...refusals },
      },
    },
    async (request, reply) => {
      const token = await gateway.clientToken(getPerson(request).userName);
      return reply.type("application/json; charset=utf-8").send(JSON.stringify(token));
    },
  );

  app.post(
    "/api/CreateSubscription",
    {
      schema: {
        tags,
        summary: "Buy a subscription; the answer says how it went in `msg`",
        body: cartSchema,
        response: { 200: paymentAnswerSchema, ...refusals },
      },
    },
    async (request, reply) => {
      const outcome = await purchase(context, getPerson(request).userName, request.body);
      switch (outcome.kind) {
        case "subscribed":
          return { msg: subscriptionAnswers.successful, startsOn: outcome.startsOn };
        case "asks":
          return asked(outcome.running);
        case "under-way":
          return { msg: subscriptionAnswers.unsuccessful, reason: messageFor("purchase-under-way") };
        case "already-active":
          return { msg: subscriptionAnswers.active };
        case "declined":
          return { msg: subscriptionAnswers.unsuccessful, reason: outcome.reason };
        case "not-sold":
          return sendProblem(reply, 400, "subscription-create-failed", {}, notSold(outcome.fault));
      }
    },
  );
};

/** The page shows what is running and when the plan would begin, and sends the day back where the buyer agrees. */
function asked(running: Running) {
  const { freeFrom } = running;
  return {
    msg: subscriptionAnswers.active,
    running: runningAnswer(running),
    ...(freeFrom === undefined ? {} : { startsOn: dayText(freeFrom) }),
  };
}

/** What the payment provider knows of a person. */
const providerRecords: FastifyPluginAsyncZod<PaymentContext> = async (app, context) => {
  const { gateway, now } = context;
  app.get(
    "/api/getBTSubsciptions/",
    {
      schema: {
        tags,
        summary: "Your subscriptions at the payment provider",
        response: { 200: z.union([z.array(boughtSubscriptionSchema), paymentAnswerSchema]), ...refusals },
      },
    },
    async (request) =>
      unlessUnreachable(request.log, async () => {
        const found = await mirrorAll(context, getPerson(request).userName);
        return found.map((one) => subscriptionAnswer(one, now()));
      }),
  );

  app.get(
    "/api/getBTTransactions/",
    {
      schema: {
        tags,
        summary: "Your payments",
        response: { 200: z.union([z.array(transactionSchema), paymentAnswerSchema]), ...refusals },
      },
    },
    async (request) =>
      unlessUnreachable(request.log, async () => {
        const { userName } = getPerson(request);
        const subscriptions = await gateway.subscriptionsOf(userName);
        const all = await gateway.transactionsOf(userName);
        const transactions = all.filter(({ status }) => status === "Settled");
        await issueInvoices(context, transactions);
        if (transactions.length === 0) return { msg: subscriptionAnswers.noTransactions };
        return transactions.map((one) => transactionAnswer(one, subscriptions));
      }),
  );
};

const addOnRoute: FastifyPluginAsyncZod<PaymentContext> = async (app, context) => {
  const { gateway } = context;
  app.post(
    "/api/UpdateAddons",
    {
      schema: {
        tags,
        summary: "Change the add-ons of the active subscription; the rest of the period is charged or credited",
        body: updateAddOnsSchema,
        response: { 200: paymentAnswerSchema, ...refusals },
      },
    },
    async (request, reply) => {
      const { subscriptionID, addOns } = request.body;
      const owned = await findOwned(gateway, getPerson(request).userName, subscriptionID);
      if (owned === undefined || owned.status !== "Active")
        return refuseAddOns(reply, 404, messageFor("no-subscriptions"));
      const chosen = addOns.map(({ id, quantity }) => ({ id, quantity }));
      const priced = priceCart(owned.planID, chosen);
      if (priced.kind === "refused") return refuseAddOns(reply, 400, cartFaults[priced.fault]);
      const outcome = await changeSubscription(context, owned, async ({ next, period }) =>
        next === undefined
          ? gateway.changeAddOns(subscriptionID, chosen)
          : { kind: "declined", reason: messageFor("take-back-first", { day: dayText(period.end + 1) }) },
      );
      switch (outcome.kind) {
        case "changed":
          return { msg: messageFor("add-ons-updated") };
        case "declined":
          return refuseAddOns(reply, 409, outcome.reason);
        case "under-way":
          return refuseAddOns(reply, 409, messageFor("change-under-way"));
        case "not-found":
          return refuseAddOns(reply, 409, messageFor("no-subscriptions"));
      }
    },
  );
};

const cartFaults = {
  "unknown-plan": "This plan is not sold.",
  "unknown-add-on": "This add-on is not sold.",
  "add-on-twice": "An add-on can be added only once.",
  "support-of-other-plan": "Support must be that of the plan.",
  "add-on-of-other-cycle": "Add-ons must have the billing cycle of the plan.",
  "quantity-wrong": "The quantity must be a whole number from 1 to 100.",
} as const;

function notSold(fault: CartFault) {
  return { issues: [{ field: fault === "unknown-plan" ? "planID" : "addOns", message: cartFaults[fault] }] };
}

/** The specification's page reads `errors`; everyone else the problem. */
function refuseAddOns(reply: FastifyReply, status: number, errors: string): FastifyReply {
  const message = messageFor("add-ons-update-failed", { errors });
  const text = JSON.stringify({ code: "add-ons-update-failed", message, errors });
  return reply.code(status).type("application/json; charset=utf-8").send(text);
}

interface Log {
  readonly error: (details: object, text: string) => void;
}

/** A provider that cannot be reached is an answer of the specification, not a failure of the page. */
async function unlessUnreachable<T>(log: Log, read: () => Promise<T>): Promise<T | { readonly msg: string }> {
  try {
    return await read();
  } catch (error) {
    log.error({ err: error }, "the payment provider did not answer");
    return { msg: subscriptionAnswers.unsuccessful };
  }
}
