import { scopeChangeSchema, selectableQuerySchema, selectionSettingsSchema } from "@beltwright/contract";
import {
  type Db,
  findConveyorOwner,
  findOwnerName,
  findSelectionScope,
  giveScope,
  listSelectableRows,
  setUsesPublicRows,
} from "@beltwright/store";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { getPerson } from "../../plugins/session.ts";
import { sendProblem } from "../../problems.ts";
import { sendJson } from "./json-answer.ts";
import type { Library } from "./library.ts";
import { sendOutcome } from "./outcomes.ts";
import { about, idParams, librarySchemas, refusals } from "./schemas.ts";

/** For whose designs the rows of one library may be chosen automatically. */
export const libraryScopes: FastifyPluginAsyncZod<Library> = async (app, { definition, db }) => {
  const { plural: library, title, itemTitle } = definition;
  const { row } = librarySchemas(definition);

  app.get(
    `/api/selectable/${library}`,
    {
      schema: {
        ...about(definition, `List the ${title} that automatic selection may choose for a design`),
        querystring: selectableQuerySchema,
        response: { 200: z.array(row), ...refusals },
      },
    },
    async (request, reply) => {
      const { userName } = getPerson(request);
      const { conveyor } = request.query;
      const owner = conveyor === undefined ? userName : await findConveyorOwner(db, { id: conveyor, userName });
      if (owner === undefined) return sendProblem(reply, 404, "conveyor-load-failed");
      return sendJson(reply, await listSelectableRows(db, library, await findSelectionScope(db, owner)));
    },
  );

  app.get(
    `/api/${library}/:id/owner`,
    {
      schema: {
        ...about(definition, `The name of who owns a ${itemTitle}`),
        params: idParams,
        response: { 200: z.object({ name: z.string() }), ...refusals },
      },
    },
    async (request, reply) => {
      const name = await findOwnerName(db, library, request.params.id);
      if (name === undefined) return sendProblem(reply, 404, "load-failed", { item: definition.singular });
      return { name: name === "" ? "another user" : name };
    },
  );

  app.put(
    `/api/${library}/:id/scope`,
    {
      schema: {
        ...about(definition, `Say for whose designs a ${itemTitle} may be chosen automatically`),
        params: idParams,
        body: scopeChangeSchema,
        response: { 200: row, ...refusals },
      },
    },
    async (request, reply) => {
      const wanted = scopeChangeSchema.safeParse(request.body);
      if (!wanted.success) return sendProblem(reply, 400, "invalid-values", {}, { issues: [notAScope] });
      const change = { library, id: request.params.id, ...wanted.data, person: getPerson(request), now: Date.now() };
      return sendOutcome(reply, definition, "edit", await giveScope(db, change));
    },
  );
};

const notAScope = { field: "scope", message: "Must be verified, group, own or public." };

/** What a person chose of automatic selection, for all libraries. */
export const selectionSettings: FastifyPluginAsyncZod<{ readonly db: Db }> = async (app, { db }) => {
  const said = { tags: ["Libraries"], security: [{ session: [] }, { token: [] }] };
  const answer = { response: { 200: selectionSettingsSchema, ...refusals } };

  app.get(
    "/api/selectionSettings",
    { schema: { ...said, summary: "Whether public rows may be chosen automatically for your designs", ...answer } },
    async (request) => {
      const { usesPublicRows } = await findSelectionScope(db, getPerson(request).userName);
      return { usesPublicRows };
    },
  );

  app.put(
    "/api/selectionSettings",
    {
      schema: {
        ...said,
        summary: "Let public rows be chosen automatically for your designs, or not",
        body: selectionSettingsSchema,
        ...answer,
      },
    },
    async (request, reply) => {
      const wanted = selectionSettingsSchema.safeParse(request.body);
      if (!wanted.success) return sendProblem(reply, 400, "invalid-request");
      await setUsesPublicRows(db, getPerson(request).userName, wanted.data.usesPublicRows);
      return wanted.data;
    },
  );
};
