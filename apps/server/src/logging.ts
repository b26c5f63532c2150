import type { FastifyBaseLogger, FastifyRequest } from "fastify";
import { type DestinationStream, pino } from "pino";
import type { LogLevel } from "./config.ts";

/** Names under which a secret could reach a log line, at the depths where objects are logged. */
const secrets = ["password", "currentPassword", "newPassword", "token", "secret", "cookie", "authorization"];
const redacted = secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

/** One JSON line for each event. Bodies, headers and query strings are never logged: they carry secrets. */
export function createLogger(level: LogLevel, destination?: DestinationStream): FastifyBaseLogger {
  const options = { level, redact: redacted, serializers: { req: describeRequest } };
  return destination === undefined ? pino(options) : pino(options, destination);
}

function describeRequest(request: FastifyRequest) {
  return { method: request.method, path: pathOf(request.url), address: request.ip };
}

function pathOf(url: string): string {
  return url.split("?", 1)[0] ?? url;
}
