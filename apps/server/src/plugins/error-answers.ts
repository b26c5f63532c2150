import type { Problem, ProblemCode } from "@beltwright/contract";
import { StoreFull, StoreUnavailable, TextRefused } from "@beltwright/store";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { sendProblem } from "../problems.ts";

/** Turns whatever was thrown into a problem. What a caller could not have caused is logged and told in one sentence. */
export const errorAnswers = fastifyPlugin(async (app) => {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (hasZodFastifySchemaValidationErrors(error)) {
      return sendProblem(reply, 400, "invalid-request", {}, { issues: issuesOf(error.validation) });
    }
    if (error instanceof TextRefused) return sendProblem(reply, 400, "invalid-request");
    if (error instanceof StoreUnavailable) return sendAway(error, request, reply);
    if (error instanceof StoreFull) return sendFull(error, request, reply);
    const status = error.statusCode ?? 500;
    return status < 500 ? sendProblem(reply, status, codeFor(status)) : fail(error, request, reply);
  });
});

/** For addresses that cannot even be read, which never reach a route. */
export function sendFrameworkProblem(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = error.statusCode ?? 400;
  return sendProblem(reply, status, codeFor(status));
}

/** Seconds in which a database that was restarted answers again. */
const retryAfter = 3;

/** Whether a write that was under way is there is not known; one that carried its revision may be sent again safely. */
function sendAway(error: StoreUnavailable, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  request.log.error({ err: error }, "the database cannot be reached");
  return sendProblem(reply.header("retry-after", retryAfter), 503, "database-away");
}

function sendFull(error: StoreFull, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  request.log.error({ err: error }, "there is no room left to write to");
  return sendProblem(reply, 507, "storage-full");
}

function fail(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  request.log.error({ err: error }, "request failed");
  return sendProblem(reply, 500, "server-failed");
}

function codeFor(status: number): ProblemCode {
  switch (status) {
    case 404:
      return "not-found";
    case 413:
      return "too-large";
    case 429:
      return "too-many-requests";
    default:
      return "invalid-request";
  }
}

function issuesOf(
  errors: readonly { readonly instancePath: string; readonly message?: string }[],
): NonNullable<Problem["issues"]> {
  return errors.map((error) => ({
    field: error.instancePath.split("/").filter(Boolean).join("."),
    message: error.message ?? "Is not valid.",
  }));
}
