import { mostSelected } from "@beltwright/contract";
import { findConveyor, findRawConveyors } from "@beltwright/store";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { getPerson } from "../../plugins/session.ts";
import { sendJson, sendJsonText } from "../libraries/json-answer.ts";
import { sendMissing } from "./outcomes.ts";
import type { ConveyorRoutesOptions } from "./route-options.ts";
import { about, conveyor, idParams, idsParams, refusals } from "./schemas.ts";

/** Whole conveyors of those who may see them. */
export const conveyorReads: FastifyPluginAsyncZod<ConveyorRoutesOptions> = async (app, { db, calculator }) => {
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
      const person = getPerson(request);
      const found = await findRawConveyors(db, { ids, userName: person.userName });
      const isWhole = found.length > 0 && found.length === ids.length;
      if (!isWhole) return sendMissing(reply, "conveyor-load-failed");
      // Those that are compared were saved at different times, maybe by different releases of the program.
      // One after the other: a person has one design under way at a time, and the rest would only wait in the queue.
      const texts: string[] = [];
      for (const raw of found) texts.push(await calculator.write(raw, "stored", person));
      return sendJsonText(reply, `[${texts.join(",")}]`);
    },
  );
};
