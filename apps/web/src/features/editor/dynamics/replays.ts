import type { Frames } from "@beltwright/engine";
import { scenarioKey } from "@beltwright/results";
import type { DynamicAnswer } from "./dynamics-calls.ts";
import type { RunBasis } from "./run-in-worker.ts";

/** A finished run with all its frames. */
export interface Replay {
  readonly basis: RunBasis;
  readonly answer: Extract<DynamicAnswer, { readonly kind: "ran" }>;
}

/** Most that the frames of all replays may take together, bytes: those run longest ago are let go. */
const mostBytes = 256 * 2 ** 20;

interface Replays {
  readonly keep: (replay: Replay) => void;
  /** The newest of a scenario, by `scenarioKey`; undefined where it has been let go and must be run again. */
  readonly find: (scenario: string) => Replay | undefined;
}

export function createReplays(most: number = mostBytes): Replays {
  const kept = new Map<string, Replay>();
  return {
    find: (scenario) => kept.get(scenario),
    keep: (replay) => {
      const key = scenarioKey(replay.basis.scenario);
      // A map goes through its entries in the order in which they came in.
      kept.delete(key);
      kept.set(key, replay);
      let bytes = [...kept.values()].reduce((sum, { answer }) => sum + bytesOf(answer.result.frames), 0);
      for (const [oldest, { answer }] of kept) {
        if (bytes <= most || oldest === key) break;
        bytes -= bytesOf(answer.result.frames);
        kept.delete(oldest);
      }
    },
  };
}

function bytesOf(frames: Frames): number {
  return Object.values(frames).reduce((sum, one) => sum + (ArrayBuffer.isView(one) ? one.byteLength : 0), 0);
}
