import type { Frames, PartialResult } from "@beltwright/engine";

const series = [
  "tension",
  "speed",
  "strain",
  "strainRate",
  "arriving",
  "leaving",
  "driveTorque",
  "driveSpeed",
  "driveRatio",
  "slipMargin",
  "brakeHeat",
  "takeUpTravel",
  "slowest",
  "fastest",
] as const satisfies readonly (keyof Frames)[];

type SeriesName = (typeof series)[number];

/** Puts the frames of a part behind those there are; the first part makes the room for all of them. */
export function withPart(before: Frames | undefined, part: PartialResult, total: number): Frames {
  const { frames } = part;
  const room = before ?? roomFor(frames, total);
  for (const name of series) {
    const width = widthOf(frames, name);
    room[name].set(frames[name].subarray(0, (total - part.firstFrame) * width), part.firstFrame * width);
  }
  return { ...room, count: Math.min(total, part.firstFrame + frames.count) };
}

function widthOf(frames: Frames, name: SeriesName): number {
  return frames.count === 0 ? 0 : frames[name].length / frames.count;
}

function roomFor(frames: Frames, total: number): Frames {
  return mapped(frames, (name) => new Float32Array(total * widthOf(frames, name)));
}

/** The first frame of a run, which is there before anything was simulated. */
export function beginOf(frames: Frames): Frames {
  const room = frames.slowest.length;
  return { ...mapped(frames, (name) => frames[name].slice(0, frames[name].length / room)), count: 1 };
}

function mapped(frames: Frames, to: (name: SeriesName) => Float32Array): Frames {
  return {
    ...frames,
    tension: to("tension"),
    speed: to("speed"),
    strain: to("strain"),
    strainRate: to("strainRate"),
    arriving: to("arriving"),
    leaving: to("leaving"),
    driveTorque: to("driveTorque"),
    driveSpeed: to("driveSpeed"),
    driveRatio: to("driveRatio"),
    slipMargin: to("slipMargin"),
    brakeHeat: to("brakeHeat"),
    takeUpTravel: to("takeUpTravel"),
    slowest: to("slowest"),
    fastest: to("fastest"),
  };
}
