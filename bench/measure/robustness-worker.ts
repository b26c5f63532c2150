import { parentPort, workerData } from "node:worker_threads";
import { demoConveyors, shippedComponents } from "@beltwright/catalogue";
import { randomDocument } from "@beltwright/model";
import { howCalculated, judgeDocument } from "./judge-document.ts";

const { from, to, step }: { from: number; to: number; step: number } = workerData;
const [rows, demos] = await Promise.all([shippedComponents(), demoConveyors()]);
for (let seed = from; seed <= to; seed += step) {
  parentPort?.postMessage({ seed, ...judgeDocument(randomDocument(seed, demos), howCalculated(seed, rows)) });
}
