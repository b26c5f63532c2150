import { monitorEventLoopDelay } from "node:perf_hooks";
import fastifyPlugin from "fastify-plugin";
import { sendProblem } from "../problems.ts";

interface OverloadOptions {
  /** Milliseconds by which the event loop may be late. */
  readonly maxEventLoopDelay: number;
}

const sampleMilliseconds = 1000;
/** One late look is a hiccup: a machine that was asleep, a start, a large answer. The server is well again after it. */
const latesInARow = 3;
/** What people watch a server by must answer most of all when it has much to do. */
const watched: ReadonlySet<string> = new Set(["/healthz", "/readyz", "/metrics"]);

/** A queue that stays long means that answers come too late to be of use: better to refuse and be asked again. */
export const overload = fastifyPlugin<OverloadOptions>(async (app, { maxEventLoopDelay }) => {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  const lateness = createLateness(maxEventLoopDelay);
  const look = () => {
    lateness.see(delay.mean / 1e6);
    delay.reset();
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook("onListen", async () => {
    delay.enable();
    timer = setInterval(look, sampleMilliseconds).unref();
  });
  app.addHook("onClose", async () => {
    clearInterval(timer);
    delay.disable();
  });
  app.addHook("onRequest", async (request, reply) => {
    if (!lateness.lasts() || watched.has(request.url)) return;
    await sendProblem(reply.header("retry-after", 5), 503, "too-many-requests");
  });
});

/** Tells a server that stays late from one that was late once. */
export function createLateness(mostMilliseconds: number) {
  let lates = 0;
  return {
    see: (milliseconds: number): void => {
      lates = milliseconds > mostMilliseconds ? lates + 1 : 0;
    },
    lasts: (): boolean => lates >= latesInARow,
  };
}
