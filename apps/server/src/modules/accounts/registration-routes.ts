import { confirmEmailSchema, emailOnlySchema, messageFor, messageSchema, registerSchema } from "@beltwright/contract";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { sendProblem } from "../../problems.ts";
import { refusals, sendPasswordFault, tags } from "./answers.ts";
import { type AccountContext, linkOrigin } from "./context.ts";
import { findPasswordFault } from "./password-rules.ts";
import { confirmByLink, register, resendConfirmation } from "./registration.ts";

export const registrationRoutes: FastifyPluginAsyncZod<AccountContext> = async (app, context) => {
  app.post(
    "/api/register",
    {
      schema: {
        tags,
        summary: "Open an account; the answer does not tell whether the address was known",
        body: registerSchema,
        response: { 201: messageSchema, ...refusals },
      },
    },
    async (request, reply) => {
      const { email, password, ...profile } = request.body;
      const fault = findPasswordFault(password, email);
      if (fault !== undefined) return sendPasswordFault(reply, "password", fault);
      await register(context, { email, password, profile, origin: linkOrigin(request, context.config) });
      return reply.code(201).send({ message: messageFor("registered") });
    },
  );

  app.post(
    "/api/confirmemail",
    {
      schema: {
        tags,
        summary: "Confirm an e-mail address with the token of the link sent to it",
        body: confirmEmailSchema,
        response: { 200: messageSchema, ...refusals },
      },
    },
    async (request, reply) => {
      const outcome = await confirmByLink(context, request.body.token);
      if (outcome === "link-used") return sendProblem(reply, 400, "link-used");
      return reply.send({ message: messageFor("email-confirmed") });
    },
  );

  app.post(
    "/api/resendconfirmation",
    {
      schema: {
        tags,
        summary: "Send the confirmation link again, where one is still needed",
        body: emailOnlySchema,
        response: { 200: messageSchema, ...refusals },
      },
    },
    async (request) => {
      resendConfirmation(context, { email: request.body.email, origin: linkOrigin(request, context.config) });
      return { message: messageFor("confirmation-sent") };
    },
  );
};
