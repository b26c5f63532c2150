import { keptRunSchema, keptRunsSchema } from "@beltwright/contract";
import { keepRuns, listRuns } from "@beltwright/store";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { getPerson } from "../../plugins/session.ts";
import { sendJson, sendJsonText } from "../libraries/json-answer.ts";
import { byWhomAndWhen } from "../libraries/library.ts";
import { sendMissing } from "./outcomes.ts";
import type { ConveyorRoutesOptions } from "./route-options.ts";
import { about, refusals, versionParams } from "./schemas.ts";

const path = "/api/conveyors/:id/versions/:revision/runs";

/** What dynamic analyses of a version found, kept with it. */
export const conveyorRuns: FastifyPluginAsyncZod<ConveyorRoutesOptions> = async (app, { db }) => {
  app.get(
    path,
    {
      schema: {
        ...about("List what dynamic analyses of a version of a conveyor found"),
        params: versionParams,
        response: { 200: z.array(keptRunSchema), ...refusals },
      },
    },
    async (request, reply) => {
      const { userName } = getPerson(request);
      const runs = await listRuns(db, { ...request.params, userName });
      if (runs === undefined) return sendMissing(reply, "conveyor-load-failed");
      // Summaries lie as JSON already: read and written again they would be the same.
      const rows = runs.map(({ scenario, summary }) => `{"scenario":${JSON.stringify(scenario)},"summary":${summary}}`);
      return sendJsonText(reply, `[${rows.join(",")}]`);
    },
  );

  app.put(
    path,
    {
      schema: {
        ...about("Keep what dynamic analyses of a version of an own conveyor found, in place of those kept before"),
        params: versionParams,
        body: keptRunsSchema,
        response: { 200: z.object({ kept: z.int() }), ...refusals },
      },
    },
    async (request, reply) => {
      const runs = request.body.map(({ scenario, summary }) => ({ scenario, summary: JSON.stringify(summary) }));
      const isKept = await keepRuns(db, { ...request.params, ...byWhomAndWhen(request), runs });
      return isKept ? sendJson(reply, { kept: runs.length }) : sendMissing(reply, "conveyor-load-failed");
    },
  );
};
