import { auditRecordSchema } from "@beltwright/contract";
import { type Db, listAudit } from "@beltwright/store";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { requireFreshAdmin } from "../../plugins/session.ts";
import type { AdminOptions } from "./admin-options.ts";
import { refusals, tags, wholeNumber } from "./admin-schemas.ts";
import { groupRoutes } from "./group-routes.ts";
import { moderationRoutes } from "./moderation-routes.ts";
import { secondFactorResetRoutes } from "./second-factor-reset-routes.ts";
import { adminSubscriptionRoutes } from "./subscription-routes.ts";
import { userRoutes } from "./user-routes.ts";

/** What only administrators do. Every act is kept in the audit log. */
export const adminRoutes: FastifyPluginAsyncZod<AdminOptions> = async (app, options) => {
  app.addHook("onRequest", requireFreshAdmin);
  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });
  await app.register(userRoutes, options);
  await app.register(secondFactorResetRoutes, options);
  await app.register(adminSubscriptionRoutes, options);
  await app.register(groupRoutes, options);
  await app.register(moderationRoutes, options);
  await app.register(auditRoute, options);
};

const auditRoute: FastifyPluginAsyncZod<{ readonly db: Db }> = async (app, { db }) => {
  app.get(
    "/api/auditRecords",
    {
      schema: {
        tags,
        summary: "What administrators did, newest first; the total in X-Total-Count",
        querystring: z.object({ page: wholeNumber(1e6, 1), pageSize: wholeNumber(100, 10) }),
        response: { 200: z.array(auditRecordSchema), ...refusals },
      },
    },
    async (request, reply) => {
      const { records, total } = await listAudit(db, request.query);
      return reply.header("x-total-count", total).send([...records]);
    },
  );
};
