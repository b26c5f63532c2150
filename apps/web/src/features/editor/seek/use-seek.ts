import type { Goal, SeekAnswer } from "@beltwright/studies";
import { useSearch } from "../search/use-search.ts";
import type { SeekCalls } from "./seek-calls.ts";

/** A goal sought in a worker of its own. */
export function useSeek(goal: Goal | undefined) {
  return useSearch<SeekCalls, SeekAnswer>({
    startWorker,
    ask: async (calls, searched, onSolved) => {
      if (goal === undefined) throw new Error("There is nothing to seek");
      return calls.seek(searched, goal, onSolved);
    },
  });
}

function startWorker(): Worker {
  return new Worker(new URL("./seek.worker.ts", import.meta.url), { type: "module" });
}
