import {
  arcLength,
  chordLength,
  externalDistance,
  middleOrdinate,
  radiusOfChord,
  tangentLength,
} from "../rules/belt-curves/arc.ts";
import type { Trace } from "../trace/trace.ts";

/** An arc between two straights, m and rad. */
interface ArcGeometry {
  readonly tangentLength: number;
  readonly arcLength: number;
  readonly externalDistance: number;
  readonly chord: number;
  readonly middleOrdinate: number;
}

/** Sizes of an arc known by radius and change of direction. */
export function arcGeometry(trace: Trace, arc: { readonly radius: number; readonly deflection: number }): ArcGeometry {
  return {
    tangentLength: tangentLength(trace, arc),
    arcLength: arcLength(trace, arc),
    externalDistance: externalDistance(trace, arc),
    chord: chordLength(trace, arc),
    middleOrdinate: middleOrdinate(trace, arc),
  };
}

/** Radius of a built arc from its chord and height, m. */
export function measuredRadius(trace: Trace, arc: { readonly chord: number; readonly middleOrdinate: number }): number {
  return radiusOfChord(trace, arc);
}
