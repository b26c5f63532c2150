import type { FastifyReply } from "fastify";

/** Sends what the store gave as it is: rows were checked on the way in, and checking them again costs more than reading. */
export function sendJson(reply: FastifyReply, value: unknown): FastifyReply {
  return sendJsonText(reply, JSON.stringify(value));
}

/** Sends what is JSON already. */
export function sendJsonText(reply: FastifyReply, text: string): FastifyReply {
  return reply.type("application/json; charset=utf-8").send(text);
}
