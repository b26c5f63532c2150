import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { sendProblem } from "../../problems.ts";
import type { Purchasing } from "./purchasing.ts";
import { refresh } from "./reconcile.ts";

const notification = z.object({ bt_signature: z.string().max(2000), bt_payload: z.string().max(100_000) });

/**
 * What the provider tells by itself: renewals, failed payments, cancellations. It is a hint only. The signature says who
 * speaks, then the provider is asked, so that a message that comes twice, late or out of order changes nothing.
 */
export const webhookRoute: FastifyPluginAsyncZod<Purchasing> = async (app, by) => {
  app.addContentTypeParser<string>(
    "application/x-www-form-urlencoded",
    { parseAs: "string", bodyLimit: 150_000 },
    (_request, text, done) => done(null, Object.fromEntries(new URLSearchParams(text))),
  );

  app.post(
    "/api/braintree/webhook",
    {
      config: { isForeign: true },
      schema: {
        tags: ["Subscriptions"],
        summary: "For the payment provider: something happened to a subscription",
        body: notification,
        response: { 204: z.undefined() },
      },
    },
    async (request, reply) => {
      const { bt_signature: signature, bt_payload: payload } = request.body;
      const told = await by.gateway.readNotification(signature, payload);
      if (told.kind === "forged") return sendProblem(reply, 400, "signature-wrong");
      if (told.kind === "malformed") return sendProblem(reply, 400, "invalid-request");
      if (told.kind === "subscription") await refresh(by, told.subscriptionID);
      return reply.code(204).send();
    },
  );
};
