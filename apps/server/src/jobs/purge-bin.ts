import { type Db, purgeConveyors } from "@beltwright/store";
import type { FastifyBaseLogger } from "fastify";

const hour = 60 * 60 * 1000;

interface PurgeOptions {
  readonly db: Db;
  readonly logger: Pick<FastifyBaseLogger, "info" | "error">;
  /** Milliseconds since 1970; for tests. */
  readonly clock?: () => number;
  readonly every?: number;
}

/** Empties the bin of what has lain there for 30 days, now and then every hour. Answers the way to stop it. */
export function startPurging({ db, logger, clock = Date.now, every = hour }: PurgeOptions) {
  let running = Promise.resolve();
  const purge = () => {
    running = running.then(() => purgeOnce(db, logger, clock()));
  };
  purge();
  const timer = setInterval(purge, every);
  timer.unref();
  return {
    /** Resolves when what was begun is done. */
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}

/** A failure is logged and tried again at the next turn: nobody waits for this. */
async function purgeOnce(db: Db, logger: PurgeOptions["logger"], now: number): Promise<void> {
  try {
    const purged = await purgeConveyors(db, now);
    if (purged > 0) logger.info({ purged }, "removed conveyors that lay in the bin for 30 days");
  } catch (failure) {
    logger.error(failure, "could not empty the bin");
  }
}
