import type { FastifyBaseLogger, FastifyRequest } from "fastify";
import { type DestinationStream, pino } from "pino";
import type { LogLevel } from "./config.ts";

/** Names under which a secret could reach a log line. Deeper paths would cost more than all the rest of a line. */
const redacted = ["password", "currentPassword", "newPassword", "token", "secret", "cookie", "authorization"];

/** One JSON line for each event. Bodies, headers and query strings are never logged: they carry secrets. */
export function createLogger(level: LogLevel, destination?: DestinationStream): FastifyBaseLogger {
  const options = { level, redact: redacted, serializers: { req: describeRequest } };
  return destination === undefined ? pino(options) : pino(options, destination);
}

function describeRequest(request: FastifyRequest) {
  return { method: request.method, path: pathOf(request.url), address: request.ip };
}

/** Whoever has a link is let in by its address, so that no line tells it. */
function pathOf(url: string): string {
  const path = url.split("?", 1)[0] ?? url;
  return path.replace(/bwl_[\w-]+/gi, "bwl_…");
}
