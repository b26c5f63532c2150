import type { Db } from "@beltwright/store";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../../config.ts";
import { createTurns } from "../../in-turn.ts";
import { requirePerson } from "../../plugins/session.ts";
import { sendProblem } from "../../problems.ts";
import type { Background } from "../accounts/background.ts";
import type { Mailer } from "../mail/mailer.ts";
import { reportFonts } from "../reports/fonts.ts";
import { closedGateway, sellingPaths } from "./closed-gateway.ts";
import { dayRoutes } from "./day-routes.ts";
import type { Gateway } from "./gateway.ts";
import { invoiceAddressRoutes } from "./invoice-address-routes.ts";
import { invoiceRoute } from "./invoice-route.ts";
import { receiptSender } from "./receipts.ts";
import { reconcile } from "./reconcile.ts";
import { sandboxRoutes } from "./sandbox-routes.ts";
import { subscriptionRoutes } from "./subscription-routes.ts";
import { webhookRoute } from "./webhook-route.ts";

export interface PaymentOptions {
  readonly db: Db;
  readonly config: Pick<Config, "seller" | "publicUrl">;
  readonly mailer: Mailer;
  readonly background: Background;
  readonly gateway: Gateway;
  readonly now?: () => number;
}

const reconcileEveryMilliseconds = 10 * 60_000;

/** Everything about money. */
export const paymentRoutes: FastifyPluginAsync<PaymentOptions> = async (app, options) => {
  const { db, config, background, gateway, now = Date.now } = options;
  const sendReceipt = receiptSender({
    mailer: options.mailer,
    background,
    publicUrl: config.publicUrl,
    isSandbox: gateway.kind === "sandbox",
  });
  const inTurn = createTurns();
  const context = { db, gateway, now, sendReceipt, inTurn, fonts: reportFonts, seller: config.seller };
  let isClosing = false;
  const repair = () => background.start(async () => void (await reconcile(context, () => isClosing)));
  const timer = setInterval(repair, reconcileEveryMilliseconds).unref();
  app.addHook("onReady", async () => repair());
  app.addHook("preClose", async () => {
    isClosing = true;
    clearInterval(timer);
    await background.idle();
  });

  if (gateway.kind === "braintree") await app.register(webhookRoute, context);
  await app.register(async (inner) => {
    inner.addHook("onRequest", requirePerson);
    if (gateway.kind === closedGateway.kind) inner.addHook("onRequest", refuseToSell);
    inner.addHook("onSend", async (_request, reply) => {
      reply.header("cache-control", "no-store");
    });
    await inner.register(subscriptionRoutes, context);
    await inner.register(dayRoutes, context);
    await inner.register(invoiceRoute, context);
    await inner.register(invoiceAddressRoutes, context);
    if (gateway.kind === "sandbox") await inner.register(sandboxRoutes);
  });
};

async function refuseToSell(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (sellingPaths.has(request.routeOptions.url)) await sendProblem(reply, 403, "nothing-sold");
}
