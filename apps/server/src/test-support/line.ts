import { once } from "node:events";
import { createServer, connect as dial, type Socket } from "node:net";

/** The line between a server and its database, which a test can disturb without disturbing anyone else's database. */
export interface Line {
  /** The address of the database by this line. */
  readonly url: string;
  /** Everything under way breaks off, as when the database is killed; new connections are taken. */
  readonly cut: () => void;
  /** Nothing passes any more, but nothing breaks off either, as when the database is stopped in its tracks. */
  readonly freeze: () => void;
  readonly thaw: () => void;
  /** As when the database is not running: what is under way breaks off and new connections are refused. */
  readonly down: () => Promise<void>;
  readonly up: () => Promise<void>;
}

/** Two sockets, of which each gets what the other sends. */
type Pair = readonly [Socket, Socket];

export async function openLine(databaseUrl: string): Promise<Line> {
  const target = new URL(databaseUrl);
  const pairs = new Set<Pair>();
  let isFrozen = false;
  const server = createServer((near) => {
    const far = dial(Number(target.port), target.hostname);
    const pair: Pair = [near, far];
    pairs.add(pair);
    for (const [from, to] of [pair, [far, near] as const]) {
      from.on("data", (bytes) => to.write(bytes));
      from.on("error", () => to.destroy());
      from.on("close", () => {
        to.destroy();
        pairs.delete(pair);
      });
    }
    if (isFrozen) hold(pair);
  });
  const listen = async (port: number) => {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
  };
  await listen(0);
  const bound = server.address();
  const port = typeof bound === "object" && bound !== null ? bound.port : 0;
  const own = new URL(databaseUrl);
  own.host = `127.0.0.1:${port}`;
  const cut = () => {
    for (const pair of pairs) for (const socket of pair) socket.destroy();
  };
  return {
    url: own.href,
    cut,
    freeze: () => {
      isFrozen = true;
      for (const pair of pairs) hold(pair);
    },
    thaw: () => {
      isFrozen = false;
      for (const pair of pairs) for (const socket of pair) socket.resume();
    },
    down: async () => {
      const closed = once(server, "close");
      server.close();
      cut();
      await closed;
    },
    up: () => listen(port),
  };
}

function hold(pair: Pair): void {
  for (const socket of pair) socket.pause();
}
