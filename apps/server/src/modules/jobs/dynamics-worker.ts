import { deserialize, serialize } from "node:v8";
import { parentPort } from "node:worker_threads";
import type { DynamicOptions, DynamicRun } from "@beltwright/engine";
import { calculate, dynamicJson, dynamicScenario, prepareConveyor } from "@beltwright/model";
import { findingSentence } from "@beltwright/results";
import { behind, standBehind } from "../../thread-priorities.ts";
import type { JobTask, JobWord } from "./job-thread.ts";

// Whoever waits for a page goes before a run of minutes.
standBehind(behind.longWork);

/** Simulated seconds between two words to the server. */
const stride = 0.5;
const wordsEveryMilliseconds = 500;
/** A checkpoint holds all frames: it is made this often, and never takes more than this share of the time. */
const checkpointsEveryMilliseconds = 2000;
const checkpointShare = 0.05;

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
  const prepare = (resumed: Pick<DynamicOptions, "resumeFrom">) =>
    prepareConveyor({ conveyor, calculated, scenario }, { ...asked, isTraced: true, ...resumed });
  const resumed =
    checkpoint === "" ? undefined : prepare({ resumeFrom: deserialize(Buffer.from(checkpoint, "base64")) });
  // A checkpoint of another version of the program, or of a belt since chosen anew, is no begin: then from the start.
  const prepared = resumed === undefined || resumed.kind === "refused" ? prepare({}) : resumed;
  if (prepared.kind === "refused") {
    const [first] = prepared.reasons;
    say({ kind: "failed", message: first === undefined ? "" : findingSentence(first.code) });
    return;
  }
  simulate(prepared.run);
}

function simulate(run: DynamicRun): void {
  let [spokeAt, keptAt] = [performance.now(), performance.now()];
  let pause = checkpointsEveryMilliseconds;
  while (!run.isDone) {
    const { progress } = run.advance(run.time + stride);
    const now = performance.now();
    if (now - keptAt >= pause) {
      say({ kind: "progress", progress, checkpoint: serialize(run.state).toString("base64") });
      [keptAt, spokeAt] = [performance.now(), now];
      pause = Math.max(checkpointsEveryMilliseconds, (keptAt - now) / checkpointShare);
    } else if (now - spokeAt >= wordsEveryMilliseconds) {
      say({ kind: "progress", progress });
      spokeAt = now;
    }
  }
  say({ kind: "done", result: dynamicJson(run.result()) });
}

function say(word: JobWord): void {
  parentPort?.postMessage(word);
}
