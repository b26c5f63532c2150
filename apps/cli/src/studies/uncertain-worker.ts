import { parentPort, workerData } from "node:worker_threads";
import { answerBatch, type SampledStudy, type StudyBatch } from "@beltwright/studies";

const sampled: SampledStudy = workerData;

parentPort?.on("message", (batch: StudyBatch) => parentPort?.postMessage(answerBatch(sampled, batch)));
