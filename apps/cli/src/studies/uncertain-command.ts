import { once } from "node:events";
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { addUsualInputs, type Conveyor } from "@beltwright/model";
import { issueLine } from "@beltwright/results";
import {
  type BatchWorker,
  prepareStudy,
  runStudy,
  type SampleBatch,
  type SampledStudy,
  type StudyBatch,
} from "@beltwright/studies";
import { failed, type Outcome } from "../outcome.ts";
import { readConveyor } from "../read-conveyor.ts";
import { rowsFor } from "../rows.ts";
import type { UncertainRequest } from "./uncertain-request.ts";
import { uncertainJson, uncertainText } from "./uncertain-text.ts";

/** Each worker loads the whole calculation: more of them gain little. */
const mostWorkers = 4;

/** `uncertain FILE`: how sure its results are. */
export async function uncertainCommand(request: UncertainRequest): Promise<Outcome> {
  const { file, isJson } = request;
  const read = await readConveyor(file);
  if (read.kind === "unreadable") return failed(`${file}: ${read.message}`);
  const { rows = {} } = await rowsFor(request);
  const prepared = prepareStudy(asked(read.conveyor, request), rows);
  if (prepared.kind === "refused") return failed(`${file}: ${issueLine(prepared.issues)}`);
  if (prepared.study.inputs.length === 0) return failed(`${file}: none of its uncertain inputs can be varied`);
  const workers = Math.min(mostWorkers, availableParallelism());
  const { outcome } = await runStudy(prepared, { workers, startWorker: () => thread(prepared.sampled) });
  const output = isJson ? uncertainJson(prepared, outcome) : uncertainText(prepared, outcome);
  const hasErrors = outcome.findings.some(({ finding }) => finding.severity === "error");
  return { exitCode: hasErrors ? 1 : 0, output, error: "" };
}

function asked(conveyor: Conveyor, { samples, seed }: UncertainRequest): Conveyor {
  const usual = addUsualInputs.apply(conveyor, {});
  const named = conveyor.uncertainInputs.length > 0 || usual.kind !== "changed" ? conveyor : usual.conveyor;
  return { ...named, studySamples: samples ?? named.studySamples, studySeed: seed ?? named.studySeed };
}

function thread(workerData: SampledStudy): BatchWorker<StudyBatch, SampleBatch> {
  const worker = new Worker(new URL("./uncertain-worker.ts", import.meta.url), { workerData });
  const failure = once(worker, "error").then(([cause]) => Promise.reject(cause));
  failure.catch(() => {});
  const answer = async (batch: StudyBatch): Promise<SampleBatch> => {
    worker.postMessage(batch);
    const [answered] = await Promise.race([once(worker, "message"), failure]);
    return answered;
  };
  return { answer, end: () => void worker.terminate() };
}
