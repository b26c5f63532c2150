import {
  apiTokenSchema,
  createdTokenSchema,
  messageFor,
  messageSchema,
  newTokenSchema,
  problemSchema,
} from "@beltwright/contract";
import { dayMilliseconds } from "@beltwright/model";
import { type ApiToken, addApiToken, listApiTokens, revokeApiToken } from "@beltwright/store";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { getPerson, requireBrowserSession, requirePerson } from "../../plugins/session.ts";
import { sendProblem } from "../../problems.ts";
import { refusals, tags } from "./answers.ts";
import type { AccountContext } from "./context.ts";

/** Tokens for scripts. They can be listed and revoked by a script, but not made by one. */
export const apiTokenRoutes: FastifyPluginAsyncZod<AccountContext> = async (app, { db, now }) => {
  app.get(
    "/api/tokens",
    {
      preHandler: requirePerson,
      schema: { tags, summary: "Your API tokens", response: { 200: z.array(apiTokenSchema), ...refusals } },
    },
    async (request) => (await listApiTokens(db, getPerson(request).userName, now())).map(shown),
  );

  app.post(
    "/api/tokens",
    {
      preHandler: requireBrowserSession,
      schema: {
        tags,
        summary: "Make an API token; its secret is answered only this once",
        body: newTokenSchema,
        response: { 201: createdTokenSchema, ...refusals },
      },
    },
    async (request, reply) => {
      const { userName, userIsAdmin } = getPerson(request);
      const { name, scopes, expiresInDays } = request.body;
      if (scopes.includes("admin") && !userIsAdmin) return sendProblem(reply, 403, "not-admin");
      const expiresAt = now() + expiresInDays * dayMilliseconds;
      const outcome = await addApiToken(db, { userName, name, scopes, expiresAt, now: now() });
      if (outcome.kind === "email-not-confirmed") return sendProblem(reply, 403, "email-not-confirmed");
      return reply.code(201).send({ ...shown(outcome.token), token: outcome.secret });
    },
  );

  app.delete(
    "/api/tokens/:id",
    {
      preHandler: requirePerson,
      schema: {
        tags,
        summary: "Revoke an API token",
        params: z.object({ id: z.string() }),
        response: { 200: messageSchema, ...refusals, 404: problemSchema },
      },
    },
    async (request, reply) => {
      const { userName } = getPerson(request);
      const isRevoked = await revokeApiToken(db, { userName, id: request.params.id, now: now() });
      if (!isRevoked) return sendProblem(reply, 404, "token-not-found");
      return reply.send({ message: messageFor("token-revoked") });
    },
  );
};

function shown({ lastUsedAt, scopes, ...token }: ApiToken) {
  return { ...token, scopes: [...scopes], lastUsedAt: lastUsedAt ?? null };
}
