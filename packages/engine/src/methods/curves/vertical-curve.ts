import { arcLength, externalDistance, recommendedRadius, tangentLength } from "../../standards/belt-curves/arc.ts";
import { liftOffRadius } from "../../standards/belt-curves/lift-off.ts";
import { demandFinite } from "../../trace/demand-finite.ts";
import { bareTrace, stepsOnly, type Trace } from "../../trace/trace.ts";
import { reportVerticalCurve } from "./curve-findings.ts";
import {
  type CurveBelt,
  type CurveCase,
  type CurveCheck,
  type CurveCheckName,
  type CurveRules,
  governing,
  isGreaterNeed,
  type RadiusNeed,
} from "./curve-input.ts";
import { idlerNeed, overstressNeed, slackNeed } from "./radius-needs.ts";
import { type CurveCaseState, caseStates } from "./vertical-curve-state.ts";

/** A change of slope of one strand. Slopes are in the direction of travel, uphill positive, rad. */
export interface VerticalCurveInput {
  readonly slopeBefore: number;
  readonly slopeAfter: number;
  /** Radius of the design, m; absent: the path keeps its sharp point and only the requirement is reported. */
  readonly radius?: number;
  readonly cases: readonly CurveCase[];
  readonly belt: CurveBelt;
  readonly rules: CurveRules;
  /** Idler spacing in the curve, m. */
  readonly spacing: number;
  /** Load one set may carry, N; absent: not checked. */
  readonly allowedSetLoad?: number;
}

export type VerticalCurveType = "concave" | "convex" | "none";

export interface VerticalCurve {
  readonly type: VerticalCurveType;
  /** One entry for each check: its governing load case and the radius it asks for. */
  readonly checks: readonly CurveCheck[];
  /** Every check in every load case. */
  readonly needs: readonly CurveCheck[];
  readonly governing: CurveCheck | undefined;
  /** Rounded up; absent when no radius suffices. */
  readonly recommendedRadius: number | undefined;
  readonly usedRadius: number | undefined;
  readonly isAdequate: boolean;
  readonly deflection: number;
  readonly tangentLength: number;
  readonly arcLength: number;
  readonly externalDistance: number;
  /** What the belt does in each case at the used radius. */
  readonly states: readonly CurveCaseState[];
}

const settled = 0.1;
const mostPasses = 20;

/** Radii a vertical curve needs in every load case, and what the belt does at the radius chosen. */
export function verticalCurve(trace: Trace, input: VerticalCurveInput): VerticalCurve {
  demandFinite(trace, "vertical-curve", input);
  const type = curveType(input);
  const deflection = Math.abs(input.slopeAfter - input.slopeBefore);
  const needs = type === "none" ? [] : curveNeeds(trace, input, type, tangentOf(input, type, deflection));
  const governs = governing(needs);
  const recommended = governs === undefined ? undefined : roundUp(trace, governs.need, input.rules.verticalIncrement);
  const usedRadius = input.radius ?? recommended;
  const drawn = { radius: usedRadius ?? 0, deflection };
  const curve: VerticalCurve = {
    type,
    checks: governingChecks(needs),
    needs,
    governing: governs,
    recommendedRadius: recommended,
    usedRadius,
    isAdequate: governs === undefined || isMet(governs.need, usedRadius),
    deflection,
    tangentLength: tangentLength(trace, drawn),
    arcLength: arcLength(trace, drawn),
    externalDistance: externalDistance(trace, drawn),
    states:
      usedRadius === undefined || type === "none" ? [] : caseStates(trace, { ...input, type, radius: usedRadius }),
  };
  reportVerticalCurve(trace, input, curve);
  return curve;
}

export function isMet(need: RadiusNeed, radius: number | undefined): boolean {
  return need.kind === "radius" && radius !== undefined && radius >= need.radius * (1 - 1e-9);
}

export function roundUp(trace: Trace, need: RadiusNeed, increment: number): number | undefined {
  return need.kind === "radius" ? recommendedRadius(trace, { increment, requiredRadius: need.radius }) : undefined;
}

/** One check for each kind, with the load case that asks for most. */
export function governingChecks<Check extends CurveCheck>(needs: readonly Check[]): readonly Check[] {
  const names = [...new Set(needs.map((need) => need.check))];
  return names.flatMap((name) => governing(needs.filter((need) => need.check === name)) ?? []);
}

function curveType({ slopeBefore, slopeAfter }: VerticalCurveInput): VerticalCurveType {
  if (slopeAfter === slopeBefore) return "none";
  return slopeAfter > slopeBefore ? "concave" : "convex";
}

