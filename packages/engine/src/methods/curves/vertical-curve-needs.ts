import { bareTrace, type Trace } from "../../trace/trace.ts";
import { type CurveCheck, governingChecks, tensionsAt } from "./curve-input.ts";
import { needOf } from "./radius-needs.ts";
import type { VerticalCurveInput } from "./vertical-curve.ts";
import {
  type CurveKind,
  type CurvePlaces,
  checksOf,
  type Extremes,
  type NamedCheck,
  noTension,
  type Spot,
} from "./vertical-curve-checks.ts";

/** Largest radius any check asks for in any case, m; infinite where none suffices. */
export function largestRadius(input: VerticalCurveInput, type: CurveKind, tangent: number): number {
  const { slopeBefore, slopeAfter } = input;
  const start = extremesAt(input, slopeBefore, -tangent);
  const middle = extremesAt(input, (slopeBefore + slopeAfter) / 2, 0);
  const end = extremesAt(input, slopeAfter, tangent);
  let most = 0;
  for (const { largest } of checksOf(input, type)) {
    most = Math.max(most, largest(input, start), largest(input, middle), largest(input, end));
  }
  return most;
}

function extremesAt(input: VerticalCurveInput, slope: number, distance: number): Extremes {
  const { cases } = input;
  const tensions = tensionsAt(input, distance);
  let lowest = Number.POSITIVE_INFINITY;
  let running = noTension;
  let transient = noTension;
  let loaded = noTension;
  let empty = noTension;
  for (let at = 0; at < cases.length; at += 1) {
    const tension = tensions[at] ?? 0;
    lowest = Math.min(lowest, tension);
    if (cases[at]?.state === "running") running = Math.max(running, tension);
    else transient = Math.max(transient, tension);
    if (cases[at]?.isLoaded === true) loaded = Math.max(loaded, tension);
    else empty = Math.max(empty, tension);
  }
  return { slope, lowest, running, transient, loaded, empty };
}

/** Start, middle and end. */
const placesOfArc = 3;

function placesOf(input: VerticalCurveInput, tangent: number): CurvePlaces {
  const { slopeBefore, slopeAfter } = input;
  return {
    slopes: [slopeBefore, (slopeBefore + slopeAfter) / 2, slopeAfter],
    tensions: [tensionsAt(input, -tangent), tensionsAt(input, 0), tensionsAt(input, tangent)],
  };
}

export interface CurveNeeds {
  /** Every check in every case, at the place of the curve that asks for most. */
  readonly needs: readonly CurveCheck[];
  /** Of these, each check in the case that asks for most. */
  readonly checks: readonly CurveCheck[];
}

export function curveNeeds(trace: Trace, input: VerticalCurveInput, type: CurveKind, tangent: number): CurveNeeds {
  const checks = checksOf(input, type);
  const places = placesOf(input, tangent);
  const needs =
    trace.mode === "recorded" ? tracedNeeds(trace, input, checks, places) : bareNeeds(input, checks, places);
  const governs = governingChecks(needs);
  // Every case at three places is a lot of checking: where no steps are kept, what governs is checked for all.
  if (trace.mode === "checked") {
    const spots = new Set(governs.map((one) => worstSpot(input, checks, places, needs.indexOf(one))));
    for (const spot of spots) checkSpot(trace, input, checks, places, spot);
  }
  return { needs, checks: governs };
}

function tracedNeeds(
  trace: Trace,
  input: VerticalCurveInput,
  checks: readonly NamedCheck[],
  places: CurvePlaces,
): readonly CurveCheck[] {
  return input.cases.flatMap((one, at) =>
    checks.map(({ name, radiusAt }) => {
      const radii = [0, 1, 2].map((place) => radiusAt(trace, input, one, spotOf(places, place, at)));
      return { check: name, loadCase: one.loadCase, need: needOf(Math.max(0, ...radii)) };
    }),
  );
}

function bareNeeds(
  input: VerticalCurveInput,
  checks: readonly NamedCheck[],
  places: CurvePlaces,
): readonly CurveCheck[] {
  const { cases } = input;
  const radii = checks.map(({ bareRadii }) => bareRadii(input, places));
  const needs: CurveCheck[] = [];
  for (let at = 0; at < cases.length; at += 1) {
    const loadCase = cases[at]?.loadCase ?? "";
    for (let i = 0; i < checks.length; i += 1) {
      const check = checks[i]?.name;
      if (check !== undefined) needs.push({ check, loadCase, need: needOf(Math.max(0, radii[i]?.[at] ?? 0)) });
    }
  }
  return needs;
}

/** Case and place that ask for most, as one number; `index` is that of the need among all. */
function worstSpot(
  input: VerticalCurveInput,
  checks: readonly NamedCheck[],
  places: CurvePlaces,
  index: number,
): number {
  const at = Math.floor(index / checks.length);
  const one = input.cases[at];
  const check = checks[index % checks.length];
  let worst = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let place = 0; place < placesOfArc; place += 1) {
    if (one === undefined || check === undefined) continue;
    const radius = check.radiusAt(bareTrace, input, one, spotOf(places, place, at));
    if (radius > most) worst = place;
    most = Math.max(most, radius);
  }
  return at * placesOfArc + worst;
}

function checkSpot(
  trace: Trace,
  input: VerticalCurveInput,
  checks: readonly NamedCheck[],
  places: CurvePlaces,
  index: number,
): void {
  const at = Math.floor(index / placesOfArc);
  const one = input.cases[at];
  if (one === undefined) return;
  const spot = spotOf(places, index % placesOfArc, at);
  for (const { radiusAt } of checks) radiusAt(trace, input, one, spot);
}

function spotOf({ slopes, tensions }: CurvePlaces, place: number, at: number): Spot {
  return { slope: slopes[place] ?? 0, tension: tensions[place]?.[at] ?? 0 };
}
