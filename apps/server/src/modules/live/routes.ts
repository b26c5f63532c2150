import { problemSchema } from "@beltwright/contract";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { getSession, requireBrowserSession } from "../../plugins/session.ts";
import { sendProblem } from "../../problems.ts";
import { idParams } from "../conveyors/schemas.ts";
import type { Live } from "./live.ts";

const summary =
  "Server-sent events of a conveyor: `state` and `saved` with its revision, `here` with who else has it open, " +
  "`comment`, `proposal`, `review`, `deleted`, `ended`";

const events = z.unknown().meta({ description: "text/event-stream" });

/** Read by browsers for as long as a page has the design open; never compressed or kept by anything in between. */
export const liveRoutes: FastifyPluginAsyncZod<{ readonly live: Live }> = async (app, { live }) => {
  app.addHook("onRequest", requireBrowserSession);
  app.get(
    "/api/conveyors/:id/live",
    {
      compress: false,
      exposeHeadRoute: false,
      schema: {
        tags: ["Conveyors"],
        summary,
        security: [{ session: [] }],
        params: idParams,
        response: { 200: events, "4xx": problemSchema },
      },
    },
    async (request, reply) => {
      const { person, sessionId } = getSession(request);
      const outcome = await live.open({ conveyorId: request.params.id, userName: person.userName, sessionId });
      if (outcome.kind === "not-found") return sendProblem(reply, 404, "conveyor-load-failed");
      if (outcome.kind === "too-many") return sendProblem(reply, 429, "too-many-requests");
      return (
        reply
          .header("content-type", "text/event-stream; charset=utf-8")
          .header("cache-control", "no-cache, no-store, no-transform")
          .header("x-accel-buffering", "no")
          // Kept alive after its end, the connection would hold up a server that is told to end.
          .header("connection", "close")
          .send(outcome.stream.body)
      );
    },
  );
};
