import { type Remote, wrap } from "comlink";
import type { Calculated } from "./calculated.ts";

/** Asks a worker, which keeps the engine out of the pages' own script and the page moving while it works. */
export async function askWorker<Answer>(ask: (calls: Remote<Calculated>) => Promise<Answer>): Promise<Answer> {
  const worker = new Worker(new URL("./calculated.worker.ts", import.meta.url), { type: "module" });
  const broken = new Promise<never>((_resolve, reject) => {
    worker.addEventListener("error", (event) => reject(new Error("The calculation broke", { cause: event.error })));
  });
  try {
    return await Promise.race([ask(wrap<Calculated>(worker)), broken]);
  } finally {
    worker.terminate();
  }
}
