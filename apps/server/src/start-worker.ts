import { availableParallelism } from "node:os";
import { openStore, type Store } from "@beltwright/store";
import fastify, { type FastifyBaseLogger, type FastifyInstance } from "fastify";
import { type Config, ConfigRefused } from "./config.ts";
import { figuresOf } from "./figures.ts";
import { createLogger } from "./logging.ts";
import { startJobRunner } from "./modules/jobs/job-runner.ts";
import { health } from "./plugins/health.ts";
import { metrics } from "./plugins/metrics.ts";
import { storageRoom } from "./plugins/storage-room.ts";

interface RunningWorker {
  /** Where its health and figures are, if anywhere. */
  readonly address: string | undefined;
  readonly threads: number;
  readonly close: () => Promise<void>;
}

/**
 * A process that does nothing but long calculations, for the servers on the same PostgreSQL. It serves nobody; where it
 * is given a port, its health and its figures are there.
 */
export async function startWorker(config: Config, isWatched: boolean): Promise<RunningWorker> {
  if (config.database.kind !== "postgres") {
    throw new ConfigRefused("A worker shares the PostgreSQL of its servers: set DATABASE_URL to it");
  }
  const logger = createLogger(config.logLevel);
  const store = await openStore(config.database);
  const threads = config.jobThreads ?? availableParallelism();
  const runner = startJobRunner({
    db: store.db,
    threads,
    report: (failure) => logger.error({ err: failure }, "a job failed"),
  });
  const app = isWatched ? await watchedApp(store, config, logger) : undefined;
  return {
    address: app && `http://${config.host}:${config.port}`,
    threads,
    close: async () => {
      await runner.close();
      await app?.close();
      await store.close();
    },
  };
}

async function watchedApp(store: Store, config: Config, logger: FastifyBaseLogger): Promise<FastifyInstance> {
  const app = fastify({ loggerInstance: logger });
  await app.register(storageRoom, { folder: undefined });
  await app.register(health, { isReady: () => store.ping().then(() => true) });
  if (config.metricsToken !== undefined) {
    await app.register(metrics, { token: config.metricsToken, gauges: figuresOf(store, config.dataFolder) });
  }
  await app.listen({ host: config.host, port: config.port });
  return app;
}
