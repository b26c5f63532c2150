import type { LayoutInput, Radii, Span } from "./layout.ts";

interface Place {
  readonly x: number;
  readonly z: number;
}

/** Places by how far they lie along the conveyor from the tail and square above the line between both end pulleys, m. */
export interface Frame {
  readonly slope: number;
  /** Of the head pulley, along. */
  readonly end: number;
  readonly at: (along: number, above: number) => Place;
  /** Height at a place along the ground of the line that lies so far square above that of the pulleys. */
  readonly levelAt: (x: number, above: number) => number;
}

export function frameOf({ length, lift }: Span): Frame {
  const slope = Math.atan2(lift, length);
  const [cosine, sine] = [Math.cos(slope), Math.sin(slope)];
  return {
    slope,
    end: Math.hypot(length, lift),
    at: (along, above) => ({ x: along * cosine - above * sine, z: along * sine + above * cosine }),
    levelAt: (x, above) => x * Math.tan(slope) + above / cosine,
  };
}

/** How far the return belt lies above the line of the end pulleys; below it, as a rule. */
export function returnHeight({ radii, strandDistance }: Pick<LayoutInput, "radii" | "strandDistance">): number {
  return largerEnd(radii) - strandDistance;
}

function largerEnd({ tail, head }: Radii): number {
  return Math.max(tail, head);
}
