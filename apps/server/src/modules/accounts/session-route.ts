import { messageFor, sessionSchema } from "@beltwright/contract";
import { findUserData } from "@beltwright/store";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { demoAccounts, demoPassword } from "../../demo/demo-accounts.ts";
import { tags } from "./answers.ts";
import type { AccountContext } from "./context.ts";

const demo = {
  password: demoPassword,
  accounts: demoAccounts.map(({ userName, about }) => ({ userName, about })),
};

/** What the web asks first. It never fails for someone who is not signed in. */
export const sessionRoute: FastifyPluginAsyncZod<AccountContext> = async (app, { db, now, config, version }) => {
  app.get(
    "/api/session",
    {
      schema: { tags, summary: "Who is signed in, and what a demonstration offers", response: { 200: sessionSchema } },
    },
    async (request, reply) => {
      const { person, sessionState, hasSecondFactor } = request;
      const needsSecondFactor = person?.userIsAdmin === true && !config.isDemo && !hasSecondFactor;
      const user = person === undefined ? undefined : await findUserData(db, person.userName, now());
      const endedBecause = sessionState === "ended-elsewhere" ? messageFor("signed-in-elsewhere") : null;
      return reply.send({
        user: user ?? null,
        endedBecause,
        demo: config.isDemo ? demo : null,
        version,
        conversionUrl: config.conversionUrl ?? null,
        needsSecondFactor,
      });
    },
  );
};
