import { setImmediate, setTimeout } from "node:timers/promises";
import type { FastifyInstance, InjectOptions } from "fastify";

/** How often a call the app refused is made again, and how long it waits before, ms. */
const attempts = 60;
const pause = 250;

/**
 * Calls the app in process. The embedded database answers at once, so a loop of calls never comes back to the event
 * loop by itself and the app would take that for overload. On a busy machine it refuses calls, having done nothing,
 * until it has caught up; they are made again.
 */
export async function callApp(app: FastifyInstance, call: InjectOptions) {
  for (let attempt = 1; ; attempt += 1) {
    await setImmediate();
    const answer = await app.inject(call);
    if (answer.statusCode !== 503 || attempt === attempts) return answer;
    await setTimeout(pause);
  }
}
