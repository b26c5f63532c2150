import { assistantServer } from "@beltwright/assistant";
import { createMcpHandler } from "@modelcontextprotocol/server";
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from "fastify";
import { requirePerson } from "../../plugins/session.ts";
import { sendProblem } from "../../problems.ts";
import { accountDesk, type CallApi } from "./account-desk.ts";

/** The Model Context Protocol over HTTP for holders of an API token: one call, one answer, nothing kept between them. */
export const assistantRoutes: FastifyPluginAsync<{ readonly version: string }> = async (app, { version }) => {
  app.addHook("onRequest", requirePerson);
  app.addHook("onRequest", async (request, reply) => {
    if (request.proof?.kind !== "api-token") await sendProblem(reply, 401, "token-needed");
  });
  const schema = { tags: ["Open doors"], summary: "Model Context Protocol: tools for assistants, with an API token" };
  app.route({
    method: ["GET", "POST", "DELETE"],
    url: "/api/mcp",
    schema,
    handler: async (request, reply) => {
      const handler = createMcpHandler(() => assistantServer(accountDesk(callsOf(app, request)), version), {
        responseMode: "json",
        onerror: (fault) => request.log.info({ err: fault }, "a call of an assistant was refused"),
      });
      const answer = await handler.fetch(webRequest(request), { parsedBody: request.body });
      return reply.send(answer);
    },
  });
};

/** Whatever the tools ask of the API, they ask as the holder of the token. */
function callsOf(app: FastifyInstance, { headers: { authorization = "" }, ip }: FastifyRequest): CallApi {
  return async ({ method, url, body }) => {
    const payload = body === undefined ? {} : { payload: body };
    const answer = await app.inject({ method, url, headers: { authorization }, remoteAddress: ip, ...payload });
    return {
      status: answer.statusCode,
      type: String(answer.headers["content-type"]),
      bytes: answer.rawPayload,
    };
  };
}

/** The body was read before and goes beside it. */
function webRequest({ method, url, headers, hostname, protocol }: FastifyRequest): Request {
  const kept = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value] as [string, string]] : [],
  );
  return new Request(new URL(url, `${protocol}://${hostname}`), { method, headers: kept });
}
