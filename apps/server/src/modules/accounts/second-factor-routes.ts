import {
  messageFor,
  messageSchema,
  problemSchema,
  recoveryCodesSchema,
  secondFactorsSchema,
} from "@beltwright/contract";
import {
  countRecoveryCodes,
  findUser,
  listSecondFactors,
  newRecoveryCodes,
  removeSecondFactor,
} from "@beltwright/store";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { getPerson, requireBrowserSession } from "../../plugins/session.ts";
import { sendProblem } from "../../problems.ts";
import { refusals, tags } from "./answers.ts";
import { authenticatorRoutes } from "./authenticator-routes.ts";
import type { AccountContext } from "./context.ts";
import { passkeyRoutes } from "./passkey-routes.ts";
import { proofRoute } from "./proof-route.ts";
import { isUnreadable } from "./second-factor.ts";

/** Authenticator apps and passkeys. Only in the browser, and changed only a short while after giving the password. */
export const secondFactorRoutes: FastifyPluginAsyncZod<AccountContext> = async (app, context) => {
  app.addHook("preHandler", requireBrowserSession);
  await app.register(proofRoute, context);
  await app.register(listedFactors, context);
  await app.register(changedFactors, context);
};

const listedFactors: FastifyPluginAsyncZod<AccountContext> = async (app, context) => {
  const { db, config } = context;
  app.get(
    "/api/secondfactors",
    { schema: { tags, summary: "Your second factors", response: { 200: secondFactorsSchema, ...refusals } } },
    async (request) => {
      const { userName, userIsAdmin } = getPerson(request);
      const factors = (await listSecondFactors(db, userName)).filter(({ isConfirmed }) => isConfirmed);
      return {
        factors: factors.map((factor) => {
          const { id, kind, name, createdAt, lastUsedAt = null } = factor;
          return { id, kind, name, createdAt, lastUsedAt, isUnreadable: isUnreadable(context, userName, factor) };
        }),
        recoveryCodes: await countRecoveryCodes(db, userName),
        isDemanded: userIsAdmin && !config.isDemo,
      };
    },
  );
};

const changedFactors: FastifyPluginAsyncZod<AccountContext> = async (app, context) => {
  const { db } = context;
  app.addHook("preHandler", requireFresh);
  await app.register(authenticatorRoutes, context);
  await app.register(passkeyRoutes, context);

  app.post(
    "/api/secondfactors/codes",
    { schema: { tags, summary: "New recovery codes", response: { 200: recoveryCodesSchema, ...refusals } } },
    async (request) => ({ recoveryCodes: [...(await newRecoveryCodes(db, getPerson(request).userName))] }),
  );

  app.delete(
    "/api/secondfactors/:id",
    {
      schema: {
        tags,
        summary: "Remove a second factor",
        params: z.object({ id: z.string().max(1900) }),
        response: { 200: messageSchema, ...refusals, 404: problemSchema },
      },
    },
    async (request, reply) => {
      const isGone = await removeSecondFactor(db, { userName: getPerson(request).userName, id: request.params.id });
      if (!isGone) return sendProblem(reply, 404, "second-factor-not-found");
      return reply.send({ message: messageFor("second-factor-removed") });
    },
  );

  /** Whoever has not confirmed the address could shut its owner out for good. */
  async function requireFresh(request: FastifyRequest, reply: FastifyReply) {
    if (!request.isFresh) return sendProblem(reply, 403, "session-not-fresh");
    const user = await findUser(db, getPerson(request).userName);
    if (user?.emailConfirmed !== true) return sendProblem(reply, 403, "email-not-confirmed");
  }
};
