import {
  arcLength,
  externalDistance,
  recommendedRadius as roundedRadius,
  tangentLength,
} from "../../../rules/belt-curves/arc.ts";
import { arcDeflection } from "../../../rules/belt-curves/set-out.ts";
import { mechanics } from "../../../standards/sources.ts";
import { demandFinite } from "../../../trace/demand-finite.ts";
import { isEqual, isFiniteNumber, none } from "../../../trace/reference.ts";
import { defineSearch } from "../../../trace/search.ts";
import { stepsOnly, type Trace } from "../../../trace/trace.ts";
import { reportVerticalCurve } from "../curve-findings.ts";
import { isMet, type RadiusNeed, sideBySide } from "../curve-input.ts";
import type { CurveQuestion, VerticalCurveInput } from "./vertical-curve-input.ts";
import { type CurveNeeds, curveNeeds, largestRadius } from "./vertical-curve-needs.ts";
import type { VerticalCurve, VerticalCurveFacts, VerticalCurveType } from "./vertical-curve-result.ts";
import { caseStates } from "./vertical-curve-state.ts";

/** A curve whose lists are put together when they are asked for: few readers of a machine ask for those of every curve. */
interface JudgedCurve {
  readonly facts: VerticalCurveFacts;
  readonly needs: () => VerticalCurve["needs"];
  readonly states: () => VerticalCurve["states"];
}

const nothing = () => [];
const noNeeds: CurveNeeds = { checks: [], governing: undefined, needs: nothing };
const settled = 0.1;
const mostPasses = 20;

/** Radii a vertical curve needs in every load case, and what the belt does at the radius chosen. */
export function verticalCurve(trace: Trace, input: VerticalCurveInput): VerticalCurve {
  const { facts, needs, states } = judgeVerticalCurve(trace, { ...input, ...sideBySide(input.cases) });
  return { ...facts, needs: needs(), states: states() };
}

export function judgeVerticalCurve(trace: Trace, input: CurveQuestion): JudgedCurve {
  const weighed = weighVerticalCurve(trace, input);
  return judgeAtRadius(trace, input, weighed, { radius: weighed.usedRadius, hasRoom: true });
}

/** What a curve asks for, before its neighbours are asked for room. */
export interface WeighedCurve {
  readonly type: VerticalCurveType;
  readonly deflection: number;
  readonly needs: CurveNeeds;
  readonly recommendedRadius: number | undefined;
  /** That of the design, or else the recommended one. */
  readonly usedRadius: number | undefined;
}

export function weighVerticalCurve(trace: Trace, input: CurveQuestion): WeighedCurve {
  demandFinite(trace, "vertical-curve", numbersOf(input));
  const type = curveType(input);
  const deflection = arcDeflection(stepsOnly(trace), input);
  if (type === "none")
    return { type, deflection, needs: noNeeds, recommendedRadius: undefined, usedRadius: input.radius };
  const needs = curveNeeds(trace, input, type, tangentOf(trace, input, type, deflection));
  const recommendedRadius = proposedRadius(trace, input, { type, deflection, needs });
  return { type, deflection, needs, recommendedRadius, usedRadius: input.radius ?? recommendedRadius };
}

/**
 * Share by which tensions may shift once a radius is drawn: the arc is shorter than its corner, and so are those beside it.
 * Slack edges ask for radii that grow without end as the belt slackens, so that a few newtons decide.
 */
const shift = 0.002;

/**
 * The next radius that is set out. Rounded up it has tangent points further away, where the belt may be pulled harder or
 * less: it is rounded up again until it meets the needs it has when it is drawn.
 */
