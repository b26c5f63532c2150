import { parseLibraryValues, type RowIssue } from "@beltwright/model";
import { addLibraryRow, copyLibraryRow, deleteLibraryRow, saveLibraryRow, undeleteLibraryRow } from "@beltwright/store";
import type { FastifyReply } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { sendProblem } from "../../problems.ts";
import { byWhomAndWhen, type Library } from "./library.ts";
import { sendOutcome } from "./outcomes.ts";
import { about, idParams, librarySchemas, refusals } from "./schemas.ts";

const revisionSchema = z.looseObject({ revision: z.int().optional() });

/** Adding, copying, saving, deleting and taking back. Who may is decided by the statement that does it. */
export const libraryWrites: FastifyPluginAsyncZod<Library> = async (app, { definition, db }) => {
  const { plural: library, itemTitle } = definition;
  const { row, body } = librarySchemas(definition);
  const changed = { response: { 200: row, ...refusals } };
  const created = { response: { 201: row, ...refusals } };

  app.post(
    `/api/${library}`,
    { schema: { ...about(definition, `Add a ${itemTitle}`), body, ...created } },
    async (request, reply) => {
      const parsed = parseLibraryValues(definition, request.body, { missing: "default" });
      if (parsed.kind === "invalid") return sendInvalid(reply, parsed.issues);
      const outcome = await addLibraryRow(db, { library, values: parsed.values, ...byWhomAndWhen(request) });
      return sendOutcome(reply, definition, "add", outcome);
    },
  );

  app.post(
    `/api/${library}/copy/:id`,
    { schema: { ...about(definition, `Copy a ${itemTitle}`), params: idParams, ...created } },
    async (request, reply) => {
      const outcome = await copyLibraryRow(db, { library, id: request.params.id, ...byWhomAndWhen(request) });
      return sendOutcome(reply, definition, "copy", outcome);
    },
  );

  app.put(
    `/api/${library}/:id`,
    { schema: { ...about(definition, `Save a ${itemTitle}`), params: idParams, body, ...changed } },
    async (request, reply) => {
      const parsed = parseLibraryValues(definition, request.body, { missing: "refuse" });
      if (parsed.kind === "invalid") return sendInvalid(reply, parsed.issues);
      const basis = revisionSchema.safeParse(request.body);
      if (!basis.success) return sendInvalid(reply, [{ field: "revision", message: "Must be a whole number." }]);
      const { revision } = basis.data;
      const outcome = await saveLibraryRow(db, {
        library,
        id: request.params.id,
        values: parsed.values,
        ...(revision === undefined ? {} : { revision }),
        ...byWhomAndWhen(request),
      });
      return sendOutcome(reply, definition, "edit", outcome);
    },
  );

  app.delete(
    `/api/${library}/:id`,
    { schema: { ...about(definition, `Delete a ${itemTitle}`), params: idParams, ...changed } },
    async (request, reply) => {
      const outcome = await deleteLibraryRow(db, { library, id: request.params.id, ...byWhomAndWhen(request) });
      return sendOutcome(reply, definition, "delete", outcome);
    },
  );

  app.post(
    `/api/${library}/:id/undelete`,
    { schema: { ...about(definition, `Take back the deletion of a ${itemTitle}`), params: idParams, ...changed } },
    async (request, reply) => {
      const outcome = await undeleteLibraryRow(db, { library, id: request.params.id, ...byWhomAndWhen(request) });
      return sendOutcome(reply, definition, "edit", outcome);
    },
  );
};

function sendInvalid(reply: FastifyReply, issues: readonly RowIssue[]): FastifyReply {
  return sendProblem(reply, 400, "invalid-values", {}, { issues: [...issues] });
}
