import type { FastifyReply, FastifyRequest } from "fastify";
import type { ListAnswer } from "./kept-lists.ts";
import { chooseEncoding } from "./packed.ts";

/**
 * Sends a list as it lies. Nothing is left for the framework to do with it, neither packing nor hashing, so it goes
 * straight to the connection; the headers that every answer carries go with it.
 */
export async function sendListAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, total, etag }: ListAnswer,
): Promise<FastifyReply> {
  const encoding = chooseEncoding(request.headers["accept-encoding"], body.plain.length);
  const isKnown = request.headers["if-none-match"] === etag;
  const bytes = encoding === undefined || isKnown ? body.plain : await body.packed(encoding);
  const lines = headerLines(reply);
  lines.push("content-type", "application/json; charset=utf-8", "x-total-count", total, "etag", etag);
  // Kept by the browser of one person at most, and asked after each time.
  lines.push("vary", "accept-encoding", "cache-control", "private, no-cache");
  if (encoding !== undefined) lines.push("content-encoding", encoding);
  if (!isKnown) lines.push("content-length", bytes.length);
  reply.hijack();
  reply.raw.writeHead(isKnown ? 304 : 200, lines);
  reply.raw.end(isKnown || request.method === "HEAD" ? undefined : bytes);
  return reply;
}

type HeaderValue = number | string | string[];

/** The headers that every answer carries. */
function headerLines(reply: FastifyReply): HeaderValue[] {
  const headers = reply.getHeaders();
  const lines: HeaderValue[] = [];
  for (const name in headers) {
    const value = headers[name];
    if (value !== undefined) lines.push(name, value);
  }
  return lines;
}
