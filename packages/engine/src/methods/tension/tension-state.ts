import { listsOf } from "./lists.ts";

/** Tensions and forces round the loop, one entry for each point and for the section that starts there. N. */
export interface TensionState {
  readonly arriving: Float64Array;
  readonly leaving: Float64Array;
  readonly main: Float64Array;
  readonly meanTension: Float64Array;
  readonly wrap: Float64Array;
  readonly bearing: Float64Array;
  readonly curve: Float64Array;
  /** Without inertia. */
  readonly sectionForce: Float64Array;
  readonly pointForce: Float64Array;
  readonly driveForce: Float64Array;
  /** With inertia. */
  readonly sectionRise: Float64Array;
  readonly pointRise: Float64Array;
}

/** A loop at rest under an even tension: where the search begins. */
export function evenTension(count: number, tension: number): TensionState {
  const zeros = listsOf(count, listCount);
  return {
    arriving: zeros().fill(tension),
    leaving: zeros().fill(tension),
    main: zeros(),
    meanTension: zeros(),
    wrap: zeros(),
    bearing: zeros(),
    curve: zeros(),
    sectionForce: zeros(),
    pointForce: zeros(),
    driveForce: zeros(),
    sectionRise: zeros(),
    pointRise: zeros(),
  };
}

const listCount = 12;

/** Value at an index that is known to exist. */
export function at(values: Float64Array, index: number): number {
  return values[index] ?? Number.NaN;
}
