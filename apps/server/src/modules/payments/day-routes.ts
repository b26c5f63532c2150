import {
  accountSubscriptionSchema,
  addSubscriptionSchema,
  messageFor,
  payDaysSchema,
  paymentAnswerSchema,
  paymentSessionSchema,
  problemSchema,
  subscriptionAnswers,
  userDataSchema,
} from "@beltwright/contract";
import {
  dayPurchaseCents,
  daySubscription,
  isDayOption,
  isSubscriptionCurrent,
  programOfPlans,
} from "@beltwright/model";
import {
  findOrder,
  findSubscription,
  findUserData,
  listStoredSubscriptions,
  newId,
  putSubscription,
  type StoredSubscription,
  settleSubscription,
} from "@beltwright/store";
import type { FastifyReply } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { getPerson } from "../../plugins/session.ts";
import { sendProblem } from "../../problems.ts";
import { nextSpan, payDays, settleDays } from "./day-payments.ts";
import type { PaymentContext } from "./payment-context.ts";
import { runningOf, runningPlaces } from "./running.ts";

const tags = ["Subscriptions"];
const refusals = { "4xx": problemSchema };

/** Subscriptions bought by days: ordered, paid at the provider, and only then current. */
export const dayRoutes: FastifyPluginAsyncZod<PaymentContext> = async (app, context) => {
  await app.register(listedDays, context);
  await app.register(orderedDays, context);
  await app.register(reportedDays, context);
};

const listedDays: FastifyPluginAsyncZod<PaymentContext> = async (app, { db, gateway, now }) => {
  const listed = async (userName: string) =>
    (await listStoredSubscriptions(db, userName)).map((one) => accountAnswer(one, now()));

  app.get(
    "/api/subscriptions/",
    {
      schema: {
        tags,
        summary: "You and your subscriptions",
        response: {
          200: userDataSchema.extend({ subscriptions: z.array(accountSubscriptionSchema) }),
          ...refusals,
        },
      },
    },
    async (request, reply) => {
      const { userName } = getPerson(request);
      const user = await findUserData(db, userName, now());
      if (user === undefined) return sendProblem(reply, 404, "user-load-failed");
      return { ...user, subscriptions: await listed(userName) };
    },
  );

  app.get(
    "/api/getOthSubsciptions/",
    {
      schema: {
        tags,
        summary: "Subscriptions held elsewhere than at the payment provider",
        response: { 200: z.array(accountSubscriptionSchema), ...refusals },
      },
    },
    async (request) => (await listed(getPerson(request).userName)).filter(({ provider }) => provider !== gateway.kind),
  );
};

const orderedDays: FastifyPluginAsyncZod<PaymentContext> = async (app, context) => {
  const { db, now } = context;
  app.post(
    "/api/addsubscription",
    {
      schema: {
        tags,
        summary: "Order a subscription for a number of days; it waits for its payment",
        body: addSubscriptionSchema,
        response: { 201: accountSubscriptionSchema, ...refusals },
      },
    },
    async (request, reply) => {
      const { userName } = getPerson(request);
      const days = request.body.subscriptionPeriod;
      if (!isDayOption(days)) return sendProblem(reply, 400, "subscription-add-failed");
      const programName = request.body.programName ?? programOfPlans;
      const { renewing } = await runningOf(db, userName, now());
      if (renewing.length > 0 && programName === programOfPlans && !request.body.endsRenewal) {
        return sendProblem(reply, 409, "subscription-running", runningPlaces(renewing));
      }
      const id = await order(context, { userName, programName, days });
      const stored = await findSubscription(db, id);
      return stored === undefined
        ? sendProblem(reply, 409, "subscription-add-failed")
        : reply.code(201).send(accountAnswer(stored, now()));
    },
  );

  app.post(
    "/api/paysubscription/:id",
    {
      schema: {
        tags,
        summary: "Pay for an ordered subscription",
        params: z.object({ id: z.string().max(100) }),
        body: payDaysSchema,
        response: { 200: paymentAnswerSchema, ...refusals },
      },
    },
    async (request, reply) => {
      const order = await findSubscription(db, request.params.id);
      if (order?.userName !== getPerson(request).userName || order.provider !== "days") {
        return sendProblem(reply, 404, "subscription-update-failed", { id: request.params.id });
      }
      if (order.status === "Cancelled") {
        return sendProblem(reply, 409, "subscription-update-failed", { id: request.params.id });
      }
      const outcome = await payDays(context, order, request.body);
      if (outcome.kind === "paid") return { msg: subscriptionAnswers.successful };
      const reason = outcome.kind === "declined" ? outcome.reason : messageFor("purchase-under-way");
      return { msg: subscriptionAnswers.unsuccessful, reason };
    },
  );
};

