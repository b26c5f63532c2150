import { cancelSchema, messageFor, paymentAnswerSchema, problemSchema } from "@beltwright/contract";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { getPerson } from "../../plugins/session.ts";
import type { Gateway, GatewaySubscription } from "./gateway.ts";
import { changeOwned, refuseChange } from "./owned-changes.ts";
import type { PaymentContext } from "./payment-context.ts";

/** Ends a subscription. */
export const cancelRoute: FastifyPluginAsyncZod<PaymentContext> = async (app, context) => {
  const { gateway } = context;
  const parseJson = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser("application/json");
  // The body is the id: as JSON, in an object, or bare, which is how some clients send a text whatever they call it.
  app.addContentTypeParser<string>("application/json", { parseAs: "string" }, (request, text, done) => {
    if (/^[\w-]{1,100}$/.test(text)) return done(null, text);
    parseJson(request, text, done);
  });

  app.post(
    "/api/CancelBTSub",
    {
      schema: {
        tags: ["Subscriptions"],
        summary: "Cancel a subscription; what is paid for stays usable until its end",
        body: cancelSchema,
        response: { 200: paymentAnswerSchema, "4xx": problemSchema },
      },
    },
    async (request, reply) => {
      const id = typeof request.body === "string" ? request.body : request.body.subscriptionID;
      const owned = await findOwned(gateway, getPerson(request).userName, id);
      const outcome = await changeOwned(context, owned, () => gateway.endRenewal(id));
      return outcome.kind === "changed"
        ? { msg: messageFor("subscription-cancelled") }
        : refuseChange(reply, "subscription-cancel-failed", outcome);
    },
  );
};

/** Of someone else's subscription nobody learns that it exists. */
export async function findOwned(
  gateway: Gateway,
  userName: string,
  id: string,
): Promise<GatewaySubscription | undefined> {
  const found = await gateway.findSubscription(id);
  return found?.userName === userName ? found : undefined;
}
