import type { ComponentRows, Conveyor } from "@beltwright/model";
import { answerBatch, prepareStudy, type SampleBatch, type SampledStudy, type StudyBatch } from "@beltwright/studies";

/** What the worker of a study is asked for. */
export type StudyTask =
  | { readonly kind: "prepare"; readonly conveyor: Conveyor; readonly rows: ComponentRows }
  | { readonly kind: "samples"; readonly sampled: SampledStudy; readonly batch: StudyBatch };

export type StudyAnswer =
  | { readonly kind: "preparation"; readonly preparation: ReturnType<typeof prepareStudy> }
  | { readonly kind: "samples"; readonly batch: SampleBatch };

/** Kept apart from the worker so that it can be tested without one. */
export function answerTask(task: StudyTask): StudyAnswer {
  switch (task.kind) {
    case "prepare":
      return { kind: "preparation", preparation: prepareStudy(task.conveyor, task.rows) };
    case "samples":
      return { kind: "samples", batch: answerBatch(task.sampled, task.batch) };
  }
}
