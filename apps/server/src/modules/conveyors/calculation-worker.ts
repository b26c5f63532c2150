import { parentPort } from "node:worker_threads";
import { type ComponentRows, calculate } from "@beltwright/model";
import type { Task } from "./calculation-thread.ts";
import { withRows } from "./selectable-rows.ts";

let rows: ComponentRows = {};

parentPort?.on("message", ({ conveyor, changed }: Task) => {
  // A new object only where something changed: what is prepared of the rows is kept with it.
  if (changed.length > 0) rows = withRows(rows, changed);
  const calculation = calculate(conveyor, { rows });
  parentPort?.postMessage(calculation.kind === "calculated" ? calculation.results : {});
});
parentPort?.postMessage("ready");
