import type { DynamicOptions, DynamicRefusal, DynamicResult, PartialResult } from "@beltwright/engine";
import { type DynamicBasis, prepareConveyor } from "@beltwright/model";
import { type PlainStep, plainSteps } from "@beltwright/results";
import { beginOf } from "./gathered-frames.ts";

/** Everything a run begins from, and what is asked of it beside what the conveyor says. */
interface DynamicJob extends DynamicBasis {
  readonly asked?: DynamicOptions;
}

export type DynamicAnswer =
  | {
      readonly kind: "ran";
      readonly result: Omit<DynamicResult, "steps">;
      readonly steps: readonly PlainStep[];
      readonly milliseconds: number;
    }
  | { readonly kind: "refused"; readonly reasons: readonly DynamicRefusal[] };

export interface DynamicsCalls {
  /** Runs to the end or until it is cancelled; frames come as they are made. */
  run(job: DynamicJob, onPart: (part: PartialResult) => void): Promise<DynamicAnswer>;
  cancel(): void;
}

/** How long the run goes on before it shows what it has and looks for a cancel, ms. */
const slice = 50;

/** What the worker does. `pause` lets messages in: without it a cancel would wait for the end. */
export function createDynamicsCalls(pause: () => Promise<void>, clock: () => number): DynamicsCalls {
  let isCancelled = false;
  return {
    run: async ({ asked, ...basis }, onPart) => {
      isCancelled = false;
      const start = clock();
      const prepared = prepareConveyor(basis, { ...asked, isTraced: true });
      if (prepared.kind === "refused") return prepared;
      const { run } = prepared;
      const begin = run.advance(0);
      const { interval } = begin;
      onPart({ ...begin, firstFrame: 0, frames: beginOf(run.state.frames) });
      let ahead = run.runTime / 200;
      while (!run.isDone && !isCancelled) {
        const before = clock();
        onPart(run.advance(run.time + ahead));
        // Slices follow the speed of the machine, and each brings at least a frame.
        const share = slice / Math.max(1, clock() - before);
        ahead = Math.max(interval, ahead * Math.min(4, Math.max(0.25, share)));
        await pause();
      }
      const { steps, ...result } = run.result();
      return { kind: "ran", result, steps: plainSteps(steps), milliseconds: clock() - start };
    },
    cancel: () => {
      isCancelled = true;
    },
  };
}
