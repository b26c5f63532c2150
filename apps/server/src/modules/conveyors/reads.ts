import { mostSelected } from "@beltwright/contract";
import { conveyorToFile } from "@beltwright/model";
import { findConveyor, findConveyors, ownerOf, type StoredConveyor, toDesign } from "@beltwright/store";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { getPerson } from "../../plugins/session.ts";
import { sendJson } from "../libraries/json-answer.ts";
import { type Calculator, calculated } from "./calculator.ts";
import { sendMissing } from "./outcomes.ts";
import type { CalculatingOptions } from "./routes.ts";
import { about, conveyor, idParams, idsParams, refusals } from "./schemas.ts";

/** Whole conveyors of those who may see them. */
export const conveyorReads: FastifyPluginAsyncZod<CalculatingOptions> = async (app, { db, calculator }) => {
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
      if (!isWhole) return sendMissing(reply, "conveyor-load-failed");
      return sendJson(reply, await Promise.all(found.map((one) => withResultsOfToday(calculator, one))));
    },
  );
};

/** Conveyors that are compared were saved at different times, maybe by different releases of the program. */
async function withResultsOfToday(calculator: Calculator, stored: StoredConveyor): Promise<StoredConveyor> {
  const { conveyor, results } = await calculated(calculator, toDesign(stored), ownerOf(stored));
  return { ...conveyorToFile(conveyor, results), id: stored.id, revision: stored.revision };
}