interface DayOrder {
  readonly userName: string;
  readonly programName: string;
  readonly days: number;
}

/** The id of the order, which waits for its payment. */
async function order({ db, now }: PaymentContext, { userName, programName, days }: DayOrder): Promise<string> {
  const { start, end } = await nextSpan(db, { userName, programName, days, now: now() });
  const id = newId(now());
  const cost = dayPurchaseCents(days) / 100;
  await putSubscription(db, {
    ...{ id, userName, programName, price: cost, subStartDate: start, subEndDate: end },
    provider: "days",
    planID: "days",
    planName: `${days} days`,
    status: "Pending",
    billingCycle: 0,
    subscriptionPeriod: days,
    subscriptionCostPerDay: daySubscription.costPerDay,
    subscriptionCost: cost,
    paymentStatus: "Pending",
    now: now(),
  });
  return id;
}

/** What the page says of a payment that was made, or given up, elsewhere. */
const reportedDays: FastifyPluginAsyncZod<PaymentContext> = async (app, context) => {
  const { db, gateway } = context;
  const reported = { body: paymentSessionSchema, response: { 200: z.string(), ...refusals } };

  app.put(
    "/api/subscriptionsucceeded/",
    { schema: { tags, summary: "Report a payment; the provider is asked whether it was made", ...reported } },
    async (request, reply) => {
      const { id, amount } = request.body;
      const { userName } = getPerson(request);
      const cents = Math.round(amount * 100);
      const days = await findSubscription(db, id);
      const isSettled = days?.provider === "days" && days.status === "Active" && days.paymentStatus === "Paid";
      if (isSettled && days.userName === userName && dayPurchaseCents(days.subscriptionPeriod) === cents) {
        return say(reply, messageFor("subscription-paid"));
      }
      const sale = await gateway.findSale(id);
      // What the page says is not believed: the payment must be at the provider, by this person, in full.
      const isPaid = sale?.userName === userName && sale.cents === cents;
      if (!isPaid) return sendProblem(reply, 409, "subscription-update-failed", { id });
      await settleDays(context, { id, userName }, sale);
      return say(reply, messageFor("subscription-paid"));
    },
  );

  app.put(
    "/api/subscriptioncancelled/",
    { schema: { tags, summary: "Give up an ordered subscription that is not paid for", ...reported } },
    async (request, reply) => {
      const { id } = request.body;
      const { userName } = getPerson(request);
      // While a payment is under way nobody knows whether the days are paid for.
      const isOpen = (await findOrder(db, id))?.state === "begun";
      const isPaid = isOpen || (await gateway.findSale(id)) !== undefined;
      const isGivenUp =
        !isPaid && (await settleSubscription(db, { id, userName, status: "Cancelled", paymentStatus: "Cancelled" }));
      if (!isGivenUp) return sendProblem(reply, 409, "user-subscription-cancel-failed", { id });
      return say(reply, messageFor("subscription-given-up"));
    },
  );
};

/** A text as JSON, as the other calls answer theirs. */
function say(reply: FastifyReply, text: string): FastifyReply {
  return reply.type("application/json; charset=utf-8").send(JSON.stringify(text));
}

export function accountAnswer(stored: StoredSubscription, now: number) {
  const { userName: email, planName: _name, price: _price, billingCycle: _cycle, ...rest } = stored;
  return { ...rest, email, subIsCurrent: isSubscriptionCurrent(stored, now), addOns: [...stored.addOns] };
}
