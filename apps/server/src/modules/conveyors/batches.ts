import { categoryChangeSchema, conveyorIdsSchema, messageFor, messageSchema } from "@beltwright/contract";
import { copyConveyors, deleteConveyors, fileConveyors } from "@beltwright/store";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { sendJson } from "../libraries/json-answer.ts";
import { byWhomAndWhen } from "../libraries/library.ts";
import { sendRefused } from "./outcomes.ts";
import type { ConveyorRoutesOptions } from "./route-options.ts";
import { about, refusals } from "./schemas.ts";

const answer = { response: { 200: messageSchema, ...refusals } };
const copiedSchema = messageSchema.extend({ ids: z.array(z.string()) });

/** What the dialog for several selected conveyors does. */
export const conveyorBatches: FastifyPluginAsyncZod<ConveyorRoutesOptions> = async (app, { db, live }) => {
  // Also of those that were not there: whoever hears it looks for themselves.
  const tell = (ids: readonly string[], kind: "saved" | "deleted") => {
    for (const conveyorId of new Set(ids)) live.tell({ conveyorId, kind });
  };

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
      tell(request.body, "deleted");
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
      tell(CVIDList, "saved");
      const { wasRenamed, category, filed } = outcome;
      const filedMessage = messageFor("conveyors-filed", { category, count: filed });
      return sendJson(reply, { message: wasRenamed ? messageFor("category-renamed") : filedMessage });
    },
  );
};
