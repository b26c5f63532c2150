import type { FastifyPluginAsync } from "fastify";
import { requirePerson } from "../../plugins/session.ts";
import type { ConveyorRoutesOptions } from "../conveyors/route-options.ts";
import { deciding } from "./decide.ts";
import { proposing } from "./propose.ts";
import { proposalReads } from "./reads.ts";

/** All calls about proposals to designs, for people who are signed in. The store decides who may do what. */
export const proposalRoutes: FastifyPluginAsync<ConveyorRoutesOptions> = async (app, options) => {
  app.addHook("onRequest", requirePerson);
  app.addHook<{ Params: { id?: string } }>("onResponse", async ({ method, params: { id }, person }, { statusCode }) => {
    if (method === "GET" || statusCode >= 300 || id === undefined) return;
    options.live.tell({ conveyorId: id, kind: "proposal", by: person?.userName });
  });
  await app.register(proposalReads, options);
  await app.register(proposing, options);
  await app.register(deciding, options);
};
