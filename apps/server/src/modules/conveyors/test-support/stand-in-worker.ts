import { parentPort, workerData } from "node:worker_threads";
import type { DesignTask, DoneTask } from "../design-task.ts";

/** Does what the text it is given says, in place of the work with designs. */
parentPort?.on("message", ({ work }: DesignTask) => {
  const order = work.kind === "write" ? work.raw.row.document.trim() : "";
  if (order === "crash") throw new Error("crashed");
  if (order === "hang") return;
  if (order === "hoard") hoard();
  const milliseconds = Number(order);
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
  const done: DoneTask = { answer: { kind: "done", text: String(workerData) }, milliseconds };
  parentPort?.postMessage(done);
});
parentPort?.postMessage("ready");

function hoard(): void {
  const kept: number[][] = [];
  for (;;) kept.push(new Array<number>(500_000).fill(1.5));
}
