import autocannon from "autocannon";
/** Asks for one address again and again from a number of clients; times as the clients see them. */
export async function httpLoad(url, cookie, clients, seconds) {
  const times = [];
  const run = autocannon({ url, connections: clients, duration: seconds, headers: cookie === "" ? {} : { cookie } });
  run.on("response", (_client, _status, _bytes, milliseconds) => times.push(milliseconds));
  const result = await run;
  return {
    p95: percentile(times, 0.95),
    perSecond: result.requests.average,
    failures: result.non2xx + result.errors + result.timeouts,
  };
}
/** Runs one piece of work again and again from a number of clients in this process, each waiting for its own answer. */
export async function directLoad(work, clients, seconds) {
  const times = [];
  let failures = 0;
  const until = performance.now() + seconds * 1000;
  const client = async () => {
    while (performance.now() < until) {
      const began = performance.now();
      await work().catch(() => {
        failures += 1;
      });
      times.push(performance.now() - began);
      await new Promise(setImmediate);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return { p95: percentile(times, 0.95), perSecond: times.length / seconds, failures };
}
function percentile(values, share) {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
