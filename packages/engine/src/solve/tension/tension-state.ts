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

/**
 * The same tensions in lists of their own, to be changed by a search. Its resistances go over those of the state it begins
 * from: a search takes all of them anew from its tensions, and nobody reads them before the pass that confirms it.
 */
export function withOwnTensions(state: TensionState): TensionState {
  const lists = listsOf(state.arriving.length, 3);
  const arriving = lists();
  const leaving = lists();
  arriving.set(state.arriving);
  leaving.set(state.leaving);
  return { ...state, arriving, leaving, driveForce: lists() };
}

/** Value of a typed list at an index that is known to exist: for the search and everything else where speed counts. */
export function at(values: NumberList, index: number): number {
  return values[index] ?? Number.NaN;
}

/**
 * The same of a list that may hold numbers that know their origins. Two functions for the two kinds of list: once one
 * function has met both it is compiled for either, and every search after a recorded pass would take twice as long.
 */
export function entry(values: NumberList, index: number): number {
  return values[index] ?? Number.NaN;
}

/** The same tensions for numbers that know their origins: no force is put in where nothing drives or brakes. */
export function recordable(trace: Trace, state: TensionState): TensionState {
  const { arriving, leaving, main, meanTension, wrap, bearing, curve } = state;
  const { sectionForce, pointForce, sectionRise, pointRise } = state;
  return {
    arriving: plainList(arriving),
    leaving: plainList(leaving),
    main: plainList(main),
    meanTension: plainList(meanTension),
    wrap: plainList(wrap),
    bearing: plainList(bearing),
    curve: plainList(curve),
    sectionForce: plainList(sectionForce),
    pointForce: plainList(pointForce),
    driveForce: plainList(arriving).map(() => none(trace)),
    sectionRise: plainList(sectionRise),
    pointRise: plainList(pointRise),
  };
}

/** A typed list spread into a plain one is walked by an iterator, which takes ten times as long. */
function plainList(values: NumberList): number[] {
  const list: number[] = [];
  for (let i = 0; i < values.length; i += 1) list.push(at(values, i));
  return list;
}

/** Takes over every number of a list. */
export function overwrite(list: NumberList, from: NumberList): void {
  if (list instanceof Float64Array) list.set(from);
  else for (let i = 0; i < list.length; i += 1) list[i] = entry(from, i);
}
