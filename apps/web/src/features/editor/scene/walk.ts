import type { BeltWalk } from "@beltwright/drawing";
import { createStore, type StoreApi } from "zustand";

/** A walk along the belt: where one is, and how fast one goes. */
interface Walk {
  readonly isOn: boolean;
  readonly isPlaying: boolean;
  /** m along the conveyor. */
  readonly chainage: number;
  /** m/s */
  readonly pace: number;
}

export type WalkStore = StoreApi<Walk>;

export const createWalk = (): WalkStore =>
  createStore<Walk>(() => ({ isOn: false, isPlaying: false, chainage: 0, pace: 5 }));

/** Where one is after some seconds; at the end one stands still. */
export function steppedOn(walk: Walk, { from, to }: Pick<BeltWalk, "from" | "to">, seconds: number): Partial<Walk> {
  const chainage = Math.min(to, Math.max(from, walk.chainage + walk.pace * seconds));
  return chainage >= to ? { chainage, isPlaying: false } : { chainage };
}

/** Starts, or pauses; from the beginning again where it had come to the end. */
export function toggled(walk: Walk, { from, to }: Pick<BeltWalk, "from" | "to">): Partial<Walk> {
  if (walk.isPlaying) return { isPlaying: false };
  return { isPlaying: true, chainage: walk.chainage >= to - 0.01 ? from : walk.chainage };
}

/** Paces to choose from, m/s: a walk, a car, and the whole way in half a minute and in two. */
export function pacesOf({
  from,
  to,
}: Pick<BeltWalk, "from" | "to">): readonly { readonly pace: number; readonly title: string }[] {
  const whole = to - from;
  return [
    { pace: 1.5, title: "Walk" },
    { pace: 5, title: "Ride" },
    { pace: Math.max(10, whole / 120), title: "Whole way in 2 min" },
    { pace: Math.max(20, whole / 30), title: "Whole way in 30 s" },
  ].filter(({ pace }, at) => at === 0 || pace < whole);
}

/** m of the conveyor that are built up in full around whoever walks it. */
const stretch = 150;

/** The stretch in sight; it moves on in steps, or it would be built anew at every one. */
export function stretchAt(chainage: number): readonly [from: number, to: number] {
  const at = Math.floor(chainage / stretch);
  return [(at - 1) * stretch, (at + 3) * stretch];
}
