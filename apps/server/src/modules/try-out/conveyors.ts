import { type Db, findShippedDemo, listConveyors } from "@beltwright/store";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { sendMissing } from "../conveyors/outcomes.ts";
import { conveyor, idParams, item, refusals } from "../conveyors/schemas.ts";
import { sendJson } from "../libraries/json-answer.ts";

const tags = ["Try-out"];
/** Whom a demo belongs to and is shared with is nobody's business outside. */
const ofNobody = { userName: "", conveyorGroup: "", docUsers: [] };

export const tryOutConveyors: FastifyPluginAsyncZod<{ readonly db: Db }> = async (app, { db }) => {
  app.get(
    "/api/try/conveyorlistdemos",
    {
      schema: {
        tags,
        summary: "List the demo conveyors that come with the product",
        response: { 200: z.array(item), ...refusals },
      },
    },
    async (_request, reply) => {
      const { items } = await listConveyors(db, { list: "shipped", userName: "", now: Date.now() });
      return sendJson(
        reply,
        items.map((one) => ({ ...one, ...ofNobody, listSelected: false })),
      );
    },
  );

  app.get(
    "/api/try/conveyors/:id",
    {
      schema: {
        tags,
        summary: "Load one demo conveyor that comes with the product, as a list of one",
        params: idParams,
        response: { 200: z.array(conveyor), ...refusals },
      },
    },
    async (request, reply) => {
      const found = await findShippedDemo(db, request.params.id);
      if (found === undefined) return sendMissing(reply, "conveyor-load-failed");
      return sendJson(reply, [{ ...found, ...ofNobody }]);
    },
  );
};
