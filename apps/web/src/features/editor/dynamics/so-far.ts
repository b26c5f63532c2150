import type { Legend } from "@beltwright/drawing";
import type { Frames } from "@beltwright/engine";

/** Largest and smallest tension of every station over the frames there are, N. */
export interface SoFar {
  readonly largest: Float32Array;
  readonly smallest: Float32Array;
}

/** Takes in further frames, and only those: a run of many is not gone through again with each part. */
export function withFrames(before: SoFar | undefined, { tension, positions, count }: Frames): SoFar {
  const width = positions.length;
  const first = tension.subarray(0, width);
  const largest = before?.largest.slice() ?? first.slice();
  const smallest = before?.smallest.slice() ?? first.slice();
  for (let frame = 0; frame < count; frame += 1) {
    for (let s = 0; s < width; s += 1) {
      const newtons = tension[frame * width + s] ?? 0;
      if (newtons > (largest[s] ?? 0)) largest[s] = newtons;
      if (newtons < (smallest[s] ?? 0)) smallest[s] = newtons;
    }
  }
  return { largest, smallest };
}

/** The colours span every tension of the run, so that they mean the same at every moment. */
export function legendOf({ largest, smallest }: SoFar): Legend {
  const highest = largest.reduce((most, newtons) => Math.max(most, newtons), Number.NEGATIVE_INFINITY);
  const lowest = smallest.reduce((least, newtons) => Math.min(least, newtons), Number.POSITIVE_INFINITY);
  return { by: "tension", loadCase: "dynamic", lowest, highest };
}
