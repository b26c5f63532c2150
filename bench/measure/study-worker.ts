import { parentPort, workerData } from "node:worker_threads";
import type { ComponentRows, Conveyor } from "@beltwright/model";
import { solveBatch, studyBase, type TradeStudy } from "@beltwright/studies";

/** What every batch of a study shares. */
export interface StudyTask {
  readonly conveyor: Conveyor;
  readonly rows: ComponentRows;
  readonly study: TradeStudy;
}

const { conveyor, rows, study }: StudyTask = workerData;
const base = studyBase(conveyor, rows);
parentPort?.on("message", (candidates: readonly number[]) => {
  parentPort?.postMessage(solveBatch(base, study, candidates));
});
