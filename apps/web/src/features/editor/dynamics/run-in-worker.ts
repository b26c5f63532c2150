import type { PartialResult, Scenario } from "@beltwright/engine";
import type { Calculated, Conveyor } from "@beltwright/model";
import { proxy, wrap } from "comlink";
import type { DynamicAnswer, DynamicsCalls } from "./dynamics-calls.ts";

/** What a run was made of: kept with it, so that later edits do not mix with what is shown. */
export interface RunBasis {
  readonly conveyor: Conveyor;
  readonly calculated: Calculated;
  readonly scenario: Scenario;
}

/** A run under way. Cancelled it answers with as much as it has. */
export interface StartedRun {
  readonly answer: Promise<DynamicAnswer>;
  readonly cancel: () => void;
}

/** A worker for each run: it ends with it, whatever became of the page meanwhile. */
export function runInWorker(
  { conveyor, calculated, scenario }: RunBasis,
  onPart: (part: PartialResult) => void,
): StartedRun {
  const worker = new Worker(new URL("./dynamics.worker.ts", import.meta.url), { type: "module" });
  const calls = wrap<DynamicsCalls>(worker);
  const { design, solution } = calculated;
  const answer = calls
    .run({ conveyor, calculated: { design, solution }, scenario }, proxy(onPart))
    .finally(() => worker.terminate());
  return { answer, cancel: () => void calls.cancel() };
}
