import type { Remote } from "comlink";
import { type Searched, useSearch } from "../search/use-search.ts";
import type { RemedyCalls } from "./remedy-calls.ts";

/** A search for remedies in its worker. */
export function useRemedies<Found>(
  ask: (calls: Remote<RemedyCalls>, searched: Searched, onTried: (solves: number) => void) => Promise<Found>,
) {
  return useSearch<RemedyCalls, Found>({ startWorker, ask });
}

function startWorker(): Worker {
  return new Worker(new URL("./remedies.worker.ts", import.meta.url), { type: "module" });
}
