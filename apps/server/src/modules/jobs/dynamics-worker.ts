import { deserialize, serialize } from "node:v8";
import { parentPort } from "node:worker_threads";
import { findingSentence } from "@beltwright/contract";
import { type DynamicRun, prepareDynamics } from "@beltwright/engine";
import { calculate, dynamicJson, dynamicOptions, dynamicScenario } from "@beltwright/model";
import type { JobTask, JobWord } from "./job-thread.ts";

/** Simulated seconds between two words to the server. */
const stride = 0.5;
const wordsEveryMilliseconds = 500;

parentPort?.on("message", (task: JobTask) => {
  try {
    begin(task);
  } catch (failure) {
    say({ kind: "failed", message: failure instanceof Error ? failure.message : String(failure) });
  }
});

function begin({ job, rows, checkpoint }: JobTask): void {
  const { conveyor, scenario = dynamicScenario(conveyor), ...asked } = job;
  const calculated = calculate(conveyor, { rows });
  if (calculated.kind === "refused") {
    const [first] = calculated.issues;
    say({ kind: "failed", message: `${first?.path ?? ""}: ${first?.message ?? "cannot be calculated"}` });
    return;
  }
  const prepared = prepareDynamics(calculated.design, calculated.solution, scenario, {
    ...dynamicOptions(conveyor),
    ...asked,
    ...(checkpoint === "" ? {} : { resumeFrom: deserialize(Buffer.from(checkpoint, "base64")) }),
    isTraced: true,
  });
  if (prepared.kind === "refused") {
    say({ kind: "failed", message: findingSentence(prepared.reasons[0]?.code ?? "") });
    return;
  }
  simulate(prepared.run);
}

function simulate(run: DynamicRun): void {
  let spokeAt = performance.now();
  while (!run.isDone) {
    const { progress } = run.advance(run.time + stride);
    if (performance.now() - spokeAt < wordsEveryMilliseconds) continue;
    spokeAt = performance.now();
    say({ kind: "progress", progress, checkpoint: serialize(run.state).toString("base64") });
  }
  say({ kind: "done", result: dynamicJson(run.result()) });
}

function say(word: JobWord): void {
  parentPort?.postMessage(word);
}
