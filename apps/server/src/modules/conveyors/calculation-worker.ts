import { parentPort } from "node:worker_threads";
import { type Conveyor, calculate } from "@beltwright/model";

interface Task {
  readonly id: number;
  readonly conveyor: Conveyor;
}

parentPort?.on("message", ({ id, conveyor }: Task) => {
  const calculation = calculate(conveyor);
  parentPort?.postMessage({ id, results: calculation.kind === "calculated" ? calculation.results : {} });
});
