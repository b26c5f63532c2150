import type { Db } from "@beltwright/store";
import type { FastifyPluginAsync } from "fastify";
import { requirePerson } from "../../plugins/session.ts";
import { dayRoutes } from "./day-routes.ts";
import { reportFonts } from "./fonts.ts";
import type { Gateway } from "./gateway.ts";
import { invoiceRoute } from "./invoice-route.ts";
import { reconcile } from "./reconcile.ts";
import { sandboxGateway } from "./sandbox-gateway.ts";
import { sandboxRoutes } from "./sandbox-routes.ts";
import { subscriptionRoutes } from "./subscription-routes.ts";

export interface PaymentOptions {
  readonly db: Db;
  readonly gateway?: Gateway;
  readonly now?: () => number;
}

const reconcileEveryMilliseconds = 10 * 60_000;

/** Everything about money. */
export const paymentRoutes: FastifyPluginAsync<PaymentOptions> = async (app, { db, now = Date.now, ...options }) => {
  const gateway = options.gateway ?? sandboxGateway(db, now);
  const context = { db, gateway, now, fonts: reportFonts };
  const repair = () =>
    reconcile(context).catch((error: unknown) => app.log.error({ err: error }, "payments could not be reconciled"));
  const timer = setInterval(repair, reconcileEveryMilliseconds).unref();
  app.addHook("onReady", async () => {
    void repair();
  });
  app.addHook("onClose", async () => clearInterval(timer));

  await app.register(async (inner) => {
    inner.addHook("onRequest", requirePerson);
    inner.addHook("onSend", async (_request, reply) => {
      reply.header("cache-control", "no-store");
    });
    await inner.register(subscriptionRoutes, context);
    await inner.register(dayRoutes, context);
    await inner.register(invoiceRoute, context);
    if (gateway.kind === "sandbox") await inner.register(sandboxRoutes);
  });
};
