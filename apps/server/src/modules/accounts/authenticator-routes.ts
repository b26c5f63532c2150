import { appCodeSchema, recoveryCodesSchema, startedAppSchema } from "@beltwright/contract";
import { addSecondFactor, listSecondFactors } from "@beltwright/store";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { getPerson } from "../../plugins/session.ts";
import { sendProblem } from "../../problems.ts";
import { refusals, tags } from "./answers.ts";
import type { AccountContext } from "./context.ts";
import { firstCodes } from "./first-codes.ts";
import { sealKey } from "./sealed-key.ts";
import { isCodeOf } from "./second-factor.ts";
import { newTotpSecret, totpUri } from "./totp.ts";

/** An authenticator app is begun, and counts from its first right code on. */
export const authenticatorRoutes: FastifyPluginAsyncZod<AccountContext> = async (app, context) => {
  const { db, now, config } = context;

  app.post(
    "/api/secondfactors/app",
    { schema: { tags, summary: "Begin with an authenticator app", response: { 201: startedAppSchema, ...refusals } } },
    async (request, reply) => {
      const { userName } = getPerson(request);
      const key = newTotpSecret();
      const secret = sealKey(key, { userName, sessionSecret: config.sessionSecret });
      const begun = { userName, kind: "totp", name: "Authenticator app", secret, isConfirmed: false } as const;
      const added = await addSecondFactor(db, { ...begun, now: now() });
      if (added === undefined) throw new Error("An id was given twice");
      return reply.code(201).send({ id: added.id, secret: key, uri: totpUri(key, userName) });
    },
  );

  app.post(
    "/api/secondfactors/app/confirm",
    {
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
      return isRight ? firstCodes(db, userName) : sendProblem(reply, 400, "second-factor-wrong");
    },
  );
};
