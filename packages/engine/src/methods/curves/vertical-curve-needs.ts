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

/** A place of the curve in one load case. */
interface Spot {
  readonly slope: number;
  readonly tension: number;
  readonly case: CurveCase;
}

/** Radius one check asks for at a spot, m; infinite where none suffices. */
type RadiusCheck = (trace: Trace, input: VerticalCurveInput, spot: Spot) => number;

interface NamedCheck {
  readonly name: CurveCheckName;
  readonly radiusAt: RadiusCheck;
  /** The same without a trace. */
  readonly bareAt: (input: VerticalCurveInput, spot: Spot) => number;
}

const liftOff: NamedCheck = {
  name: "lift-off",
  radiusAt: (trace, input, spot) => liftOffRadius(trace, liftOffInputs(input, spot)),
  bareAt: (input, spot) => liftOffRadius.evaluate(liftOffInputs(input, spot)),
};

function liftOffInputs({ belt, rules }: VerticalCurveInput, { tension, slope, case: one }: Spot) {
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
  radiusAt: (trace, input, spot) => idlerRadiusNeed(trace, setAt(input, spot)),
  bareAt: (input, spot) => bareIdlerRadius(setAt(input, spot)),
};

function setAt(input: VerticalCurveInput, { tension, slope, case: one }: Spot) {
  const { belt, rules, spacing, allowedSetLoad: allowedLoad = 0 } = input;
  return { tension, lineMass: massAt(belt, one), gravity: rules.gravity, slope, spacing, allowedLoad };
}

type Height = "edgeAboveMean" | "meanHeight";

function slack(name: CurveCheckName, height: Height): NamedCheck {
  return {
    name,
    radiusAt: (trace, { belt, rules }, { tension }) =>
      slackRadius(trace, { belt, rules, tension, distance: belt.profile[height] }),
    bareAt: ({ belt, rules }, { tension }) => bareSlackRadius(belt, rules, tension, belt.profile[height]),
  };
}

function overstress(name: CurveCheckName, height: Height): NamedCheck {
  return {
    name,
    radiusAt: (trace, { belt, rules }, { tension, case: { state } }) =>
      overstressRadius(trace, { belt, rules, tension, distance: belt.profile[height], state }),
    bareAt: ({ belt, rules }, { tension, case: { state } }) =>
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
  let most = 0;
  for (const { slope, distance } of placesOf(input, tangent)) {
    for (const { tension, case: one } of extremesAt(input.cases, distance)) {
      const spot = { slope, tension, case: one };
      for (const { bareAt } of checks) most = Math.max(most, bareAt(input, spot));
    }
  }
  return most;
}

type Found = Pick<Spot, "tension" | "case">;

/** The lowest tension of all, and the highest running, in transients, loaded and empty. */
function extremesAt(cases: readonly CurveCase[], distance: number): readonly Found[] {
  const found: (Found | undefined)[] = [undefined, undefined, undefined, undefined, undefined];
  for (const one of cases) {
    const tension = one.tensionAt(distance);
    if (found[0] === undefined || tension < found[0].tension) found[0] = { tension, case: one };
    keepHighest(found, one.state === "running" ? 1 : 2, one, tension);
    keepHighest(found, one.isLoaded ? 3 : 4, one, tension);
  }
  return found.filter((one) => one !== undefined);
}

function keepHighest(found: (Found | undefined)[], at: number, one: CurveCase, tension: number): void {
  const before = found[at];
  if (before === undefined || tension > before.tension) found[at] = { tension, case: one };
}

/** Every check in every case, at the place of the curve that asks for most. */
export function curveNeeds(
  trace: Trace,
  input: VerticalCurveInput,
  type: CurveKind,
  tangent: number,
): readonly CurveCheck[] {
  const steps = stepsOnly(trace);
  const checks = checksOf(input, type);
  const places = placesOf(input, tangent);
  const found: CurveCheck[] = [];
  const worst: Spot[] = [];
  for (const one of input.cases) {
    const spots = places.map(({ slope, distance }): Spot => ({ slope, tension: one.tensionAt(distance), case: one }));
    for (const check of checks) {
      const { most, spot } = worstSpot(steps, input, check, spots);
      found.push({ check: check.name, loadCase: one.loadCase, need: needOf(most) });
      worst.push(spot);
    }
  }
  // Every case at three places is a lot of checking: where no steps are kept, what governs is checked for all.
  if (trace.mode === "checked") {
    for (const governs of governingChecks(found)) checkSpot(trace, input, checks, worst[found.indexOf(governs)]);
  }
  return found;
}

function checkSpot(
  trace: Trace,
  input: VerticalCurveInput,
  checks: readonly NamedCheck[],
  spot: Spot | undefined,
): void {
  if (spot !== undefined) for (const { radiusAt } of checks) radiusAt(trace, input, spot);
}

function worstSpot(
  trace: Trace,
  input: VerticalCurveInput,
  { radiusAt, bareAt }: NamedCheck,
  spots: readonly Spot[],
): { readonly most: number; readonly spot: Spot } {
  let [spot] = spots;
  let most = -1;
  for (const one of spots) {
    const radius = trace.mode === "bare" ? bareAt(input, one) : radiusAt(trace, input, one);
    if (radius <= most) continue;
    most = radius;
    spot = one;
  }
  if (spot === undefined) throw new Error("a curve has three places");
  return { most, spot };
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
