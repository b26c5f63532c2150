import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { sendProblem } from "../problems.ts";

interface MetricsOptions {
  /** Whoever asks must know it. */
  readonly token: string;
  /** Figures that are asked for when they are wanted: name, what it is, and its value by label. */
  readonly gauges: readonly AskedGauge[];
}

export interface AskedGauge {
  readonly name: string;
  readonly help: string;
  /** The label that tells the values apart. */
  readonly label: string;
  readonly read: () => Promise<Readonly<Record<string, number>>>;
}

/** Seconds: from a list out of memory to a report of many pages. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Figures for Prometheus at `/metrics`, for those who bring the token. */
export const metrics = fastifyPlugin<MetricsOptions>(async (app, { token, gauges }) => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const answers = new Histogram({
    name: "beltwright_http_request_duration_seconds",
    help: "Time from the request to the end of its answer, by route and status",
    labelNames: ["method", "route", "status"],
    buckets,
    registers: [registry],
  });
  for (const gauge of gauges)
    register(registry, gauge, (failure) => app.log.warn({ err: failure }, "a figure is missing"));

  app.addHook("onResponse", (request, reply, done) => {
    // The route and not the address: addresses are without number.
    const labels = { method: request.method, route: request.routeOptions.url ?? "none", status: reply.statusCode };
    answers.observe(labels, reply.elapsedTime / 1000);
    done();
  });

  app.get("/metrics", { schema: { hide: true } }, async (request, reply) => {
    if (!isToken(request, token)) return sendProblem(reply, 401, "not-signed-in");
    return reply
      .header("cache-control", "no-store")
      .type(registry.contentType)
      .send(await registry.metrics());
  });
});

function register(
  registry: Registry,
  { name, help, label, read }: AskedGauge,
  report: (failure: unknown) => void,
): void {
  const gauge = new Gauge({
    name,
    help,
    labelNames: [label],
    registers: [registry],
    collect: async () => {
      gauge.reset();
      // Figures of a database that is away are left out; the rest is wanted all the more.
      const values = await read().catch((failure: unknown) => report(failure));
      for (const [value, count] of Object.entries(values ?? {})) gauge.set({ [label]: value }, count);
    },
  });
}

/** Compared by their hashes, which are of one length, so that the time it takes tells nothing. */
function isToken({ headers }: FastifyRequest, token: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(headers.authorization ?? ""), digest(`Bearer ${token}`));
}
