import { messageFor, messageSchema, userSecondFactorsSchema } from "@beltwright/contract";
import { countRecoveryCodes, listSecondFactors, resetSecondFactors } from "@beltwright/store";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { getPerson } from "../../plugins/session.ts";
import { sendProblem } from "../../problems.ts";
import { secondFactorResetMail } from "../accounts/mail-texts.ts";
import type { AdminOptions } from "./admin-options.ts";
import { refusals, tags, userParams } from "./admin-schemas.ts";

const path = "/api/UserList/:userName/secondfactors";

/** For someone who lost the phone and the recovery codes. Whether it is really them, the administrator has to ask. */
export const secondFactorResetRoutes: FastifyPluginAsyncZod<AdminOptions> = async (app, options) => {
  const { db, mailer, background, publicUrl, now } = options;

  app.get(
    path,
    {
      schema: {
        tags,
        summary: "The second factors of a user",
        params: userParams,
        response: { 200: userSecondFactorsSchema, ...refusals },
      },
    },
    async (request) => {
      const { userName } = request.params;
      const factors = (await listSecondFactors(db, userName)).filter(({ isConfirmed }) => isConfirmed);
      return {
        factors: factors.map(({ id, name, createdAt, lastUsedAt = null }) => ({ id, name, createdAt, lastUsedAt })),
        recoveryCodes: await countRecoveryCodes(db, userName),
      };
    },
  );

  app.delete(
    path,
    {
      schema: {
        tags,
        summary: "Remove all second factors and recovery codes of a user, who is signed out and told by mail",
        params: userParams,
        response: { 200: messageSchema, ...refusals },
      },
    },
    async (request, reply) => {
      const { userName } = request.params;
      const isReset = await resetSecondFactors(db, { admin: getPerson(request).userName, userName, now: now() });
      if (!isReset) return sendProblem(reply, 404, "second-factor-not-found");
      background.start(() => mailer.send(secondFactorResetMail({ to: userName, origin: publicUrl })));
      return { message: messageFor("second-factor-reset", { userName }) };
    },
  );
};