/** Tangent points move with the radius, so an open radius is settled by repetition. */
function tangentOf(input: VerticalCurveInput, type: "concave" | "convex", deflection: number): number {
  if (input.radius !== undefined) return tangentLength.evaluate({ radius: input.radius, deflection });
  let radius = 0;
  for (let pass = 0; pass < mostPasses; pass += 1) {
    const needs = curveNeeds(bareTrace, input, type, tangentLength.evaluate({ radius, deflection }));
    const need = governing(needs)?.need;
    if (need === undefined || need.kind === "none-suffices") break;
    const change = Math.abs(need.radius - radius);
    radius = need.radius;
    if (change < settled) break;
  }
  return tangentLength.evaluate({ radius, deflection });
}

function curveNeeds(
  trace: Trace,
  input: VerticalCurveInput,
  type: "concave" | "convex",
  tangent: number,
): readonly CurveCheck[] {
  const { slopeBefore, slopeAfter } = input;
  const places = [
    { distance: -tangent, slope: slopeBefore },
    { distance: 0, slope: (slopeBefore + slopeAfter) / 2 },
    { distance: tangent, slope: slopeAfter },
  ];
  const steps = stepsOnly(trace);
  const found = input.cases.flatMap((one) =>
    worstOf(
      places.map(({ distance, slope }) => {
        const spot: Spot = { type, slope, tension: one.tensionAt(distance), case: one };
        return needsAt(steps, input, spot).map((need) => ({ ...need, spot }));
      }),
    ),
  );
  // Every case at three places is a lot of checking: where no steps are kept, what governs is checked for all.
  if (trace.mode === "checked") {
    for (const spot of new Set(governingChecks(found).map((check) => check.spot))) needsAt(trace, input, spot);
  }
  return found.map(({ check, loadCase, need }) => ({ check, loadCase, need }));
}

type SpottedNeed = Need & { readonly spot: Spot };

/** Of each check the place that asks for most. */
function worstOf(places: readonly (readonly SpottedNeed[])[]): readonly (CurveCheck & { readonly spot: Spot })[] {
  const [first = [], ...others] = places;
  return first.map((start, at) => {
    const { check, need, spot } = others.reduce((most, needs) => {
      const one = needs[at];
      return one !== undefined && isGreaterNeed(one.need, most.need) ? one : most;
    }, start);
    return { check, loadCase: spot.case.loadCase, need, spot };
  });
}

interface Spot {
  readonly type: "concave" | "convex";
  readonly slope: number;
  readonly tension: number;
  readonly case: CurveCase;
}

type Need = { readonly check: CurveCheckName; readonly need: RadiusNeed };

function needsAt(trace: Trace, input: VerticalCurveInput, spot: Spot): readonly Need[] {
  return spot.type === "concave" ? concaveNeeds(trace, input, spot) : convexNeeds(trace, input, spot);
}

function concaveNeeds(trace: Trace, { belt, rules }: VerticalCurveInput, spot: Spot): readonly Need[] {
  const { tension, slope } = spot;
  const { gravity, highFactor: tensionFactor, centrifugalCredit } = rules;
  const lineMass = massAt(belt, spot.case);
  const { beltSpeed } = belt;
  const lift = { tensionFactor, tension, centrifugalCredit, lineMass, beltSpeed, gravity, slope };
  const edge = { belt, rules, tension, distance: belt.profile.edgeAboveMean };
  const centre = { belt, rules, tension, distance: belt.profile.meanHeight, state: spot.case.state };
  return [
    { check: "lift-off", need: { kind: "radius", radius: liftOffRadius(trace, lift) } },
    { check: "edge-slack", need: slackNeed(trace, edge) },
    { check: "centre-overstress", need: overstressNeed(trace, centre) },
  ];
}

function convexNeeds(trace: Trace, input: VerticalCurveInput, spot: Spot): readonly Need[] {
  const { belt, rules, spacing, allowedSetLoad } = input;
  const { tension, slope } = spot;
  const edge = { belt, rules, tension, distance: belt.profile.edgeAboveMean, state: spot.case.state };
  const centre = { belt, rules, tension, distance: belt.profile.meanHeight };
  const needs: Need[] = [
    { check: "edge-overstress", need: overstressNeed(trace, edge) },
    { check: "centre-buckling", need: slackNeed(trace, centre) },
  ];
  if (allowedSetLoad === undefined) return needs;
  const lineMass = massAt(belt, spot.case);
  const set = { tension, lineMass, gravity: rules.gravity, slope, spacing, allowedLoad: allowedSetLoad };
  return [...needs, { check: "idler-load", need: idlerNeed(trace, set) }];
}

function massAt(belt: CurveBelt, one: CurveCase): number {
  return one.isLoaded ? belt.beltMass + belt.materialMass : belt.beltMass;
}
