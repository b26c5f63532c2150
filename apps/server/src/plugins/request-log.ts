import { randomUUID } from "node:crypto";
import fastifyPlugin from "fastify-plugin";

/** Every request has an id, which its log lines carry and its answer names, so that a report can be traced. */
export function newRequestId(): string {
  return randomUUID();
}

/** One line for each answer. Hooks with `done` and not with promises, because every request passes here. */
export const requestLog = fastifyPlugin(async (app) => {
  app.addHook("onRequest", (request, reply, done) => {
    reply.header("x-request-id", request.id);
    done();
  });
  app.addHook("onResponse", (request, reply, done) => {
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10;
    request.log.info({ req: request, status: reply.statusCode, milliseconds }, "answered");
    done();
  });
});
