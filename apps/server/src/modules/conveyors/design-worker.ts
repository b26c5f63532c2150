import { parentPort, workerData } from "node:worker_threads";
import type { ComponentRows } from "@beltwright/model";
import { behind, standBehind } from "../../thread-priorities.ts";
import { designDesk } from "./design-desk.ts";
import type { DesignAnswer, DesignTask, DoneTask } from "./design-task.ts";
import { scopedRows, withRows } from "./selectable-rows.ts";

// Whoever waits for a page or a small design goes before long work.
if (workerData === "long") standBehind(behind.longWork);

let all: ComponentRows = {};
let rowsOf = scopedRows(all);

parentPort?.on("message", ({ work, scope, changed }: DesignTask) => {
  // New objects only where something changed: what is prepared of the rows is kept with them.
  if (changed.length > 0) {
    all = withRows(all, changed);
    rowsOf = scopedRows(all);
  }
  const before = process.threadCpuUsage();
  const done = answer(() => designDesk(work, { owner: scope.userName, rows: rowsOf(scope) }));
  const { user, system } = process.threadCpuUsage(before);
  say({ answer: done, milliseconds: (user + system) / 1000 });
});

function answer(work: () => DesignAnswer): DesignAnswer {
  try {
    return work();
  } catch (failure) {
    return { kind: "failed", message: failure instanceof Error ? (failure.stack ?? failure.message) : String(failure) };
  }
}

function say(word: DoneTask | "ready"): void {
  parentPort?.postMessage(word);
}

say("ready");
