import type { LibraryDefinition } from "@beltwright/model";
import type { Db } from "@beltwright/store";
import type { FastifyRequest } from "fastify";
import { getPerson } from "../../plugins/session.ts";

/** What the routes of one library need. */
export interface Library {
  readonly definition: LibraryDefinition;
  readonly db: Db;
}

/** Who does something and when, as every change of a row records it. */
export function byWhomAndWhen(request: FastifyRequest) {
  return { userName: getPerson(request).userName, now: Date.now() };
}
