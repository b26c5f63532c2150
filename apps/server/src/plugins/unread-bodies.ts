import type { FastifyInstance, FastifySchemaCompiler } from "fastify";
import { validatorCompiler } from "fastify-type-provider-zod";
import type { $ZodType } from "zod/v4/core";

/**
 * Leaves the bodies of these routes as bytes: a conveyor is read by the model, which says what is wrong and where, and
 * beside the event loop, since a body may be as long as a file.
 */
export function leaveBodiesUnread(app: FastifyInstance): void {
  app.setValidatorCompiler(checkAllButBodies);
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, (_request, bytes, done) => done(null, bytes));
}

const checkAllButBodies: FastifySchemaCompiler<$ZodType> = (part) =>
  part.httpPart === "body" ? (value: unknown) => ({ value }) : validatorCompiler(part);

/** As it was sent, unread; none where the call had no body. */
export function bytesOf(body: unknown): Uint8Array {
  return body instanceof Uint8Array ? body : new Uint8Array();
}
