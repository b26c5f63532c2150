import { profileSchema, userDataSchema } from "@beltwright/contract";
import type { UserData } from "@beltwright/model";
import { findUserData, saveProfile } from "@beltwright/store";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { getPerson, requirePerson } from "../../plugins/session.ts";
import { refusals, tags } from "./answers.ts";
import type { AccountContext } from "./context.ts";
import { signUserToken } from "./user-token.ts";

/** What a person may see and change of themselves. */
export const profileRoutes: FastifyPluginAsyncZod<AccountContext> = async (app, { db, now, config }) => {
  app.addHook("preHandler", requirePerson);

  app.get(
    "/api/profile",
    { schema: { tags, summary: "Everything known of you", response: { 200: userDataSchema, ...refusals } } },
    async (request, reply) => reply.send(await getUser(getPerson(request).userName)),
  );

  app.put(
    "/api/profile",
    {
      schema: {
        tags,
        summary: "Save your name and address",
        body: profileSchema,
        response: { 200: userDataSchema, ...refusals },
      },
    },
    async (request, reply) => {
      const { userName } = getPerson(request);
      await saveProfile(db, { userName, profile: request.body });
      return reply.send(await getUser(userName));
    },
  );

  app.get(
    "/api/getuserjwt",
    {
      schema: {
        tags,
        summary: "A signed token (HS256) whose payload holds userData as a JSON string",
        response: { 200: z.string(), ...refusals },
      },
    },
    async (request, reply) => {
      const user = await getUser(getPerson(request).userName);
      const token = await signUserToken({
        user,
        secret: config.sessionSecret,
        publicUrl: config.publicUrl,
        now: now(),
      });
      return reply.type("application/json; charset=utf-8").send(JSON.stringify(token));
    },
  );

  async function getUser(userName: string): Promise<UserData> {
    const user = await findUserData(db, userName, now());
    if (user === undefined) throw new Error(`The account of ${userName} is gone`);
    return user;
  }
};
