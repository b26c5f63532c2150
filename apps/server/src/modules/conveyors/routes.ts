import type { FastifyPluginAsync } from "fastify";
import { requirePerson } from "../../plugins/session.ts";
import { leaveBodiesUnread } from "../../plugins/unread-bodies.ts";
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

const documents: FastifyPluginAsync<ConveyorRoutesOptions> = async (app, options) => {
  leaveBodiesUnread(app);
  await app.register(conveyorWrites, options);
  await app.register(conveyorFiles, options);
};
