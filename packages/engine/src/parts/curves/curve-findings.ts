import { advisedTurnPerSet, setsInCurve } from "../../rules/belt-curves/convex-idlers.ts";
import { constantLimit } from "../../trace/constant-limit.ts";
import type { Severity } from "../../trace/finding.ts";
import { atLeast, satisfies } from "../../trace/limit.ts";
import type { Trace } from "../../trace/trace.ts";
import type { CurveCheck } from "./curve-input.ts";
import { isMet } from "./curve-input.ts";
import { curveFindings, verticalCurveFindings } from "./findings.ts";
import type { CurveQuestion } from "./vertical/vertical-curve-input.ts";
import type { VerticalCurveFacts } from "./vertical/vertical-curve-result.ts";
import { type CurveStates, heaviestBeyond, highestLift } from "./vertical/vertical-curve-state.ts";

const advice = verticalCurveFindings["curve-turns-much-per-set"].source;
/** Set load over that of the straight run from which the spacing should be halved. */
const heavySetLoad = 1.5;

const everyCheckBinds = (): Severity => "error";
const adviceOnly = (): Severity => "warning";

/** Reports each check a radius fails, and each that no radius meets. */
export function reportRadius(
  trace: Trace,
  subject: string,
  checks: readonly CurveCheck[],
  radius: number | undefined,
  severityOf: (check: CurveCheck["check"]) => Severity = everyCheckBinds,
): void {
  for (const { check, loadCase, need } of checks) {
    const isNone = need.kind === "none-suffices";
    if (!isNone && (radius === undefined || isMet(need, radius))) continue;
    const severity = severityOf(check);
    const about = { severity, subject: `${subject}/${check}`, place: { ...trace.place, loadCase } };
    if (isNone) curveFindings["curve-no-radius-suffices"].raise(trace, about);
    else if (radius !== undefined) {
      const limit = atLeast(need.radius);
      curveFindings["curve-radius-too-small"].raise(trace, { ...about, values: { radius }, limit });
    }
  }
}

type ReportedCurve = Omit<VerticalCurveFacts, "isAsAdvised">;

/** A bend that one set may take by itself is often left sharp: what an arc there would need is no error. */
export function isSlightBend(radius: number | undefined, deflection: number): boolean {
  return radius === undefined && satisfies(advisedTurnPerSet, deflection);
}

/**
 * Findings of a vertical curve: radii first, then lifting and CEMA's advice on the sets of a convex curve. Tells whether
 * nothing but radii was to be said.
 */
export function reportVerticalCurve(
  trace: Trace,
  input: CurveQuestion,
  curve: ReportedCurve,
  states: CurveStates | undefined,
): boolean {
  const isSlight = isSlightBend(input.radius, curve.deflection);
  reportRadius(trace, "vertical-curve", curve.checks, curve.usedRadius, isSlight ? adviceOnly : everyCheckBinds);
  if (states === undefined) return true;
  const isLifted = reportLift(trace, input, states);
  const areSetsAdvised = curve.type !== "convex" || isSlight || reportSets(trace, input, curve, states);
  return !isLifted && areSetsAdvised;
}

function reportLift(trace: Trace, input: CurveQuestion, states: CurveStates): boolean {
  const lifted = highestLift(trace, input, states);
  if (lifted === undefined) return false;
  const place = { ...trace.place, loadCase: lifted.loadCase };
  const values = { beltLift: lifted.beltLift, cases: lifted.cases };
  verticalCurveFindings["curve-belt-lifts"].raise(trace, { place, values });
  return true;
}

/** Tells whether the sets are as advised. A short arc that turns no more than its sets may take is left alone. */
function reportSets(trace: Trace, input: CurveQuestion, curve: ReportedCurve, states: CurveStates): boolean {
  const { first } = states;
  if (first === undefined || isLeftAlone(input, curve)) return true;
  const turnsMuch = !satisfies(advisedTurnPerSet, first.turnPerSet);
  if (turnsMuch) {
    const limit = constantLimit(trace, advisedTurnPerSet, advice);
    verticalCurveFindings["curve-turns-much-per-set"].raise(trace, { values: { turnPerSet: first.turnPerSet }, limit });
  }
  const heavy = heaviestBeyond(trace, input, states, heavySetLoad);
  if (heavy !== undefined) {
    const { setLoad, straightSetLoad, loadCase } = heavy;
    const place = { ...trace.place, loadCase };
    const values = { setLoad, straightSetLoad };
    verticalCurveFindings["curve-halve-spacing"].raise(trace, { place, values });
  }
  return !turnsMuch && heavy === undefined;
}

/** Sets below which an arc is a bend on the way, not a curve to be built. */
const setsOfCurve = 3;

/** Fewer sets than a curve has, and no more turn than so many may take. */
function isLeftAlone({ spacing }: CurveQuestion, { arcLength, deflection }: ReportedCurve): boolean {
  const sets = Math.floor(setsInCurve.evaluate({ arcLength, spacing }));
  return sets < setsOfCurve && satisfies(advisedTurnPerSet, deflection / setsOfCurve);
}
