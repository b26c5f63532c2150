import { createServer, type Server } from "node:http";
import { afterEach, expect, it } from "vitest";
import { leavingOf } from "./leaving.ts";

let server: Server;
afterEach(() => {
  server.close();
});

/** A server that reads the whole body, as ours do, before it goes to work. */
async function serving(work: (leaving: AbortSignal, answer: () => void) => void): Promise<string> {
  server = createServer(async (request, response) => {
    for await (const _ of request);
    // Everything the end of the body brings about has happened by now.
    await new Promise((resume) => setImmediate(resume));
    work(leavingOf(response), () => response.end("made"));
  });
  await new Promise<void>((resume) => server.listen(0, "127.0.0.1", resume));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
}

it("whoever goes away while a report is made is noticed", async () => {
  const asking = new AbortController();
  const { promise: noticed, resolve } = Promise.withResolvers<void>();
  const url = await serving((leaving) => {
    leaving.addEventListener("abort", () => resolve());
    asking.abort();
  });
  await expect(fetch(url, { method: "POST", body: "{}", signal: asking.signal })).rejects.toThrow();
  await noticed;
});

it("whoever gets the answer has not gone away", async () => {
  let signal: AbortSignal | undefined;
  const url = await serving((leaving, answer) => {
    signal = leaving;
    answer();
  });
  expect(await (await fetch(url, { method: "POST", body: "{}" })).text()).toBe("made");
  server.closeAllConnections();
  expect(signal?.aborted).toBe(false);
});
