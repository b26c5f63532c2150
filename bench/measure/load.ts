import autocannon from "autocannon";

export interface Load {
  readonly p95: number;
  readonly perSecond: number;
  readonly made: number;
  readonly failures: number;
}

interface Calls {
  readonly origin: string;
  readonly cookie?: string;
  /** The path of the nth call. */
  readonly path: (n: number) => string;
}

/** Calls a server again and again from a number of clients; times as the clients see them. */
export async function httpLoad(calls: Calls, clients: number, seconds: number): Promise<Load> {
  const times: number[] = [];
  let made = 0;
  const setupRequest = (request: autocannon.Request) => ({ ...request, path: calls.path(made++) });
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const headers = calls.cookie === undefined ? {} : { cookie: calls.cookie };
    const options = {
      url: calls.origin,
      connections: clients,
      duration: seconds,
      headers,
      requests: [{ setupRequest }],
    };
    const run = autocannon(options, (failure, done) => (failure ? reject(failure) : resolve(done)));
    run.on("response", (_client, _status, _bytes, milliseconds) => times.push(milliseconds));
  });
  return {
    p95: percentile(times, 0.95),
    perSecond: result.requests.average,
    made: times.length,
    failures: result.non2xx + result.errors + result.timeouts,
  };
}

/** Runs one piece of work again and again from a number of clients in this process, each waiting for its own answer. */
export async function directLoad(
  work: (n: number) => Promise<unknown>,
  clients: number,
  seconds: number,
): Promise<Load> {
  const times: number[] = [];
  let failures = 0;
  let made = 0;
  const until = performance.now() + seconds * 1000;
  const client = async () => {
    while (performance.now() < until) {
      const began = performance.now();
      // The wait for one's turn behind the other clients counts, as it does for those of a server.
      await new Promise(setImmediate);
      await work(made++).catch(() => {
        failures += 1;
      });
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return { p95: percentile(times, 0.95), perSecond: times.length / seconds, made, failures };
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
