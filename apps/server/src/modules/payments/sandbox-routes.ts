import { problemSchema, sandboxCardSchema } from "@beltwright/contract";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { sendProblem } from "../../problems.ts";
import { cardNonce, sandboxCards, walletNonce } from "./sandbox-cards.ts";

/** What the provider's own page does elsewhere: turns a test card or the wallet into a nonce. Only with the sandbox. */
export const sandboxRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    "/api/sandbox/nonce",
    {
      schema: {
        tags: ["Subscriptions"],
        summary: "A nonce for a test card; other numbers are refused and not kept",
        body: sandboxCardSchema,
        response: { 200: z.object({ nonce: z.string() }), "4xx": problemSchema },
      },
    },
    async ({ body }, reply) => {
      const nonce = body.wallet === true ? walletNonce() : cardNonce(body.number ?? "");
      return nonce === undefined ? sendProblem(reply, 400, "test-cards-only") : { nonce };
    },
  );

  app.get(
    "/api/sandbox/cards",
    {
      schema: {
        tags: ["Subscriptions"],
        summary: "The test cards the sandbox knows",
        response: { 200: z.array(z.string()), "4xx": problemSchema },
      },
    },
    async () => [...sandboxCards],
  );
};
