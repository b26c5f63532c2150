import {
  coneVolume,
  cylinderVolume,
  frustumVolume,
  heapVolume,
  heldMass,
  roundHeapVolume,
  valleyCotangent,
  verticalVolume,
  wallAngle,
  wallCotangent,
} from "../rules/hopper/volume.ts";
import { geometry } from "../standards/sources.ts";
import { largest, none, smallest } from "../trace/reference.ts";
import { defineSum } from "../trace/sum.ts";
import type { Trace } from "../trace/trace.ts";

/** A hopper under a vertical bin, SI. */
export interface HopperInput {
  /** Lengths are then diameters and widths count for nothing. */
  readonly isRound?: boolean;
  readonly topLength: number;
  readonly topWidth: number;
  readonly bottomLength: number;
  readonly bottomWidth: number;
  readonly height: number;
  /** Vertical part above the hopper, m. */
  readonly verticalHeight: number;
  /** Heap on top at this angle, rad; absent: filled level. */
  readonly reposeAngle?: number;
  readonly bulkDensity: number;
}

export interface Hopper {
  readonly hopperVolume: number;
  readonly verticalVolume: number;
  readonly heapVolume: number;
  readonly volume: number;
  readonly mass: number;
  /** To the horizontal, rad. */
  readonly lengthWallAngle: number;
  readonly widthWallAngle: number;
  readonly valleyAngle: number;
}

const totalVolume = defineSum({
  id: "hopper/total-volume",
  source: geometry("sum of volumes"),
  output: { symbol: "V", unit: "m3" },
  term: "V",
});

/** Volume, mass and the slopes material has to slide on. */
export function hopper(trace: Trace, input: HopperInput): Hopper {
  const { topLength, bottomLength, height } = input;
  const along = wallCotangent(trace, { top: topLength, bottom: bottomLength, height });
  const { below, middle, heap, across, valley } = input.isRound
    ? { ...roundParts(trace, input), across: along, valley: along }
    : squareParts(trace, input, along);
  const volume = totalVolume(trace, [below, middle, heap]);
  return {
    hopperVolume: below,
    verticalVolume: middle,
    heapVolume: heap,
    volume,
    mass: heldMass(trace, { bulkDensity: input.bulkDensity, volume }),
    lengthWallAngle: wallAngle(trace, { cotangent: along }),
    widthWallAngle: wallAngle(trace, { cotangent: across }),
    valleyAngle: wallAngle(trace, { cotangent: valley }),
  };
}

function roundParts(trace: Trace, input: HopperInput) {
  const { topLength: topDiameter, bottomLength: bottomDiameter, height, verticalHeight, reposeAngle } = input;
  return {
    below: coneVolume(trace, { height, topDiameter, bottomDiameter }),
    middle: cylinderVolume(trace, { topDiameter, verticalHeight }),
    heap: reposeAngle === undefined ? none(trace) : roundHeapVolume(trace, { topDiameter, reposeAngle }),
  };
}

function squareParts(trace: Trace, input: HopperInput, along: number) {
  const { topLength, topWidth, bottomWidth, height, reposeAngle } = input;
  const across = wallCotangent(trace, { top: topWidth, bottom: bottomWidth, height });
  const valley = valleyCotangent(trace, { first: along, second: across });
  const sides = { longSide: largest(topLength, topWidth), shortSide: smallest(topLength, topWidth) };
  return {
    below: frustumVolume(trace, input),
    middle: verticalVolume(trace, input),
    heap: reposeAngle === undefined ? none(trace) : heapVolume(trace, { ...sides, reposeAngle }),
    across,
    valley,
  };
}
