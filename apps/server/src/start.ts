import { openStore } from "@beltwright/store";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { buildApp } from "./app.ts";
import type { Config } from "./config.ts";
import { ensureFirstAccounts } from "./demo/accounts.ts";
import { loadDemoConveyors } from "./demo-conveyors.ts";
import { startPurging } from "./jobs/purge-bin.ts";
import { loadShippedLibraries } from "./shipped-libraries.ts";
import { keepSweepingApart } from "./thread-priorities.ts";

export interface RunningServer {
  /** Where it listens, as a person would type it. */
  readonly address: string;
  /** Answers what was begun, then lets go of the port and the database. */
  readonly close: () => Promise<void>;
}

/** Milliseconds; a page that waits longer than this has been given up. */
const maxEventLoopDelay = 3000;

/** Milliseconds for what was begun, once the server is told to end; whoever sends slower than that is cut off. */
const graceMilliseconds = 4000;

export async function start(config: Config, logger?: FastifyBaseLogger): Promise<RunningServer> {
  const store = await openStore(config.database);
  try {
    const admin = await ensureFirstAccounts(store, config);
    await loadShippedLibraries(store, admin);
    await loadDemoConveyors(store, admin);
    const app = await buildApp({ store, config, maxEventLoopDelay, ...(logger === undefined ? {} : { logger }) });
    const purging = startPurging({ db: store.db, logger: app.log });
    keepSweepingApart();
    await app.listen({ host: config.host, port: config.port });
    const close = async () => {
      await endRequests(app);
      await purging.stop();
      // Last: whatever ends before it has something to write down.
      await store.close();
    };
    return { address: addressOf(app.server.address(), config), close };
  } catch (cause) {
    await store.close();
    throw cause;
  }
}

async function endRequests(app: FastifyInstance): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), graceMilliseconds);
  try {
    await app.close();
  } finally {
    clearTimeout(cut);
  }
}

/** The port may have been left to the system; the host is what people type and not what sockets are bound to. */
function addressOf(bound: ReturnType<import("node:net").Server["address"]>, config: Config): string {
  const port = typeof bound === "object" && bound !== null ? bound.port : config.port;
  const host = config.host === "0.0.0.0" || config.host === "::" ? "localhost" : config.host;
  return `http://${host}:${port}`;
}
