import { existsSync, readdirSync, readFileSync } from "node:fs";
import { setPriority } from "node:os";
import { setFlagsFromString } from "node:v8";

/** On Linux a priority is that of one thread. The thread that answers has the usual one, 0; a larger number stands behind. */
export const behind = { garbage: 10, books: 10, longWork: 19 } as const;

/** Puts the thread that calls behind those with a smaller number. Elsewhere all threads of a process stand alike. */
export function standBehind(place: number): void {
  if (process.platform === "linux") setPriority(place);
}

const threads = "/proc/self/task";
/** What V8 calls the threads in which it collects garbage and compiles, for all others of the process. */
const helperName = "V8Worker";

/**
 * Garbage of long work is not to keep answers waiting. Each thread sweeps its young garbage itself, with its own priority,
 * and the threads that help with the rest stand behind. Helpers that stand behind must not be waited for, so that the
 * first goes with the second.
 */
export function keepSweepingApart(): void {
  setFlagsFromString("--no-parallel-scavenge");
  if (process.platform !== "linux" || !existsSync(threads)) return;
  const isHelper = (id: string) => readFileSync(`${threads}/${id}/comm`, "utf8").startsWith(helperName);
  for (const id of readdirSync(threads).filter(isHelper)) setPriority(Number(id), behind.garbage);
}
