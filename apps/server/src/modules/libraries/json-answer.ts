import type { FastifyReply } from "fastify";

/** Sends what the store gave as it is: rows were checked on the way in, and checking them again costs more than reading. */
export function sendJson(reply: FastifyReply, value: unknown): FastifyReply {
  return reply.type("application/json; charset=utf-8").send(JSON.stringify(value));
}
