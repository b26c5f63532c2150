import type { Problem, ProblemCode } from "@beltwright/contract";
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
    const status = error.statusCode ?? 500;
    return status < 500 ? sendProblem(reply, status, codeFor(status)) : fail(error, request, reply);
  });
});

/** For addresses that cannot even be read, which never reach a route. */
export function sendFrameworkProblem(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = error.statusCode ?? 400;
  return sendProblem(reply, status, codeFor(status));
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
