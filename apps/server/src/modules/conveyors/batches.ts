import { categoryChangeSchema, conveyorIdsSchema, messageFor, messageSchema } from "@beltwright/contract";
import { copyConveyors, type Db, deleteConveyors, fileConveyors } from "@beltwright/store";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { sendJson } from "../libraries/json-answer.ts";
import { byWhomAndWhen } from "../libraries/library.ts";
import { sendRefused } from "./outcomes.ts";
import { about, refusals } from "./schemas.ts";

const answer = { response: { 200: messageSchema, ...refusals } };
const copiedSchema = messageSchema.extend({ ids: z.array(z.string()) });

/** What the dialog for several selected conveyors does. */
export const conveyorBatches: FastifyPluginAsyncZod<{ readonly db: Db }> = async (app, { db }) => {
  app.post(
    "/api/CopySelectedCVs",
    {
      schema: {
        ...about("Copy several conveyors, all or none"),
        body: conveyorIdsSchema,
        response: { 200: copiedSchema, ...refusals },
      },
    },
    async (request, reply) => {
      const outcome = await copyConveyors(db, { ids: request.body, ...byWhomAndWhen(request) });
      if (outcome.kind === "refused") return sendRefused(reply, "conveyors-copy-failed", outcome);
      const { ids } = outcome;
      return sendJson(reply, { message: messageFor("conveyors-copied", { count: ids.length }), ids });
    },
  );

  app.post(
    "/api/DeleteSelectedCVs",
    { schema: { ...about("Put several own conveyors into the bin"), body: conveyorIdsSchema, ...answer } },
    async (request, reply) => {
      const outcome = await deleteConveyors(db, { ids: request.body, ...byWhomAndWhen(request) });
      if (outcome.kind === "refused") return sendRefused(reply, "conveyors-delete-failed", outcome);
      const { deleted, missing } = outcome;
      if (missing > 0) return sendJson(reply, { message: messageFor("some-conveyors-delete-failed") });
      return sendJson(reply, { message: messageFor("conveyors-deleted", { count: deleted }) });
    },
  );

  app.post(
    "/api/UpdateCVCategories",
    { schema: { ...about("File several own conveyors under a category"), body: categoryChangeSchema, ...answer } },
    async (request, reply) => {
      const { catName, CVIDList } = request.body;
      const outcome = await fileConveyors(db, { ids: CVIDList, category: catName, ...byWhomAndWhen(request) });
      if (outcome.kind === "refused") return sendRefused(reply, "conveyor-categories-edit-failed", outcome);
      const { wasRenamed, category, filed } = outcome;
      const filedMessage = messageFor("conveyors-filed", { category, count: filed });
      return sendJson(reply, { message: wasRenamed ? messageFor("category-renamed") : filedMessage });
    },
  );
};
