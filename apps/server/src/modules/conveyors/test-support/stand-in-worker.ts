import { parentPort, workerData } from "node:worker_threads";
import type { DesignTask } from "../design-task.ts";

/** Does what the text it is given says, in place of the work with designs. */
parentPort?.on("message", ({ work }: DesignTask) => {
  const order = work.kind === "write" ? work.raw.row.document.trim() : "";
  if (order === "crash") throw new Error("crashed");
  if (order === "hang") return;
  if (order === "hoard") hoard();
  const until = performance.now() + Number(order);
  while (performance.now() < until);
  parentPort?.postMessage({ kind: "done", text: String(workerData) });
});
parentPort?.postMessage("ready");

function hoard(): void {
  const kept: number[][] = [];
  for (;;) kept.push(new Array<number>(500_000).fill(1.5));
}
