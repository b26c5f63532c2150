import { setImmediate } from "node:timers/promises";
import type { FastifyInstance, InjectOptions } from "fastify";

/**
 * Calls the app in process. The embedded database answers at once, so a loop of calls never comes back to the event
 * loop by itself, and the app would rightly think it is overloaded.
 */
export async function callApp(app: FastifyInstance, call: InjectOptions) {
  await setImmediate();
  return app.inject(call);
}
