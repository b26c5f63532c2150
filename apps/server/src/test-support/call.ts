import { setImmediate } from "node:timers/promises";
import type { FastifyInstance, InjectOptions } from "fastify";
import { vi } from "vitest";

/**
 * Calls the app in process. The embedded database answers at once, so a loop of calls never comes back to the event
 * loop by itself, and the app would rightly think it is overloaded.
 */
export async function callApp(app: FastifyInstance, call: InjectOptions) {
  await setImmediate();
  return app.inject(call);
}

/** On a busy machine the app refuses calls, having done nothing, until it has caught up; they are made again. */
export function callWhenReady(app: FastifyInstance, call: InjectOptions) {
  return vi.waitFor(
    async () => {
      const answer = await callApp(app, call);
      if (answer.statusCode === 503) throw new Error("The app is overloaded");
      return answer;
    },
    { timeout: 15_000 },
  );
}
