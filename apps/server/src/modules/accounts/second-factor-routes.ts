import {
  appCodeSchema,
  messageFor,
  messageSchema,
  newPasskeySchema,
  passkeyRequestSchema,
  problemSchema,
  provePasswordSchema,
  recoveryCodesSchema,
  secondFactorsSchema,
  startedAppSchema,
} from "@beltwright/contract";
import {
  addSecondFactor,
  countRecoveryCodes,
  findUser,
  listSecondFactors,
  newRecoveryCodes,
  proveSession,
  removeSecondFactor,
} from "@beltwright/store";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { getPerson, getSession, requireBrowserSession } from "../../plugins/session.ts";
import { sendProblem } from "../../problems.ts";
import { refusals, sendThrottled, tags } from "./answers.ts";
import { type AccountContext, linkOrigin } from "./context.ts";
import { passkeyToMake, readMadePasskey } from "./passkeys.ts";
import { isCodeOf } from "./second-factor.ts";
import { checkPassword } from "./sign-in.ts";
import { newTotpSecret, totpUri } from "./totp.ts";

/** Authenticator apps and passkeys. Only in the browser, a short while after giving the password. */
export const secondFactorRoutes: FastifyPluginAsyncZod<AccountContext> = async (app, context) => {
  const { db, now, config } = context;
  app.addHook("preHandler", requireBrowserSession);
  const isFresh = { preHandler: requireFresh };

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
      await proveSession(db, { sessionId, now: now() });
      return reply.send({ message: messageFor("identity-proved") });
    },
  );

  app.get(
    "/api/secondfactors",
    { schema: { tags, summary: "Your second factors", response: { 200: secondFactorsSchema, ...refusals } } },
    async (request) => {
      const { userName, userIsAdmin } = getPerson(request);
      const factors = (await listSecondFactors(db, userName)).filter(({ isConfirmed }) => isConfirmed);
      return {
        factors: factors.map(({ id, kind, name, createdAt, lastUsedAt = null }) => ({
          id,
          kind,
          name,
          createdAt,
          lastUsedAt,
        })),
        recoveryCodes: await countRecoveryCodes(db, userName),
        isDemanded: userIsAdmin && !config.isDemo,
      };
    },
  );

  app.post(
    "/api/secondfactors/app",
    {
      ...isFresh,
      schema: { tags, summary: "Begin with an authenticator app", response: { 201: startedAppSchema, ...refusals } },
    },
    async (request, reply) => {
      const { userName } = getPerson(request);
      const secret = newTotpSecret();
      const app = {
        userName,
        kind: "totp",
        name: "Authenticator app",
        secret,
        isConfirmed: false,
        now: now(),
      } as const;
      const added = await addSecondFactor(db, app);
      if (added === undefined) throw new Error("An id was given twice");
      return reply.code(201).send({ id: added.id, secret, uri: totpUri(secret, userName) });
    },
  );

  app.post(
    "/api/secondfactors/app/confirm",
    {
      ...isFresh,
      schema: {
        tags,
        summary: "Finish with the first code of the app",
        body: appCodeSchema,
        response: { 200: recoveryCodesSchema, ...refusals },
      },
    },
    async (request, reply) => {
      const { userName } = getPerson(request);
      const { id, code } = request.body;
      const factor = (await listSecondFactors(db, userName)).find((one) => one.id === id);
      const isRight = factor !== undefined && (await isCodeOf(context, userName, factor, code));
      return isRight ? withCodes(reply, userName) : sendProblem(reply, 400, "second-factor-wrong");
    },
  );

  app.post(
    "/api/secondfactors/passkey/options",
    {
      ...isFresh,
      schema: { tags, summary: "What to ask the browser for", response: { 200: passkeyRequestSchema, ...refusals } },
    },
    async (request) => {
      const person = { userName: getPerson(request).userName, origin: linkOrigin(request, config) };
      const known = (await listSecondFactors(db, person.userName)).filter(({ kind }) => kind === "passkey");
      return { passkey: await passkeyToMake(context, person, known) };
    },
  );

  app.post(
    "/api/secondfactors/passkey",
    {
      ...isFresh,
      schema: {
        tags,
        summary: "Keep the passkey that the browser made",
        body: newPasskeySchema,
        response: { 200: recoveryCodesSchema, ...refusals },
      },
    },
    async (request, reply) => {
      const { userName } = getPerson(request);
      const { name, passkey } = request.body;
      const made = await readMadePasskey(context, { userName, origin: linkOrigin(request, config) }, passkey);
      const factor = made && {
        ...made,
        userName,
        kind: "passkey" as const,
        name: name || "Passkey",
        isConfirmed: true,
      };
      const added = factor && (await addSecondFactor(db, { ...factor, now: now() }));
      return added === undefined ? sendProblem(reply, 400, "second-factor-wrong") : withCodes(reply, userName);
    },
  );

  app.post(
    "/api/secondfactors/codes",
    {
      ...isFresh,
      schema: { tags, summary: "New recovery codes", response: { 200: recoveryCodesSchema, ...refusals } },
    },
    async (request) => ({ recoveryCodes: [...(await newRecoveryCodes(db, getPerson(request).userName))] }),
  );

  app.delete(
    "/api/secondfactors/:id",
    {
      ...isFresh,
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

  /** With the first factor come the codes for the day it is lost. */
  async function withCodes(reply: FastifyReply, userName: string) {
    const hasCodes = (await countRecoveryCodes(db, userName)) > 0;
    return reply.send({ recoveryCodes: hasCodes ? [] : [...(await newRecoveryCodes(db, userName))] });
  }

  /** Whoever has not confirmed the address could shut its owner out for good. */
  async function requireFresh(request: FastifyRequest, reply: FastifyReply) {
    if (!request.isFresh) return sendProblem(reply, 403, "session-not-fresh");
    const user = await findUser(db, getPerson(request).userName);
    if (user?.emailConfirmed !== true) return sendProblem(reply, 403, "email-not-confirmed");
  }
};
