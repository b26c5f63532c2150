import { parentPort, workerData } from "node:worker_threads";
import { demoConveyors, shippedComponents } from "@beltwright/catalogue";
import { methods } from "@beltwright/engine";
import { randomDocument } from "@beltwright/model";
import { howCalculated, judgeDocument, timeAgain } from "./judge-document.ts";

const trials = 3;
interface Asked {
  readonly from: number;
  readonly to: number;
  readonly step: number;
  readonly longest: number;
  readonly isByEveryMethod: boolean;
}

const { from, to, step, longest, isByEveryMethod }: Asked = workerData;
const [rows, demos] = await Promise.all([shippedComponents(), demoConveyors()]);
for (let seed = from; seed <= to; seed += step) {
  const document = randomDocument(seed, demos);
  for (const how of isByEveryMethod ? everyMethod(seed) : [howCalculated(seed, rows)]) {
    const judged = judgeDocument(document, how);
    const milliseconds = shortestTime(judged.milliseconds, () => timeAgain(document, how));
    parentPort?.postMessage({ seed, ...judged, milliseconds, firstMilliseconds: judged.milliseconds });
  }
}

function everyMethod(seed: number) {
  return methods.map((method) => ({ ...howCalculated(seed, rows), method, isTraced: false }));
}

/**
 * Neighbours take caches and clock rate too, which counts as processor time: what seems too slow is tried again, and its
 * shortest time is its own.
 */
function shortestTime(first: number, again: () => number): number {
  let shortest = first;
  for (let trial = 0; trial < trials && shortest > longest; trial += 1) shortest = Math.min(shortest, again());
  return shortest;
}
