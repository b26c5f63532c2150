import { shippedComponents } from "@beltwright/catalogue";
import { addUsualInputs, type Conveyor } from "@beltwright/model";
import { prepareStudy, runStudy, type SampleBatch, type SampledStudy, type StudyBatch } from "@beltwright/studies";
import { batchThread } from "../measure/batch-thread.ts";
import { fullConveyor } from "../measure/full-conveyor.ts";
import type { Figures } from "../run.ts";

/**
 * 2000 samples of a conveyor of 30 points with the usual uncertain inputs on two threads: `samples_2000_points_30_seconds`,
 * goal 5.
 */
export async function run(): Promise<Figures> {
  const usual = addUsualInputs.apply(fullConveyor(30), {});
  if (usual.kind !== "changed") throw new Error("no uncertain inputs");
  const conveyor: Conveyor = { ...usual.conveyor, studySamples: 2000, studyPrecision: 0 };
  const prepared = prepareStudy(conveyor, await shippedComponents());
  if (prepared.kind === "refused") throw new Error(JSON.stringify(prepared.issues));
  const began = performance.now();
  const { outcome } = await runStudy(prepared, { workers: 2, startWorker: () => thread(prepared.sampled) });
  const seconds = (performance.now() - began) / 1000;
  const { user, system } = process.cpuUsage();
  return {
    samples: outcome.samples,
    refused: outcome.refused.reduce((sum, { count }) => sum + count, 0),
    points: conveyor.pulls.length,
    samples_2000_points_30_seconds: Math.round(10 * seconds) / 10,
    cpu_seconds: Math.round((user + system) / 1e5) / 10,
  };
}

const thread = (sampled: SampledStudy) =>
  batchThread<StudyBatch, SampleBatch>(new URL("../measure/uncertainty-worker.ts", import.meta.url), sampled);
