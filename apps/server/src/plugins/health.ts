import type { FastifyPluginAsync } from "fastify";
import { sendProblem } from "../problems.ts";

interface HealthOptions {
  /** Throws where the database does not answer. */
  readonly isReady: () => Promise<boolean>;
}

/** For whoever watches the server: is the process up, and may it be sent requests. */
export const health: FastifyPluginAsync<HealthOptions> = async (app, { isReady }) => {
  app.get("/healthz", { schema: { tags: ["Health"], summary: "Whether the process runs" } }, async () => ({
    status: "up",
  }));

  app.get(
    "/readyz",
    { schema: { tags: ["Health"], summary: "Whether the database answers and the libraries are loaded" } },
    async (request, reply) => {
      try {
        if (await isReady()) return { status: "ready" };
      } catch (error) {
        request.log.error({ err: error }, "not ready");
      }
      return sendProblem(reply, 503, "server-failed");
    },
  );
};
