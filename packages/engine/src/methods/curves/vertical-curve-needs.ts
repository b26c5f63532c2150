import { liftOffRadius } from "../../standards/belt-curves/lift-off.ts";
import { stepsOnly, type Trace } from "../../trace/trace.ts";
import { bareIdlerRadius, bareOverstressRadius, bareSlackRadius } from "./bare-radius.ts";
import {
  type CurveBelt,
  type CurveCase,
  type CurveCheck,
  type CurveCheckName,
  governingChecks,
} from "./curve-input.ts";
import { idlerRadiusNeed, needOf, overstressRadius, slackRadius } from "./radius-needs.ts";
import type { VerticalCurveInput } from "./vertical-curve.ts";

/** A place of the curve. */
interface Spot {
  readonly slope: number;
  readonly tension: number;
}

interface NamedCheck {
  readonly name: CurveCheckName;
  /** Radius the check asks for at a spot in a case, m; infinite where none suffices. */
  readonly radiusAt: (trace: Trace, input: VerticalCurveInput, one: CurveCase, spot: Spot) => number;
  /** The same without a trace. */
  readonly bareAt: (input: VerticalCurveInput, one: CurveCase, tension: number, slope: number) => number;
}

const liftOff: NamedCheck = {
  name: "lift-off",
  radiusAt: (trace, input, one, { tension, slope }) => liftOffRadius(trace, liftOffInputs(input, one, tension, slope)),
  bareAt: (input, one, tension, slope) => liftOffRadius.evaluate(liftOffInputs(input, one, tension, slope)),
};

function liftOffInputs({ belt, rules }: VerticalCurveInput, one: CurveCase, tension: number, slope: number) {
  return {
    tensionFactor: rules.highFactor,
    tension,
    centrifugalCredit: rules.centrifugalCredit,
    lineMass: massAt(belt, one),
    beltSpeed: belt.beltSpeed,
    gravity: rules.gravity,
    slope,
  };
}

const idlerLoad: NamedCheck = {
  name: "idler-load",
  radiusAt: (trace, input, one, { tension, slope }) => idlerRadiusNeed(trace, setAt(input, one, tension, slope)),
  bareAt: (input, one, tension, slope) => bareIdlerRadius(setAt(input, one, tension, slope)),
};

function setAt(input: VerticalCurveInput, one: CurveCase, tension: number, slope: number) {
  const { belt, rules, spacing, allowedSetLoad: allowedLoad = 0 } = input;
  return { tension, lineMass: massAt(belt, one), gravity: rules.gravity, slope, spacing, allowedLoad };
}

type Height = "edgeAboveMean" | "meanHeight";

function slack(name: CurveCheckName, height: Height): NamedCheck {
  return {
    name,
    radiusAt: (trace, { belt, rules }, _, { tension }) =>
      slackRadius(trace, { belt, rules, tension, distance: belt.profile[height] }),
    bareAt: ({ belt, rules }, _, tension) => bareSlackRadius(belt, rules, tension, belt.profile[height]),
  };
}

function overstress(name: CurveCheckName, height: Height): NamedCheck {
  return {
    name,
    radiusAt: (trace, { belt, rules }, { state }, { tension }) =>
      overstressRadius(trace, { belt, rules, tension, distance: belt.profile[height], state }),
    bareAt: ({ belt, rules }, { state }, tension) =>
      bareOverstressRadius(belt, rules, { tension, state }, belt.profile[height]),
  };
}

const concaveChecks: readonly NamedCheck[] = [
  liftOff,
  slack("edge-slack", "edgeAboveMean"),
  overstress("centre-overstress", "meanHeight"),
];
const convexChecks: readonly NamedCheck[] = [
  overstress("edge-overstress", "edgeAboveMean"),
  slack("centre-buckling", "meanHeight"),
];
const loadedConvexChecks: readonly NamedCheck[] = [...convexChecks, idlerLoad];

type CurveKind = "concave" | "convex";

/**
 * Largest radius any check asks for in any case, m; infinite where none suffices. No check asks for less where it has more
 * of what it fears: only the cases of the highest and of the lowest tension can govern.
 */
export function largestRadius(input: VerticalCurveInput, type: CurveKind, tangent: number): number {
  const checks = checksOf(input, type);
  const { cases } = input;
  let most = 0;
  for (const { slope, distance } of placesOf(input, tangent)) {
    const tensions = tensionsAt(cases, distance);
    const extremes = extremesOf(cases, tensions);
    for (let i = 0; i < extremes.length; i += 1) {
      const at = extremes[i] ?? -1;
      const one = at < 0 || extremes.indexOf(at) < i ? undefined : cases[at];
      if (one === undefined) continue;
      for (const { bareAt } of checks) most = Math.max(most, bareAt(input, one, tensions[at] ?? 0, slope));
    }
  }
  return most;
}

