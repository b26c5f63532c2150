import type { FastifyPluginAsync, FastifySchemaCompiler } from "fastify";
import { validatorCompiler } from "fastify-type-provider-zod";
import type { $ZodType } from "zod/v4/core";
import { requirePerson } from "../../plugins/session.ts";
import { conveyorBatches } from "./batches.ts";
import { conveyorFiles } from "./files.ts";
import { conveyorHistory } from "./history.ts";
import { conveyorLists } from "./lists.ts";
import { conveyorReads } from "./reads.ts";
import type { ConveyorRoutesOptions } from "./route-options.ts";
import { conveyorRuns } from "./runs.ts";
import { conveyorWrites } from "./writes.ts";

/** All calls about conveyor files, for people who are signed in. The store decides who may do what. */
export const conveyorRoutes: FastifyPluginAsync<ConveyorRoutesOptions> = async (app, options) => {
  app.addHook("onRequest", requirePerson);
  await app.register(conveyorLists, options);
  await app.register(conveyorReads, options);
  await app.register(conveyorBatches, options);
  await app.register(conveyorHistory, options);
  await app.register(conveyorRuns, options);
  await app.register(documents, options);
};

/** Conveyors that are sent, as bodies or files, are read by the model, which says what is wrong and where. */
const documents: FastifyPluginAsync<ConveyorRoutesOptions> = async (app, options) => {
  app.setValidatorCompiler(checkAllButBodies);
  // Read beside the event loop, with all else that is done to a design: a body may be as long as a file.
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, (_request, bytes, done) => done(null, bytes));
  await app.register(conveyorWrites, options);
  await app.register(conveyorFiles, options);
};

const checkAllButBodies: FastifySchemaCompiler<$ZodType> = (part) =>
  part.httpPart === "body" ? (value: unknown) => ({ value }) : validatorCompiler(part);
