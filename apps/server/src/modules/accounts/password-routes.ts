import {
  changePasswordSchema,
  emailOnlySchema,
  messageFor,
  messageSchema,
  resetPasswordSchema,
} from "@beltwright/contract";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { getSession, requireBrowserSession } from "../../plugins/session.ts";
import { sendProblem } from "../../problems.ts";
import { refusals, sendPasswordFault, sendThrottled, tags } from "./answers.ts";
import { type AccountContext, linkOrigin } from "./context.ts";
import { rememberDevice } from "./known-device.ts";
import { changePassword, resetPassword } from "./new-password.ts";
import { sendResetLink } from "./reset-link.ts";

const changed = { message: messageFor("password-changed") };

export const passwordRoutes: FastifyPluginAsyncZod<AccountContext> = async (app, context) => {
  app.post(
    "/api/forgotpassword",
    {
      schema: {
        tags,
        summary: "Send a link to choose a new password; the answer does not tell whether the address is known",
        body: emailOnlySchema,
        response: { 200: messageSchema, ...refusals },
      },
    },
    async (request) => {
      sendResetLink(context, { email: request.body.email, origin: linkOrigin(request, context.config) });
      return { message: messageFor("reset-sent") };
    },
  );

  app.post(
    "/api/resetpassword",
    {
      schema: {
        tags,
        summary: "Choose a new password with the token of the link; every session ends",
        body: resetPasswordSchema,
        response: { 200: messageSchema, ...refusals },
      },
    },
    async (request, reply) => {
      const outcome = await resetPassword(context, { ...request.body, origin: linkOrigin(request, context.config) });
      switch (outcome.kind) {
        case "changed":
          rememberDevice(reply, context, outcome.userName);
          return reply.send(changed);
        case "refused":
          return sendPasswordFault(reply, "password", outcome.fault);
        case "link-used":
          return sendProblem(reply, 400, "link-used");
      }
    },
  );

  app.post(
    "/api/changepassword",
    {
      preHandler: requireBrowserSession,
      schema: {
        tags,
        summary: "Change the password; every other session ends",
        body: changePasswordSchema,
        response: { 200: messageSchema, ...refusals },
      },
    },
    async (request, reply) => {
      const { sessionId, person } = getSession(request);
      const origin = linkOrigin(request, context.config);
      const change = { ...request.body, userName: person.userName, sessionId, origin, address: request.ip };
      const outcome = await changePassword(context, change);
      switch (outcome.kind) {
        case "changed":
          return reply.send(changed);
        case "refused":
          return sendPasswordFault(reply, "newPassword", outcome.fault);
        case "wrong":
          return sendProblem(reply, 400, "password-wrong");
        case "throttled":
          return sendThrottled(reply, outcome.seconds);
      }
    },
  );
};
