import { setImmediate } from "node:timers/promises";
import type { FastifyInstance, InjectOptions } from "fastify";

/**
 * Calls the app in process. The embedded database answers at once, so a loop of calls would never come back to the event
 * loop by itself, where timers and other threads wait.
 */
export async function callApp(app: FastifyInstance, call: InjectOptions) {
  await setImmediate();
  return app.inject(call);
}
