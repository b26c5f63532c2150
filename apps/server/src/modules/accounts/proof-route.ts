import { messageFor, messageSchema, provePasswordSchema } from "@beltwright/contract";
import { proveSession } from "@beltwright/store";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { getSession } from "../../plugins/session.ts";
import { sendProblem } from "../../problems.ts";
import { refusals, sendThrottled, tags } from "./answers.ts";
import type { AccountContext } from "./context.ts";
import { checkPassword } from "./sign-in.ts";

export const proofRoute: FastifyPluginAsyncZod<AccountContext> = async (app, context) => {
  app.post(
    "/api/proveidentity",
    {
      schema: {
        tags,
        summary: "Give the password again, as some acts need it given a short while ago",
        body: provePasswordSchema,
        response: { 200: messageSchema, ...refusals },
      },
    },
    async (request, reply) => {
      const { person, sessionId } = getSession(request);
      const device = `session ${sessionId}`;
      const claim = { email: person.userName, password: request.body.password, address: request.ip, device };
      const checked = await checkPassword(context, claim);
      if (checked.kind === "throttled") return sendThrottled(reply, checked.seconds);
      if (checked.kind === "wrong") return sendProblem(reply, 400, "password-wrong");
      await proveSession(context.db, { sessionId, now: context.now() });
      return reply.send({ message: messageFor("identity-proved") });
    },
  );
};
