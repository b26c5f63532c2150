import { slackenedFibreTension, stretchedFibreTension } from "../../rules/belt-curves/fibre-tension.ts";
import { half } from "../../rules/belt-geometry/half-profile.ts";
import { pipeCurveMultiples, pipeCurveRadius, pipeCurveSource } from "../../rules/pipe-guidance/guidance.ts";
import { demandFinite } from "../../trace/demand-finite.ts";
import { constant, none } from "../../trace/reference.ts";
import { stepsOnly, type Trace } from "../../trace/trace.ts";
import { reportRadius } from "./curve-findings.ts";
import {
  type CurveBelt,
  type CurveCase,
  type CurveCheck,
  type CurveRules,
  governing,
  governingChecks,
  isMet,
} from "./curve-input.ts";
import type { HorizontalCaseState, HorizontalCurve } from "./horizontal/horizontal-curve-result.ts";
import { overstressNeed, slackNeed } from "./vertical/radius-needs.ts";
import { roundUp } from "./vertical/vertical-curve.ts";

/** A bend in plan of a belt closed to a tube. */
export interface PipeCurveInput {
  readonly pipeDiameter: number;
  readonly carcass: keyof typeof pipeCurveMultiples;
  /** Radius of the design, m; absent: only the requirement is reported. */
  readonly radius?: number;
  readonly cases: readonly CurveCase[];
  readonly belt: CurveBelt;
  readonly rules: CurveRules;
}

/**
 * A tube is guided from all sides, so it cannot drift. It must not fold, for which makers ask a multiple of its diameter,
 * and its outer side must stay within its limit in every load case. An inner side that goes slack is held by the rolls
 * around it: the radius that would keep it taut is told, and asked of nobody.
 */
export function pipeCurve(trace: Trace, input: PipeCurveInput): HorizontalCurve {
  demandFinite(trace, "pipe-curve", input);
  const needs = [foldNeed(trace, input), ...input.cases.flatMap((one) => fibreNeeds(trace, input, one))];
  const limits = needs.filter(isLimit);
  const governs = governing(limits);
  const recommendedRadius =
    governs === undefined ? undefined : roundUp(trace, governs.need, input.rules.horizontalIncrement);
  const usedRadius = input.radius ?? recommendedRadius;
  reportRadius(trace, "horizontal-curve", governingChecks(limits), usedRadius);
  return {
    needs,
    checks: governingChecks(needs),
    governing: governs,
    recommendedRadius,
    usedRadius,
    driftLimit: none(trace),
    window: undefined,
    banking: undefined,
    isAdequate: limits.every(({ need }) => isMet(need, usedRadius)),
    states: usedRadius === undefined ? [] : input.cases.map((one) => stateOf(trace, input, one, usedRadius)),
  };
}

function isLimit({ check }: CurveCheck): boolean {
  return check !== "inner-edge-slack";
}

function foldNeed(trace: Trace, { pipeDiameter, carcass }: PipeCurveInput): CurveCheck {
  const radius = pipeCurveRadius(trace, {
    multiple: constant(trace, pipeCurveMultiples[carcass], pipeCurveSource),
    pipeDiameter,
  });
  return { check: "pipe-folds", loadCase: "", need: { kind: "radius", radius } };
}

function fibreNeeds(
  trace: Trace,
  { belt, rules, pipeDiameter }: PipeCurveInput,
  one: CurveCase,
): readonly CurveCheck[] {
  const { loadCase, state } = one;
  const fibre = { belt, rules, tension: one.tensionAt(none(trace)), distance: half(trace, { width: pipeDiameter }) };
  return [
    { check: "inner-edge-slack", loadCase, need: slackNeed(trace, fibre) },
    { check: "outer-edge-overstress", loadCase, need: overstressNeed(trace, { ...fibre, state }) },
  ];
}

function stateOf(trace: Trace, input: PipeCurveInput, one: CurveCase, radius: number): HorizontalCaseState {
  const { modulus, profile } = input.belt;
  const tension = one.tensionAt(none(trace));
  const distance = half(stepsOnly(trace), { width: input.pipeDiameter });
  const fibre = { tension, beltWidth: profile.beltWidth, modulus, distance, radius };
  return {
    loadCase: one.loadCase,
    tension,
    drift: { kind: "drift", drift: none(trace) },
    driftLimit: none(trace),
    isWithinLimit: true,
    innerEdgeTension: slackenedFibreTension(stepsOnly(trace), fibre),
    outerEdgeTension: stretchedFibreTension(stepsOnly(trace), fibre),
  };
}
