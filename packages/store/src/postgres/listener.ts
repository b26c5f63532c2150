import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";

export interface NoticeHearing {
  readonly onText: (text: string) => void;
  /** The line is open, for the first time or again: what was told before is lost, and must be read from the data. */
  readonly onOpen: () => void;
}

const firstPause = 250;
const longestPause = 15_000;
const connectMilliseconds = 10_000;
/** A connection that died without a word is found out by asking. */
const askEvery = 30_000;
const answerWithin = 10_000;
/** A connection is left politely; one whose other end says nothing is left all the same. */
const leaveWithin = 1000;

/**
 * Listens on a connection of its own for as long as the server runs; a lost one is made anew, after longer and longer
 * pauses. `channel` is the SQL that names the channel.
 */
export function listenPostgres(url: string, channel: string, { onText, onOpen }: NoticeHearing) {
  const closing = new AbortController();
  const closed = new Promise((resolve) => closing.signal.addEventListener("abort", resolve));

  async function run(): Promise<void> {
    let pause = firstPause;
    while (!closing.signal.aborted) {
      await listenOnce(() => {
        pause = firstPause;
        onOpen();
      });
      // Half as long up to as long: servers that lost the database together do not come back together.
      await wait(pause * (0.5 + Math.random() / 2), undefined, { signal: closing.signal, ref: false }).catch(() => {});
      pause = Math.min(2 * pause, longestPause);
    }
  }

  /** Until the connection is lost. */
  async function listenOnce(onListening: () => void): Promise<void> {
    const client = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: connectMilliseconds,
      query_timeout: answerWithin,
    });
    const lost = new Promise<void>((resolve) => {
      client.on("error", () => resolve());
      client.on("end", () => resolve());
    });
    client.on("notification", ({ payload }) => payload !== undefined && onText(payload));
    const listen = async () => {
      await client.connect();
      const { rows } = await client.query<{ channel: string }>(`select ${channel} as channel`);
      await client.query(`listen ${client.escapeIdentifier(rows[0]?.channel ?? "")}`);
      if (!closing.signal.aborted) onListening();
    };
    const ask = () => void client.query("select 1").catch(() => leave(client));
    let asking: NodeJS.Timeout | undefined;
    try {
      await Promise.race([listen(), lost, closed]);
      asking = setInterval(ask, askEvery).unref();
      await Promise.race([lost, closed]);
    } catch {
      // Away, or not yet there: tried again after the pause.
    } finally {
      clearInterval(asking);
      await leave(client);
    }
  }

  const running = run();
  return {
    close: async () => {
      closing.abort();
      await running;
    },
  };
}

async function leave(client: pg.Client): Promise<void> {
  const left = client.end().catch(() => undefined);
  await Promise.race([left, wait(leaveWithin, undefined, { ref: false })]);
}
