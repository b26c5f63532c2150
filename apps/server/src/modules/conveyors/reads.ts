import { mostSelected } from "@beltwright/contract";
import { type Db, findConveyor, findConveyors } from "@beltwright/store";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { getPerson } from "../../plugins/session.ts";
import { sendJson } from "../libraries/json-answer.ts";
import { sendMissing } from "./outcomes.ts";
import { about, conveyor, idParams, idsParams, refusals } from "./schemas.ts";

/** Whole conveyors of those who may see them. */
export const conveyorReads: FastifyPluginAsyncZod<{ readonly db: Db }> = async (app, { db }) => {
  app.get(
    "/api/conveyor/:id",
    {
      schema: {
        ...about("Load one conveyor to copy from"),
        params: idParams,
        response: { 200: conveyor, ...refusals },
      },
    },
    async (request, reply) => {
      const found = await findConveyor(db, { id: request.params.id, userName: getPerson(request).userName });
      return found === undefined ? sendMissing(reply, "conveyor-load-failed") : sendJson(reply, found);
    },
  );

  app.get(
    "/api/conveyors/:id",
    {
      schema: {
        ...about("Load one conveyor for editing, as a list of one"),
        params: idParams,
        response: { 200: z.array(conveyor), ...refusals },
      },
    },
    async (request, reply) => {
      const found = await findConveyor(db, { id: request.params.id, userName: getPerson(request).userName });
      return found === undefined ? sendMissing(reply, "conveyor-load-failed") : sendJson(reply, [found]);
    },
  );

  app.get(
    "/api/conveyorsinlist/:ids",
    {
      schema: {
        ...about("Load several conveyors to compare, all or none"),
        params: idsParams,
        response: { 200: z.array(conveyor), ...refusals },
      },
    },
    async (request, reply) => {
      const ids = [...new Set(request.params.ids.split(",").filter(Boolean))].slice(0, mostSelected);
      const found = await findConveyors(db, { ids, userName: getPerson(request).userName });
      const isWhole = found.length > 0 && found.length === ids.length;
      return isWhole ? sendJson(reply, found) : sendMissing(reply, "conveyor-load-failed");
    },
  );
};
