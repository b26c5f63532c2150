import { once } from "node:events";
import { get, type IncomingHttpHeaders, type IncomingMessage } from "node:http";
import { expect } from "vitest";

interface HeardEvent {
  readonly event: string;
  readonly data: unknown;
}

/** What a page hears from the server, as a browser would read it. */
export interface EventReader {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly events: readonly HeardEvent[];
  /** The last of a kind, once there is one that fits. */
  readonly wait: (event: string, fits?: (data: unknown) => boolean) => Promise<unknown>;
  /** Resolves when the server has ended the stream. */
  readonly ended: Promise<void>;
  readonly close: () => void;
}

export async function readEvents(url: string, headers: Readonly<Record<string, string>>): Promise<EventReader> {
  // A connection of its own, gone with the stream: kept ones would hold up a server that ends.
  const asked = get(url, { headers, agent: false });
  const [answer]: IncomingMessage[] = await once(asked, "response");
  if (answer === undefined) throw new Error("There was no answer");
  const events: HeardEvent[] = [];
  const follow = async () => {
    let text = "";
    for await (const chunk of answer.setEncoding("utf8")) {
      const blocks = `${text}${chunk}`.split("\n\n");
      text = blocks.pop() ?? "";
      events.push(...blocks.flatMap(readBlock));
    }
  };
  const ended = follow().catch(() => undefined);
  const lastOf = (name: string, fits: (data: unknown) => boolean) =>
    events.findLast(({ event, data }) => event === name && fits(data));
  return {
    status: answer.statusCode ?? 0,
    headers: answer.headers,
    events,
    wait: async (name, fits = () => true) => {
      await expect.poll(() => lastOf(name, fits) !== undefined, { timeout: 5000, interval: 20 }).toBe(true);
      return lastOf(name, fits)?.data;
    },
    ended,
    close: () => void asked.destroy(),
  };
}

function readBlock(block: string): readonly HeardEvent[] {
  const event = /^event: (.*)$/m.exec(block)?.[1];
  const data = /^data: (.*)$/m.exec(block)?.[1];
  return event === undefined || data === undefined ? [] : [{ event, data: JSON.parse(data) }];
}
