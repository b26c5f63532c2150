import type { FastifyPluginAsync } from "fastify";
import { answeredWithin } from "../patience.ts";
import { sendProblem } from "../problems.ts";

interface HealthOptions {
  /** Throws where the database does not answer. */
  readonly isReady: () => Promise<boolean>;
}

/**
 * A balancer asks every second or two and wants its answer within one; whoever has not heard from the database after
 * half of it is not ready, whatever comes later.
 */
const patienceMilliseconds = 500;

/** For whoever watches the server: is the process up, and may it be sent requests. */
export const health: FastifyPluginAsync<HealthOptions> = async (app, { isReady }) => {
  const ask = oneAtATime(isReady);

  app.get("/healthz", { schema: { tags: ["Health"], summary: "Whether the process runs" } }, async () => ({
    status: "up",
  }));

  app.get(
    "/readyz",
    {
      schema: {
        tags: ["Health"],
        summary:
          "Whether the database answers and the libraries are loaded; storage is full where nothing can be saved",
      },
    },
    async (request, reply) => {
      try {
        if (await answeredWithin(patienceMilliseconds, ask()))
          return { status: "ready", ...(app.isStorageFull() ? { storage: "full" } : {}) };
      } catch (error) {
        request.log.error({ err: error }, "not ready");
      }
      return sendProblem(reply, 503, "database-away");
    },
  );
};

/** A database that does not answer is not asked more often because more people want to know. */
function oneAtATime(ask: () => Promise<boolean>): () => Promise<boolean> {
  let asking: Promise<boolean> | undefined;
  return () => {
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    return asking;
  };
}
