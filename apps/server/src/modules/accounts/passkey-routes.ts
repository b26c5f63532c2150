import { newPasskeySchema, passkeyRequestSchema, recoveryCodesSchema } from "@beltwright/contract";
import { addSecondFactor, listSecondFactors } from "@beltwright/store";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { getPerson } from "../../plugins/session.ts";
import { sendProblem } from "../../problems.ts";
import { refusals, tags } from "./answers.ts";
import { type AccountContext, linkOrigin } from "./context.ts";
import { firstCodes } from "./first-codes.ts";
import { passkeyToMake, readMadePasskey } from "./passkeys.ts";

/** A passkey is asked of the browser, and kept. */
export const passkeyRoutes: FastifyPluginAsyncZod<AccountContext> = async (app, context) => {
  const { db, now, config } = context;

  app.post(
    "/api/secondfactors/passkey/options",
    { schema: { tags, summary: "What to ask the browser for", response: { 200: passkeyRequestSchema, ...refusals } } },
    async (request) => {
      const person = { userName: getPerson(request).userName, origin: linkOrigin(request, config) };
      const known = (await listSecondFactors(db, person.userName)).filter(({ kind }) => kind === "passkey");
      return { passkey: await passkeyToMake(context, person, known) };
    },
  );

  app.post(
    "/api/secondfactors/passkey",
    {
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
      const factor = { userName, kind: "passkey", name: name || "Passkey", isConfirmed: true, now: now() } as const;
      const added = made && (await addSecondFactor(db, { ...made, ...factor }));
      return added === undefined ? sendProblem(reply, 400, "second-factor-wrong") : firstCodes(db, userName);
    },
  );
};
