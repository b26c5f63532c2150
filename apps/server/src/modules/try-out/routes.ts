import type { LibraryDefinition } from "@beltwright/model";
import type { Db } from "@beltwright/store";
import type { FastifyPluginAsync } from "fastify";
import { tryOutConveyors } from "./conveyors.ts";
import { tryOutLibrary } from "./library.ts";

interface TryOutOptions {
  readonly libraries: readonly LibraryDefinition[];
  readonly db: Db;
}

/**
 * What someone without an account may read: the demos and the library rows that came with the product, without the name
 * of whoever looks after them. Nothing here writes, and nothing asks who is there.
 */
export const tryOutRoutes: FastifyPluginAsync<TryOutOptions> = async (app, { libraries, db }) => {
  await app.register(tryOutConveyors, { db });
  for (const definition of libraries) await app.register(tryOutLibrary, { definition, db });
};
