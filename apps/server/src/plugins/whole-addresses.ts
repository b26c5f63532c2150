import fastifyPlugin from "fastify-plugin";
import { sendProblem } from "../problems.ts";

/** Refuses addresses with a NUL in them at the door: no name has one, and PostgreSQL fails on it deep inside. */
export const wholeAddresses = fastifyPlugin(async (app) => {
  app.addHook("onRequest", async (request, reply) => {
    if (/%00|\0/.test(request.raw.url ?? "")) await sendProblem(reply, 400, "invalid-request");
  });
});