function proposedRadius(
  trace: Trace,
  input: CurveQuestion,
  { type, deflection, needs }: Pick<WeighedCurve, "deflection" | "needs"> & { readonly type: "concave" | "convex" },
): number | undefined {
  const { verticalIncrement: increment, highFactor, lowFactor } = input.rules;
  const rules = { ...input.rules, highFactor: highFactor * (1 + shift), lowFactor: lowFactor * (1 - shift) };
  let radius = needs.governing && roundUp(trace, needs.governing.need, increment);
  for (let pass = 0; pass < mostPasses && radius !== undefined; pass += 1) {
    const needed = largestRadius({ ...input, rules }, type, tangentLength.evaluate({ radius, deflection }));
    if (needed <= radius || !isFiniteNumber(needed)) break;
    radius = roundedRadius(trace, { increment, requiredRadius: drawnRadius(trace, { radius }, needed) });
  }
  return radius;
}

const drawnRadius = defineSearch({
  id: "belt-curves/drawn-radius",
  source: mechanics("belt tension round a curve"),
  inputs: { radius: { symbol: "R", unit: "m" } },
  output: { symbol: "R_d", unit: "m" },
  rule: "radius that the checks at the tangent points of the rounded radius ask for, with tensions shifted by 0.2 %",
});

/** What the belt does at the radius it gets. */
export function judgeAtRadius(
  trace: Trace,
  input: CurveQuestion,
  { type, deflection, needs, recommendedRadius: recommended }: WeighedCurve,
  { radius, hasRoom }: { readonly radius: number | undefined; readonly hasRoom: boolean },
): JudgedCurve {
  const { checks, governing } = needs;
  const drawn = { radius: radius ?? none(trace), deflection };
  const states =
    radius === undefined || type === "none" ? undefined : caseStates(trace, input, { type, radius, deflection });
  const facts = {
    type,
    checks,
    governing,
    recommendedRadius: recommended,
    usedRadius: radius,
    isAdequate: hasRoom && (governing === undefined || isMet(governing.need, radius)),
    deflection,
    tangentLength: tangentLength(trace, drawn),
    arcLength: arcLength(trace, drawn),
    externalDistance: externalDistance(trace, drawn),
  };
  const isAsAdvised = reportVerticalCurve(trace, input, facts, states);
  return { facts: { ...facts, isAsAdvised }, needs: needs.needs, states: states?.all ?? nothing };
}

/** What there is to check; cases hold no numbers of their own. */
function numbersOf({ slopeBefore, slopeAfter, radius, belt, rules, spacing, allowedSetLoad }: CurveQuestion) {
  return { slopeBefore, slopeAfter, radius, belt, rules, spacing, allowedSetLoad };
}

export function roundUp(trace: Trace, need: RadiusNeed, increment: number): number | undefined {
  return need.kind === "radius" ? roundedRadius(trace, { increment, requiredRadius: need.radius }) : undefined;
}

function curveType({ slopeBefore, slopeAfter }: CurveQuestion): VerticalCurveType {
  if (isEqual(slopeAfter, slopeBefore)) return "none";
  return slopeAfter > slopeBefore ? "concave" : "convex";
}

/** Tangent points move with the radius, so an open radius is settled by repetition. */
function tangentOf(trace: Trace, input: CurveQuestion, type: "concave" | "convex", deflection: number): number {
  const steps = stepsOnly(trace);
  if (input.radius !== undefined) return tangentLength(steps, { radius: input.radius, deflection });
  let radius = 0;
  for (let pass = 0; pass < mostPasses; pass += 1) {
    const needed = largestRadius(input, type, tangentLength.evaluate({ radius, deflection }));
    if (!isFiniteNumber(needed)) break;
    const change = Math.abs(needed - radius);
    radius = needed;
    if (change < settled) break;
  }
  return tangentLength(steps, { radius: repeatedRadius(steps, { deflection }, radius), deflection });
}

const repeatedRadius = defineSearch({
  id: "belt-curves/repeated-radius",
  source: mechanics("belt tension round a curve"),
  inputs: { deflection: { symbol: "theta", unit: "rad" } },
  output: { symbol: "R", unit: "m" },
  rule: "radius that the checks at its own tangent points ask for, by repetition until it changes by less than 0.1 m",
});