/** Tension of every case at one place. */
function tensionsAt(cases: readonly CurveCase[], distance: number): readonly number[] {
  const tensions: number[] = [];
  for (let at = 0; at < cases.length; at += 1) tensions.push(cases[at]?.tensionAt(distance) ?? 0);
  return tensions;
}

/** Cases with the lowest tension of all, and the highest running, in transients, loaded and empty; -1 for none. */
function extremesOf(cases: readonly CurveCase[], tensions: readonly number[]): readonly number[] {
  const found = [-1, -1, -1, -1, 0];
  for (let at = 0; at < cases.length; at += 1) {
    if ((tensions[at] ?? 0) < (tensions[found[4] ?? 0] ?? 0)) found[4] = at;
    keepHighest(found, cases[at]?.state === "running" ? 0 : 1, tensions, at);
    keepHighest(found, cases[at]?.isLoaded === true ? 2 : 3, tensions, at);
  }
  return found;
}

function keepHighest(highest: number[], kind: number, tensions: readonly number[], at: number): void {
  const before = highest[kind] ?? -1;
  if (before < 0 || (tensions[at] ?? 0) > (tensions[before] ?? 0)) highest[kind] = at;
}

export interface CurveNeeds {
  /** Every check in every case, at the place of the curve that asks for most. */
  readonly needs: readonly CurveCheck[];
  /** Of these, each check in the case that asks for most. */
  readonly checks: readonly CurveCheck[];
}

export function curveNeeds(trace: Trace, input: VerticalCurveInput, type: CurveKind, tangent: number): CurveNeeds {
  const steps = stepsOnly(trace);
  const checks = checksOf(input, type);
  const places = placesOf(input, tangent).map((place) => ({
    slope: place.slope,
    tensions: tensionsAt(input.cases, place.distance),
  }));
  const needs: CurveCheck[] = [];
  for (let at = 0; at < input.cases.length; at += 1) {
    const one = input.cases[at];
    if (one === undefined) continue;
    for (const check of checks) {
      const most = radiusIn(steps, input, check, places, at);
      needs.push({ check: check.name, loadCase: one.loadCase, need: needOf(most) });
    }
  }
  const governs = governingChecks(needs);
  // Every case at three places is a lot of checking: where no steps are kept, what governs is checked for all.
  if (trace.mode === "checked") {
    for (const one of governs) checkWorst(trace, input, checks, places, needs.indexOf(one));
  }
  return { needs, checks: governs };
}

/** Slope at a place of the curve, and the tension of every case there. */
interface CurvePlace {
  readonly slope: number;
  readonly tensions: readonly number[];
}

/** Every check at the place and in the case that ask for most; `index` is that of the need among all. */
function checkWorst(
  trace: Trace,
  input: VerticalCurveInput,
  checks: readonly NamedCheck[],
  places: readonly CurvePlace[],
  index: number,
): void {
  const at = Math.floor(index / checks.length);
  const one = input.cases[at];
  const worst = checks[index % checks.length];
  if (one === undefined || worst === undefined) return;
  const spots = places.map(({ slope, tensions }): Spot => ({ slope, tension: tensions[at] ?? 0 }));
  const radii = spots.map(({ slope, tension }) => worst.bareAt(input, one, tension, slope));
  const spot = spots[radii.indexOf(Math.max(...radii))] ?? spots[0];
  if (spot !== undefined) for (const { radiusAt } of checks) radiusAt(trace, input, one, spot);
}

/** Largest radius a check asks for in a case, over the places of the curve. */
function radiusIn(
  trace: Trace,
  input: VerticalCurveInput,
  { radiusAt, bareAt }: NamedCheck,
  places: readonly CurvePlace[],
  at: number,
): number {
  const one = input.cases[at];
  if (one === undefined) return 0;
  let most = 0;
  for (let i = 0; i < places.length; i += 1) {
    const place = places[i];
    if (place === undefined) continue;
    const { slope } = place;
    const tension = place.tensions[at] ?? 0;
    const isBare = trace.mode === "bare";
    const radius = isBare ? bareAt(input, one, tension, slope) : radiusAt(trace, input, one, { tension, slope });
    most = Math.max(most, radius);
  }
  return most;
}

function checksOf({ allowedSetLoad }: VerticalCurveInput, type: CurveKind): readonly NamedCheck[] {
  if (type === "concave") return concaveChecks;
  return allowedSetLoad === undefined ? convexChecks : loadedConvexChecks;
}

/** Start, middle and end of the arc. */
function placesOf({ slopeBefore, slopeAfter }: VerticalCurveInput, tangent: number) {
  return [
    { distance: -tangent, slope: slopeBefore },
    { distance: 0, slope: (slopeBefore + slopeAfter) / 2 },
    { distance: tangent, slope: slopeAfter },
  ];
}

function massAt(belt: CurveBelt, one: CurveCase): number {
  return one.isLoaded ? belt.beltMass + belt.materialMass : belt.beltMass;
}
