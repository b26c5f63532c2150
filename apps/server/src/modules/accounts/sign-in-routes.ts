import {
  messageFor,
  messageSchema,
  secondFactorNeededSchema,
  signInSchema,
  userDataSchema,
} from "@beltwright/contract";
import { closeSession } from "@beltwright/store";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { cookieName, cookieOptions } from "../../plugins/cookies.ts";
import { sendProblem } from "../../problems.ts";
import { refusals, sendThrottled, tags } from "./answers.ts";
import { type AccountContext, linkOrigin } from "./context.ts";
import { findDevice, rememberDevice } from "./known-device.ts";
import { signIn } from "./sign-in.ts";

export const signInRoutes: FastifyPluginAsyncZod<AccountContext> = async (app, context) => {
  const { db, now, config } = context;
  const { publicUrl, sessionSecret } = config;
  const sessionCookie = cookieName("session", publicUrl);
  const cookie = cookieOptions(publicUrl);

  app.post(
    "/api/signin",
    {
      schema: {
        tags,
        summary: "Sign in; a session elsewhere ends",
        body: signInSchema,
        response: { 200: userDataSchema, 202: secondFactorNeededSchema, ...refusals },
      },
    },
    async (request, reply) => {
      const userAgent = (request.headers["user-agent"] ?? "").slice(0, 300);
      const { email } = request.body;
      const device = findDevice(request.cookies[cookieName("device", publicUrl)], email, sessionSecret);
      const origin = linkOrigin(request, config);
      const outcome = await signIn(context, { ...request.body, address: request.ip, userAgent, device, origin });
      switch (outcome.kind) {
        case "signed-in":
          reply.setCookie(sessionCookie, outcome.token, { ...cookie, expires: new Date(outcome.expiresAt) });
          rememberDevice(reply, context, email);
          return reply.send(outcome.user);
        case "second-factor-needed": {
          const { kinds, passkey = null } = outcome;
          return reply.code(202).send({ secondFactor: { kinds: [...kinds], passkey } });
        }
        case "second-factor-wrong":
          return sendProblem(reply, 401, outcome.isUnreadable ? "second-factor-unreadable" : "second-factor-wrong");
        case "wrong":
          return sendProblem(reply, 401, "sign-in-failed");
        case "throttled":
          return sendThrottled(reply, outcome.seconds);
      }
    },
  );

  app.post(
    "/api/signout",
    { schema: { tags, summary: "End this session", response: { 200: messageSchema, ...refusals } } },
    async (request, reply) => {
      const { proof } = request;
      if (proof?.kind === "api-token") return sendProblem(reply, 403, "not-by-token");
      if (proof?.kind === "session") await closeSession(db, { sessionId: proof.sessionId, now: now() });
      return reply.clearCookie(sessionCookie, cookie).send({ message: messageFor("signed-out") });
    },
  );
};
