import { none } from "../../trace/reference.ts";
import type { Trace } from "../../trace/trace.ts";
import { listsOf } from "./lists.ts";

/** Typed in the search, where speed counts; plain in the recorded pass, whose numbers know their origins. */
export type NumberList = Float64Array | number[];

/** Tensions and forces round the loop, one entry for each point and for the section that starts there. N. */
export interface TensionState {
  readonly arriving: NumberList;
  readonly leaving: NumberList;
  readonly main: NumberList;
  readonly meanTension: NumberList;
  readonly wrap: NumberList;
  readonly bearing: NumberList;
  readonly curve: NumberList;
  /** Without inertia. */
  readonly sectionForce: NumberList;
  readonly pointForce: NumberList;
  readonly driveForce: NumberList;
  /** With inertia. */
  readonly sectionRise: NumberList;
  readonly pointRise: NumberList;
}

/** A loop at rest under an even tension: where the search begins. */
export function evenTension(count: number, tension: number): TensionState {
  const zeros = listsOf(count, stateNames.length);
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

const stateNames = [
  "arriving",
  "leaving",
  "main",
  "meanTension",
  "wrap",
  "bearing",
  "curve",
  "sectionForce",
  "pointForce",
  "driveForce",
  "sectionRise",
  "pointRise",
] as const satisfies readonly (keyof TensionState)[];

/** The same tensions and forces in lists of their own. */
export function copyOf(state: TensionState): TensionState {
  const copy = evenTension(state.arriving.length, 0);
  for (const name of stateNames) overwrite(copy[name], state[name]);
  return copy;
}

/** Value at an index that is known to exist. */
export function at(values: NumberList, index: number): number {
  return values[index] ?? Number.NaN;
}

/** The same tensions for numbers that know their origins: no force is put in where nothing drives or brakes. */
export function recordable(trace: Trace, state: TensionState): TensionState {
  const { arriving, leaving, main, meanTension, wrap, bearing, curve } = state;
  const { sectionForce, pointForce, sectionRise, pointRise } = state;
  return {
    arriving: [...arriving],
    leaving: [...leaving],
    main: [...main],
    meanTension: [...meanTension],
    wrap: [...wrap],
    bearing: [...bearing],
    curve: [...curve],
    sectionForce: [...sectionForce],
    pointForce: [...pointForce],
    driveForce: Array.from(arriving, () => none(trace)),
    sectionRise: [...sectionRise],
    pointRise: [...pointRise],
  };
}

/** Takes over every number of a list. */
export function overwrite(list: NumberList, from: NumberList): void {
  if (list instanceof Float64Array) list.set(from);
  else list.splice(0, list.length, ...from);
}
