import { type Goal, type SeekAnswer, seekGoal } from "@beltwright/studies";
import type { Searched } from "../search/use-search.ts";

/** What the worker does that seeks a goal. */
export interface SeekCalls {
  seek(searched: Searched, goal: Goal, onSolved: (solves: number) => void): SeekAnswer;
}

export function createSeekCalls(): SeekCalls {
  return {
    seek: ({ conveyor, rows }, goal, onSolved) => seekGoal(conveyor, goal, { ...(rows && { rows }), onSolved }),
  };
}
