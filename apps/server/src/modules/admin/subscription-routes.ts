import { accountSubscriptionSchema, adminSubscriptionSchema, problemSchema } from "@beltwright/contract";
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

interface Options {
  readonly db: Db;
  readonly now: () => number;
}

const tags = ["Administration"];
const refusals = { "4xx": problemSchema };
const ofUser = z.object({ userName: z.string().max(320) });
const ofSubscription = ofUser.extend({ id: z.string().max(100) });

/** Subscriptions an administrator enters by hand. Those of the payment provider are changed at the provider only. */
export const adminSubscriptionRoutes: FastifyPluginAsyncZod<Options> = async (app, { db, now }) => {
  app.get(
    "/api/UserList/:userName/subscriptions",
    {
      schema: {
        tags,
        summary: "The subscriptions of a user",
        params: ofUser,
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
        params: ofUser,
        body: adminSubscriptionSchema,
        response: { 201: accountSubscriptionSchema, ...refusals },
      },
    },
    async (request, reply) => {
      const { userName } = request.params;
      if ((await findUser(db, userName)) === undefined) return sendProblem(reply, 404, "subscription-add-failed");
      const id = newId(now());
      await put(getPerson(request).userName, userName, id, request.body, "add subscription");
      const stored = await findSubscription(db, id);
      if (stored === undefined) return sendProblem(reply, 409, "subscription-add-failed");
      return reply.code(201).send(accountAnswer(stored, now()));
    },
  );

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
      if (!(await isByHand(userName, id))) return sendProblem(reply, 404, "subscription-update-failed", { id });
      await put(getPerson(request).userName, userName, id, request.body, "edit subscription");
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
      if (!(await isByHand(userName, id))) return sendProblem(reply, 404, "user-subscription-cancel-failed", { id });
      await db.transaction().execute(async (trx) => {
        await deleteSubscription(trx, id);
        const admin = getPerson(request).userName;
        await addAudit(trx, { admin, action: "delete subscription", subject: userName, details: { id }, now: now() });
      });
      return { id };
    },
  );

  async function isByHand(userName: string, id: string): Promise<boolean> {
    const found = await findSubscription(db, id);
    return found?.userName === userName && found.provider === "";
  }

  async function put(
    admin: string,
    userName: string,
    id: string,
    body: z.infer<typeof adminSubscriptionSchema>,
    action: string,
  ): Promise<void> {
    const plan = findPlan(body.planID);
    await db.transaction().execute(async (trx) => {
      await putSubscription(trx, {
        id,
        userName,
        planID: body.planID,
        planName: plan?.planName ?? body.planID,
        programName: body.programName,
        status: "Active",
        price: body.subscriptionCost,
        billingCycle: plan?.billingCycle ?? 0,
        subStartDate: body.subStartDate,
        subEndDate: body.subEndDate,
        subscriptionPeriod: body.subscriptionPeriod,
        subscriptionCostPerDay: body.subscriptionCostPerDay,
        subscriptionCost: body.subscriptionCost,
        paymentStatus: body.paymentStatus,
        storageUnits: storageUnitsOf(body.addOns),
        addOns: body.addOns,
        now: now(),
      });
      await addAudit(trx, { admin, action, subject: userName, details: { id, ...body }, now: now() });
    });
  }
};
