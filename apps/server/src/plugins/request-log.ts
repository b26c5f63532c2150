import { randomUUID } from "node:crypto";
import fastifyPlugin from "fastify-plugin";

/** Every request has an id, which its log lines carry and its answer names, so that a report can be traced. */
export function newRequestId(): string {
  return randomUUID();
}

/** One line for each answer. */
export const requestLog = fastifyPlugin(async (app) => {
  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
  });
  app.addHook("onResponse", async (request, reply) => {
    request.log.info(
      { req: request, status: reply.statusCode, milliseconds: Math.round(reply.elapsedTime * 10) / 10 },
      "answered",
    );
  });
});
