import { listLibraryVersions, restoreLibraryVersion } from "@beltwright/store";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { sendProblem } from "../../problems.ts";
import { sendJson } from "./json-answer.ts";
import { byWhomAndWhen, type Library } from "./library.ts";
import { sendOutcome } from "./outcomes.ts";
import { about, idParams, librarySchemas, refusals, versionParams } from "./schemas.ts";

/** Who changed a row, when, and the way back. */
export const libraryHistory: FastifyPluginAsyncZod<Library> = async (app, { definition, db }) => {
  const { plural: library, singular, itemTitle } = definition;
  const { row, version } = librarySchemas(definition);

  app.get(
    `/api/${library}/:id/versions`,
    {
      schema: {
        ...about(definition, `List the versions of a ${itemTitle}`),
        params: idParams,
        response: { 200: z.array(version), ...refusals },
      },
    },
    async (request, reply) => {
      const versions = await listLibraryVersions(db, library, request.params.id);
      return versions.length === 0
        ? sendProblem(reply, 404, "load-failed", { item: singular })
        : sendJson(reply, versions);
    },
  );

  app.post(
    `/api/${library}/:id/versions/:revision/restore`,
    {
      schema: {
        ...about(definition, `Restore a version of a ${itemTitle}`),
        params: versionParams,
        response: { 200: row, ...refusals },
      },
    },
    async (request, reply) => {
      const outcome = await restoreLibraryVersion(db, { library, ...request.params, ...byWhomAndWhen(request) });
      return sendOutcome(reply, definition, "edit", outcome);
    },
  );
};
