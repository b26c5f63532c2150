import { Readable } from "node:stream";

/** Milliseconds after which a browser comes back when the line is cut. */
const retryMilliseconds = 4000;
/** Whoever reads so slowly that this much waits is cut off, and comes back. */
const mostWaiting = 256_000;

/** Server-sent events to one page. */
export interface EventStream {
  readonly body: Readable;
  readonly send: (event: string, data: unknown) => void;
  /** Keeps proxies from taking a silent line for a dead one. */
  readonly beat: () => void;
  readonly end: () => void;
}

export function createEventStream(): EventStream {
  const body = new Readable({ read: () => undefined });
  const push = (text: string) => {
    if (body.destroyed || body.readableEnded) return;
    if (body.readableLength > mostWaiting) body.destroy();
    else body.push(text);
  };
  push(`retry: ${retryMilliseconds}\n\n`);
  return {
    body,
    send: (event, data) => push(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    beat: () => push(": still here\n\n"),
    end: () => void (body.destroyed || body.push(null)),
  };
}
