import { randomUUID } from "node:crypto";
import fastifyPlugin from "fastify-plugin";

/** Every request has an id, which its log lines carry and its answer names, so that a report can be traced. */
export function newRequestId(): string {
  return randomUUID();
}

interface RequestLogOptions {
  readonly trustedProxies: number;
}

/** One line for each answer. Hooks with `done` and not with promises, because every request passes here. */
export const requestLog = fastifyPlugin<RequestLogOptions>(async (app, { trustedProxies }) => {
  let isExplained = trustedProxies > 0;
  app.addHook("onRequest", (request, reply, done) => {
    reply.header("x-request-id", request.id);
    if (!isExplained && request.headers["x-forwarded-for"] !== undefined) {
      isExplained = true;
      request.log.warn(untrusted);
    }
    done();
  });
  app.addHook("onResponse", (request, reply, done) => {
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10;
    request.log.info({ req: request, status: reply.statusCode, milliseconds }, "answered");
    done();
  });
});

const untrusted =
  "A call carries X-Forwarded-For, but TRUSTED_PROXIES is 0, so that the address of the proxy counts as the caller's and " +
  "limits meet everyone behind it at once. Set TRUSTED_PROXIES to the number of proxies in front of this server; where " +
  "there is none, someone tries to pass for another address, and nothing needs to be done.";
