import type { Db } from "@beltwright/store";
import type { FastifyPluginAsync } from "fastify";
import type { Calculator } from "../conveyors/calculator.ts";
import { linkHolders } from "./holder-routes.ts";
import { linkOwners } from "./owner-routes.ts";

interface LinkRoutesOptions {
  readonly db: Db;
  readonly calculator: Pick<Calculator, "linked">;
}

/** Links to conveyors: those who make them are signed in, those who have one need no account. */
export const linkRoutes: FastifyPluginAsync<LinkRoutesOptions> = async (app, options) => {
  await app.register(linkOwners, options);
  await app.register(linkHolders, options);
};
