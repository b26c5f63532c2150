import { accountSubscriptionSchema, adminSubscriptionSchema } from "@beltwright/contract";
import { findPlan, storageUnitsOf } from "@beltwright/model";
import {
  addAudit,
  type Db,
  deleteSubscription,
  findSubscription,
  findUser,
  listStoredSubscriptions,
  newId,
  putSubscription,
} from "@beltwright/store";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { getPerson } from "../../plugins/session.ts";
import { sendProblem } from "../../problems.ts";
import { accountAnswer } from "../payments/day-routes.ts";
import type { AdminOptions } from "./admin-options.ts";
import { refusals, tags, userParams } from "./admin-schemas.ts";

type Options = Pick<AdminOptions, "db" | "now">;

const ofSubscription = userParams.extend({ id: z.string().max(100) });

/** Subscriptions an administrator enters by hand. Those of the payment provider are changed at the provider only. */
export const adminSubscriptionRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  await app.register(enteredSubscriptions, options);
  await app.register(correctedSubscriptions, options);
};

const enteredSubscriptions: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { db, now } = options;
  app.get(
    "/api/UserList/:userName/subscriptions",
    {
      schema: {
        tags,
        summary: "The subscriptions of a user",
        params: userParams,
        response: { 200: z.array(accountSubscriptionSchema), ...refusals },
      },
    },
    async (request) => {
      const found = await listStoredSubscriptions(db, request.params.userName);
      return found.map((one) => accountAnswer(one, now()));
    },
  );

  app.post(
    "/api/UserList/:userName/subscriptions",
    {
      schema: {
        tags,
        summary: "Enter a subscription for a user",
        params: userParams,
        body: adminSubscriptionSchema,
        response: { 201: accountSubscriptionSchema, ...refusals },
      },
    },
    async (request, reply) => {
      const { userName } = request.params;
      if ((await findUser(db, userName)) === undefined) return sendProblem(reply, 404, "subscription-add-failed");
      const id = newId(now());
      await enter(
        options,
        { admin: getPerson(request).userName, userName, id, action: "add subscription" },
        request.body,
      );
      const stored = await findSubscription(db, id);
      if (stored === undefined) return sendProblem(reply, 409, "subscription-add-failed");
      return reply.code(201).send(accountAnswer(stored, now()));
    },
  );
};

const correctedSubscriptions: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { db, now } = options;
  app.put(
    "/api/UserList/:userName/subscriptions/:id",
    {
      schema: {
        tags,
        summary: "Correct a subscription that was entered by hand",
        params: ofSubscription,
        body: adminSubscriptionSchema,
        response: { 200: accountSubscriptionSchema, ...refusals },
      },
    },
    async (request, reply) => {
      const { userName, id } = request.params;
      if (!(await isByHand(db, userName, id))) return sendProblem(reply, 404, "subscription-update-failed", { id });
      await enter(
        options,
        { admin: getPerson(request).userName, userName, id, action: "edit subscription" },
        request.body,
      );
      const stored = await findSubscription(db, id);
      return stored === undefined
        ? sendProblem(reply, 404, "subscription-update-failed", { id })
        : accountAnswer(stored, now());
    },
  );

  app.delete(
    "/api/UserList/:userName/subscriptions/:id",
    {
      schema: {
        tags,
        summary: "Take back a subscription that was entered by hand",
        params: ofSubscription,
        response: { 200: z.object({ id: z.string() }), ...refusals },
      },
    },
    async (request, reply) => {
      const { userName, id } = request.params;
      if (!(await isByHand(db, userName, id)))
        return sendProblem(reply, 404, "user-subscription-cancel-failed", { id });
      await db.transaction().execute(async (trx) => {
        await deleteSubscription(trx, id);
        const admin = getPerson(request).userName;
        await addAudit(trx, { admin, action: "delete subscription", subject: userName, details: { id }, now: now() });
      });
      return { id };
    },
  );
};

async function isByHand(db: Db, userName: string, id: string): Promise<boolean> {
  const found = await findSubscription(db, id);
  return found?.userName === userName && found.provider === "";
}

interface Entry {
  readonly admin: string;
  readonly userName: string;
  readonly id: string;
  readonly action: string;
}

/** Stores what was entered, with a line in the audit log. */
async function enter(
  { db, now }: Options,
  { admin, userName, id, action }: Entry,
  body: z.infer<typeof adminSubscriptionSchema>,
): Promise<void> {
  const { programName, planID, subStartDate, subEndDate, subscriptionPeriod, paymentStatus, addOns } = body;
  const { subscriptionCost, subscriptionCostPerDay } = body;
  const plan = findPlan(planID);
  await db.transaction().execute(async (trx) => {
    await putSubscription(trx, {
      ...{ id, userName, planID, programName, subStartDate, subEndDate, subscriptionPeriod, paymentStatus, addOns },
      ...{ subscriptionCost, subscriptionCostPerDay, price: subscriptionCost },
      planName: plan?.planName ?? planID,
      status: "Active",
      billingCycle: plan?.billingCycle ?? 0,
      storageUnits: storageUnitsOf(addOns),
      now: now(),
    });
    await addAudit(trx, { admin, action, subject: userName, details: { id, ...body }, now: now() });
  });
}
