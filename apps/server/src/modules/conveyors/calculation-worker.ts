import { parentPort } from "node:worker_threads";
import { type ComponentRows, calculate } from "@beltwright/model";
import type { Task } from "./calculation-thread.ts";
import { scopedRows, withRows } from "./selectable-rows.ts";

let all: ComponentRows = {};
let rowsOf = scopedRows(all);

parentPort?.on("message", ({ conveyor, scope, changed }: Task) => {
  // New objects only where something changed: what is prepared of the rows is kept with them.
  if (changed.length > 0) {
    all = withRows(all, changed);
    rowsOf = scopedRows(all);
  }
  const calculation = calculate(conveyor, { rows: rowsOf(scope) });
  parentPort?.postMessage(calculation.kind === "calculated" ? calculation.results : {});
});
parentPort?.postMessage("ready");
