import { hasPulley, type Point } from "../../../design/point.ts";
import { arcLength } from "../../../rules/belt-curves/arc.ts";
import { arcDeflection, widenedIncrement } from "../../../rules/belt-curves/set-out.ts";
import { beltSlope, wayTo } from "../../../rules/belt-geometry/belt-path.ts";
import { aheadEmptyCases } from "../../../solve/machine/ahead-empty.ts";
import { attempt } from "../../../solve/machine/attempt.ts";
import type { MachineContext } from "../../../solve/machine/context.ts";
import { largest, none } from "../../../trace/reference.ts";
import { bareTrace, stepsOnly, type Trace } from "../../../trace/trace.ts";
import { addWhenAsked, whenAsked } from "../../../trace/when-asked.ts";
import { spacingInCurve } from "../../idlers/closer-idlers.ts";
import { curveBelt, idlerOf, profiles } from "../curve-belts.ts";
import { allCases, casesAlong } from "../curve-cases.ts";
import type { CurveCase, CurveCases } from "../curve-input.ts";
import { type Bend, bendOf, crowdedPoints, fittedRadii, stretchesOf } from "../curve-room.ts";
import { isCurve } from "../horizontal/least-turn.ts";
import type { MachineVerticalCurve } from "../machine-curves.ts";
import { type SetOutPoint, setOutPoints } from "../set-out.ts";
import { judgeAtRadius, type WeighedCurve, weighVerticalCurve } from "./vertical-curve.ts";
import type { CurveQuestion } from "./vertical-curve-input.ts";
import type { VerticalCurve } from "./vertical-curve-result.ts";

/** Loads one set may carry, by strand, N; absent where nothing limits them. */
type AllowedSetLoads = Readonly<Partial<Record<"carry" | "return", number>>>;

/** Every change of slope of the belt between pulleys. */
export function verticalCurves(
  trace: Trace,
  context: MachineContext,
  allowed: AllowedSetLoads,
): readonly MachineVerticalCurve[] {
  const profileOf = profiles(trace, context);
  const aheadEmpty = aheadEmptyCases(trace, context);
  const chainages = chainagesOf(trace, context);
  const along = casesAlong(context);
  const weighed: Weighed[] = [];
  context.design.points.forEach((point, at) => {
    const slopes = curveSlopes(trace, context, point, at);
    if (slopes === undefined) return;
    trace.place = { pointId: point.id };
    const profile = profileOf(idlerOf(context, point.section));
    const isConcave = slopes.slopeAfter > slopes.slopeBefore;
    const extra = isConcave && isFed(context, at) ? aheadEmpty(at) : noCases;
    const made = attempt(trace, "vertical-curve-not-computed", () => {
      const cases = allCases(trace, along, at, extra);
      const question = questionOf(context, { point, at, slopes, profile, cases, allowed });
      return { point, chainage: chainages[at] ?? none(trace), question, weighed: weighVerticalCurve(trace, question) };
    });
    if (made !== undefined) weighed.push(made);
  });
  return judged(trace, context, weighed);
}

/** A curve that knows what it asks for. */
interface Weighed {
  readonly point: Point;
  readonly chainage: number;
  readonly question: CurveQuestion;
  readonly weighed: WeighedCurve;
}

/** The curves at the radii for which there is room between them, as far as there is. */
function judged(trace: Trace, context: MachineContext, all: readonly Weighed[]): readonly MachineVerticalCurve[] {
  const bends = all.map(bendOfWeighed);
  const fitted = fittedRadii(stretchesOf(bareTrace, context, bends));
  const placed = bends.map((bend) => ({ ...bend, usedRadius: fitted.get(bend.pointId) ?? bend.usedRadius }));
  const crowded = crowdedPoints(context, placed);
  return all.flatMap((one, which) => {
    const { id } = one.point;
    trace.place = { pointId: id };
    const at = { radius: placed[which]?.usedRadius, hasRoom: !crowded.has(id) };
    return attempt(trace, "vertical-curve-not-computed", () => curveAt(trace, context, one, at)) ?? [];
  });
}

function bendOfWeighed({ point, question, weighed }: Weighed): Bend {
  const { radius: givenRadius } = question;
  const { usedRadius, deflection, needs } = weighed;
  const about = { pointId: point.id, usedRadius, deflection, governing: needs.governing };
  return bendOf("vertical", { ...about, ...(givenRadius === undefined ? {} : { givenRadius }) });
}

const noCases: readonly CurveCase[] = [];

/** Whether material arrives at a point: then it may stop there and leave the curve empty. */
function isFed({ design }: MachineContext, at: number): boolean {
  return (design.points.at(at - 1)?.section.massFlow ?? 0) > 0;
}

