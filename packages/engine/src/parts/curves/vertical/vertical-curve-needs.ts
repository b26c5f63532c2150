import { middleSlope } from "../../../rules/belt-curves/set-out.ts";
import { oppositeLength } from "../../../rules/mechanics/sign.ts";
import { isFiniteNumber, largest, none } from "../../../trace/reference.ts";
import { bareTrace, stepsOnly, type Trace } from "../../../trace/trace.ts";
import { whenAsked } from "../../../trace/when-asked.ts";
import { type CurveCheck, governing, governingChecks } from "../curve-input.ts";
import { needOf } from "./radius-needs.ts";
import {
  type ArcPlace,
  type CurveKind,
  type CurvePlaces,
  checksOf,
  type NamedCheck,
  placesOfArc,
  type Spot,
} from "./vertical-curve-checks.ts";
import type { CurveQuestion } from "./vertical-curve-input.ts";

/** Largest radius any check asks for in any case, m; infinite where none suffices. */
export function largestRadius(input: CurveQuestion, type: CurveKind, tangent: number): number {
  const places = placesOf(bareTrace, input, tangent);
  let most = 0;
  for (const { largest } of checksOf(input, type)) most = Math.max(most, largest(input, places));
  return most;
}

function placesOf(to: Trace, input: CurveQuestion, tangent: number): CurvePlaces {
  const { slopeBefore, slopeAfter } = input;
  const back = oppositeLength(stepsOnly(to), { value: tangent });
  return {
    slopes: [slopeBefore, middleSlope(stepsOnly(to), { slopeBefore, slopeAfter }), slopeAfter],
    tensions: [input.tensionsAt(back, to), input.tensionsAt(none(to), to), input.tensionsAt(tangent, to)],
  };
}

export interface CurveNeeds {
  /** Each check in the case that asks for most. */
  readonly checks: readonly CurveCheck[];
  /** Of all checks in all cases the one that asks for most. */
  readonly governing: CurveCheck | undefined;
  /** Every check in every case, at the place of the curve that asks for most. */
  readonly needs: () => readonly CurveCheck[];
}

export function curveNeeds(trace: Trace, input: CurveQuestion, type: CurveKind, tangent: number): CurveNeeds {
  const checks = checksOf(input, type);
  const places = placesOf(trace, input, tangent);
  if (trace.mode === "recorded") {
    const needs = tracedNeeds(trace, input, checks, places);
    return { checks: governingChecks(needs), governing: governing(needs), needs: () => needs };
  }
  const worst = input.cases.length === 0 ? [] : checks.map((check) => worstCase(input, check, places));
  // Every case at three places is a lot of checking: where no steps are kept, what governs is checked for all.
  if (trace.mode === "checked") checkWorst(trace, input, checks, places, worst);
  return {
    checks: worst.map(({ need }) => need),
    governing: firstOfLargest(worst)?.need,
    needs: whenAsked(() => bareNeeds(input, checks, places)),
  };
}

function tracedNeeds(
  trace: Trace,
  input: CurveQuestion,
  checks: readonly NamedCheck[],
  places: CurvePlaces,
): readonly CurveCheck[] {
  return input.cases.flatMap((one, at) =>
    checks.map(({ name, radiusAt }) => {
      const radii = placesOfArc.map((place) => radiusAt(trace, input, one, spotOf(places, place, at)));
      return { check: name, loadCase: one.loadCase, need: needOf(largest(none(trace), ...radii)) };
    }),
  );
}

function bareNeeds(input: CurveQuestion, checks: readonly NamedCheck[], places: CurvePlaces): readonly CurveCheck[] {
  const radii = checks.map(({ bareRadii }) => bareRadii(input, places));
  return input.cases.flatMap(({ loadCase }, at) =>
    checks.map(({ name }, i) => ({ check: name, loadCase, need: needOf(Math.max(0, radii[i]?.[at] ?? 0)) })),
  );
}

/** What a check asks for in the case that asks for most, of equals in the first. */
interface WorstCase {
  readonly at: number;
  readonly radius: number;
  readonly need: CurveCheck;
}

function worstCase(input: CurveQuestion, { name, bareRadii }: NamedCheck, places: CurvePlaces): WorstCase {
  const radii = bareRadii(input, places);
  let worst = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < radii.length; at += 1) {
    const asked = Math.max(0, radii[at] ?? 0);
    const radius = isFiniteNumber(asked) ? asked : Number.POSITIVE_INFINITY;
    if (radius > most) worst = at;
    most = Math.max(most, radius);
  }
  const loadCase = input.cases[worst]?.loadCase ?? "";
  return { at: worst, radius: most, need: { check: name, loadCase, need: needOf(most) } };
}

/** The largest; of equals the one whose case comes first, and of those the one whose check does. */
function firstOfLargest(all: readonly WorstCase[]): WorstCase | undefined {
  let first: WorstCase | undefined;
  for (const one of all) {
    if (first === undefined || one.radius > first.radius) first = one;
    else if (one.radius === first.radius && one.at < first.at) first = one;
  }
  return first;
}

/**
 * Runs every check, checked, where one of them asks for most. Tensions were checked when they were solved, so a spot that
 * differs by nothing else from one before tells a check nothing new.
 */
function checkWorst(
  trace: Trace,
  input: CurveQuestion,
  checks: readonly NamedCheck[],
  places: CurvePlaces,
  worst: readonly WorstCase[],
): void {
  const done: number[] = [];
  for (let i = 0; i < worst.length; i += 1) {
    const [governed, at] = [checks[i], worst[i]?.at ?? 0];
    const one = input.cases[at];
    if (governed === undefined || one === undefined) continue;
    const place = worstPlace(input, governed, places, at);
    const spot = spotOf(places, place, at);
    checks.forEach(({ kindOf, radiusAt }, which) => {
      const kind = which + checks.length * kindOf(one, place);
      if (done.includes(kind)) return;
      done.push(kind);
      radiusAt(trace, input, one, spot);
    });
  }
}

/** Place of the arc at which a check asks for most in a case; of equals the first. */
function worstPlace(input: CurveQuestion, check: NamedCheck, places: CurvePlaces, at: number): ArcPlace {
  let worst: ArcPlace = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (const place of placesOfArc) {
    const radius = check.bareRadiusAt(input, places, place, at);
    if (radius > most) worst = place;
    most = Math.max(most, radius);
  }
  return worst;
}

function spotOf({ slopes, tensions }: CurvePlaces, place: ArcPlace, at: number): Spot {
  return { slope: slopes[place], tension: tensions[place][at] ?? 0 };
}
