import underPressure from "@fastify/under-pressure";
import fastifyPlugin from "fastify-plugin";
import { sendProblem } from "../problems.ts";

/** A queue this long means that answers come too late to be of use: better to refuse and be asked again. */
const maxEventLoopDelay = 3000;

export const overload = fastifyPlugin(async (app) => {
  await app.register(underPressure, {
    maxEventLoopDelay,
    pressureHandler: (request, reply) => {
      if (request.url === "/healthz") return;
      sendProblem(reply.header("retry-after", 5), 503, "too-many-requests");
    },
  });
});