/** Slopes before and after a point in the direction of travel, uphill positive; absent where there is no curve. */
export function curveSlopes(trace: Trace, { design, solution }: MachineContext, point: Point, at: number) {
  const before = design.points.at(at - 1);
  if (hasPulley(point) || before === undefined) return undefined;
  if (!(point.section.idlerSpacing > 0) || !(before.section.idlerSpacing > 0)) return undefined;
  const [arriving, leaving] = [solution.loop.sections.at(at - 1), solution.loop.sections[at]];
  if (arriving === undefined || leaving === undefined || !(arriving.length > 0) || !(leaving.length > 0))
    return undefined;
  const slopeBefore = beltSlope.evaluate({ direction: arriving.direction });
  const slopeAfter = beltSlope.evaluate({ direction: leaving.direction });
  const turn = arcDeflection.evaluate({ slopeBefore, slopeAfter });
  if (!isCurve(turn, radiusOf(point))) return undefined;
  if (trace.mode !== "recorded") return { slopeBefore, slopeAfter };
  trace.place = { pointId: point.id };
  return {
    slopeBefore: beltSlope(trace, { direction: arriving.direction }),
    slopeAfter: beltSlope(trace, { direction: leaving.direction }),
  };
}

/** Radius of the design, m. */
function radiusOf(point: Point): number | undefined {
  return point.kind === "intermediate" ? point.verticalCurveRadius : undefined;
}

interface CurvePlace {
  readonly point: Point;
  readonly at: number;
  readonly slopes: { readonly slopeBefore: number; readonly slopeAfter: number };
  readonly profile: Parameters<typeof curveBelt>[2];
  readonly cases: CurveCases;
  readonly allowed: AllowedSetLoads;
}

function questionOf(context: MachineContext, place: CurvePlace): CurveQuestion {
  const { point, at, slopes, cases, profile } = place;
  const { strand } = point.section;
  const spacing = spacingInCurve(point);
  const [radius, allowedSetLoad] = [radiusOf(point), place.allowed[strand]];
  return {
    ...slopes,
    ...cases,
    ...(radius === undefined ? {} : { radius }),
    belt: curveBelt(context, at, profile),
    rules: context.input.curves,
    spacing,
    straightSpacing: point.section.idlerSpacing,
    ...(allowedSetLoad === undefined ? {} : { allowedSetLoad }),
  };
}

function curveAt(
  trace: Trace,
  context: MachineContext,
  { point, chainage, question, weighed }: Weighed,
  at: Parameters<typeof judgeAtRadius>[3],
): MachineVerticalCurve {
  const { slopeBefore, slopeAfter, radius: givenRadius } = question;
  const { facts, needs, states } = judgeAtRadius(trace, question, weighed, at);
  const arc = { slopeBefore, slopeAfter, chainage, level: point.z };
  const { verticalIncrement } = context.input.curves;
  // An arc that finds no room would be set out beyond a pulley or on another arc.
  const setOut = whenAsked(() => (at.hasRoom ? setOutOf(trace, facts, arc, verticalIncrement) : []));
  if (trace.mode === "recorded") setOut();
  const curve = {
    ...facts,
    pointId: point.id,
    strand: point.section.strand,
    ...(givenRadius === undefined ? {} : { givenRadius }),
    hasRoom: at.hasRoom,
    spacing: question.spacing,
    slopeBefore,
    slopeAfter,
  };
  return addWhenAsked(curve, { needs, states, setOut });
}

/** Points along the arc of the used radius; none where no radius will do. */
export function setOutOf(
  trace: Trace,
  curve: Pick<VerticalCurve, "usedRadius">,
  place: Omit<Parameters<typeof setOutPoints>[1], "radius" | "increment">,
  wanted: number,
): readonly SetOutPoint[] {
  const radius = curve.usedRadius ?? none(trace);
  const length = radius * arcDeflection.evaluate(place);
  if (!(length > 0)) return [];
  const steps = stepsOnly(trace);
  const whole = arcLength(steps, { radius, deflection: arcDeflection(steps, place) });
  const increment = largest(wanted, widenedIncrement(steps, { length: whole }));
  return setOutPoints(steps, { ...place, radius, increment });
}

/** Distance of each point from the first along the plan of the loop, m. */
function chainagesOf(trace: Trace, { solution }: MachineContext): readonly number[] {
  let chainage = none(trace);
  return solution.loop.sections.map(({ run }) => {
    const here = chainage;
    chainage = wayTo(stepsOnly(trace), { before: here, length: run });
    return here;
  });
}
