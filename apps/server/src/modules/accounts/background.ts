import type { FastifyBaseLogger } from "fastify";

/** Work that a reply does not wait for, so that its timing tells nothing, but that the server does not forget. */
export interface Background {
  start(work: () => Promise<void>): void;
  /** Resolves when everything started so far is done. */
  idle(): Promise<void>;
}

export function createBackground(log: Pick<FastifyBaseLogger, "error">): Background {
  const running = new Set<Promise<void>>();
  return {
    start: (work) => {
      const job = Promise.resolve()
        .then(work)
        .catch((error: unknown) => log.error({ err: error }, "background work failed"))
        .finally(() => running.delete(job));
      running.add(job);
    },
    idle: async () => {
      // What is running may start more.
      while (running.size > 0) await Promise.all(running);
    },
  };
}
