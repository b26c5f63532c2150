import underPressure from "@fastify/under-pressure";
import fastifyPlugin from "fastify-plugin";
import { sendProblem } from "../problems.ts";

export interface OverloadOptions {
  /** Milliseconds by which the event loop may be late. */
  readonly maxEventLoopDelay: number;
}

const sampleInterval = 1000;

/**
 * A longer queue means that answers come too late to be of use: better to refuse and be asked again. Starting holds up
 * the event loop as well, but nobody waits in it: what is measured until the server listens does not count.
 */
export const overload = fastifyPlugin<OverloadOptions>(async (app, { maxEventLoopDelay }) => {
  let isStarting = true;
  app.addHook("onListen", async () => {
    setTimeout(() => {
      isStarting = false;
    }, 2 * sampleInterval).unref();
  });
  await app.register(underPressure, {
    maxEventLoopDelay,
    sampleInterval,
    pressureHandler: (request, reply) => {
      if (isStarting || request.url === "/healthz") return;
      sendProblem(reply.header("retry-after", 5), 503, "too-many-requests");
    },
  });
});
