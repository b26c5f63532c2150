import type { LibraryDefinition } from "@beltwright/model";
import type { Db } from "@beltwright/store";
import type { FastifyPluginAsync, FastifySchemaCompiler } from "fastify";
import { validatorCompiler } from "fastify-type-provider-zod";
import type { $ZodType } from "zod/v4/core";
import { requirePerson } from "../../plugins/session.ts";
import { libraryCsv } from "./csv.ts";
import { libraryHistory } from "./history.ts";
import { libraryReads } from "./reads.ts";
import { libraryScopes, selectionSettings } from "./scopes.ts";
import { libraryWrites } from "./writes.ts";

interface LibraryRoutesOptions {
  readonly libraries: readonly LibraryDefinition[];
  readonly db: Db;
}

/** All routes of all libraries, made from their definitions. Anyone signed in may look; the store decides the rest. */
export const libraryRoutes: FastifyPluginAsync<LibraryRoutesOptions> = async (app, { libraries, db }) => {
  app.setValidatorCompiler(checkAllButBodies);
  app.addHook("onRequest", requirePerson);
  await app.register(selectionSettings, { db });
  for (const definition of libraries) {
    const library = { definition, db };
    await app.register(libraryReads, library);
    await app.register(libraryWrites, library);
    await app.register(libraryHistory, library);
    await app.register(libraryCsv, library);
    await app.register(libraryScopes, library);
  }
};

/** Bodies are read by the model, which knows rules a schema cannot say; here they only describe themselves. */
const checkAllButBodies: FastifySchemaCompiler<$ZodType> = (part) =>
  part.httpPart === "body" ? (value: unknown) => ({ value }) : validatorCompiler(part);
