import { hasPulley, type Point } from "../design/point.ts";
import type { CurveCase, CurveCases } from "../methods/curves/curve-input.ts";
import { type SetOutPoint, setOutPoints } from "../methods/curves/set-out.ts";
import { judgeVerticalCurve, type VerticalCurve } from "../methods/curves/vertical-curve.ts";
import { arcDeflection } from "../standards/belt-curves/set-out.ts";
import { beltSlope } from "../standards/belt-geometry/belt-path.ts";
import { stepsOnly, type Trace } from "../trace/trace.ts";
import { whenAsked } from "../trace/when-asked.ts";
import { aheadEmptyCases } from "./ahead-empty.ts";
import { attempt } from "./attempt.ts";
import type { MachineContext } from "./context.ts";
import { curveBelt, idlerOf, profiles } from "./curve-belts.ts";
import { allCases, casesAlong } from "./curve-cases.ts";
import type { MachineVerticalCurve } from "./machine-curves.ts";

/** Changes of slope below this are no curves, rad. */
const leastTurn = 1e-5;
/** Most points of one arc; beyond, they stand further apart. */
const mostSetOut = 500;

/** Loads one set may carry, by strand, N; absent where nothing limits them. */
export type AllowedSetLoads = Readonly<Partial<Record<"carry" | "return", number>>>;

/** Every change of slope of the belt between pulleys. */
export function verticalCurves(
  trace: Trace,
  context: MachineContext,
  allowed: AllowedSetLoads,
): readonly MachineVerticalCurve[] {
  const profileOf = profiles(trace, context);
  const aheadEmpty = aheadEmptyCases(trace, context);
  const chainages = chainagesOf(context);
  const along = casesAlong(context);
  const found: MachineVerticalCurve[] = [];
  context.design.points.forEach((point, at) => {
    const slopes = curveSlopes(context, point, at);
    if (slopes === undefined) return;
    trace.place = { pointId: point.id };
    const profile = profileOf(idlerOf(context, point.section));
    const isConcave = slopes.slopeAfter > slopes.slopeBefore;
    const extra = isConcave && isFed(context, at) ? aheadEmpty(at) : noCases;
    const made = attempt(trace, "vertical-curve", () =>
      curveAt(trace, context, {
        point,
        at,
        slopes,
        profile,
        cases: allCases(trace, along, at, extra),
        chainage: chainages[at] ?? 0,
        allowed,
      }),
    );
    if (made !== undefined) found.push(made);
  });
  return found;
}

const noCases: readonly CurveCase[] = [];

/** Whether material arrives at a point: then it may stop there and leave the curve empty. */
function isFed({ design }: MachineContext, at: number): boolean {
  return (design.points.at(at - 1)?.section.massFlow ?? 0) > 0;
}

/** Slopes before and after a point in the direction of travel, uphill positive; absent where there is no curve. */
export function curveSlopes({ design, solution }: MachineContext, point: Point, at: number) {
  const before = design.points.at(at - 1);
  if (hasPulley(point) || before === undefined) return undefined;
  if (!(point.section.idlerSpacing > 0) || !(before.section.idlerSpacing > 0)) return undefined;
  const [arriving, leaving] = [solution.loop.sections.at(at - 1), solution.loop.sections[at]];
  if (arriving === undefined || leaving === undefined || !(arriving.length > 0) || !(leaving.length > 0))
    return undefined;
  const slopeBefore = beltSlope.evaluate({ direction: arriving.direction });
  const slopeAfter = beltSlope.evaluate({ direction: leaving.direction });
  return Math.abs(slopeAfter - slopeBefore) < leastTurn ? undefined : { slopeBefore, slopeAfter };
}

interface CurvePlace {
  readonly point: Point;
  readonly at: number;
  readonly slopes: { readonly slopeBefore: number; readonly slopeAfter: number };
  readonly profile: Parameters<typeof curveBelt>[2];
  readonly cases: CurveCases;
  readonly chainage: number;
  readonly allowed: AllowedSetLoads;
}

function curveAt(trace: Trace, context: MachineContext, place: CurvePlace): MachineVerticalCurve {
  const { point, at, chainage } = place;
  const { slopeBefore, slopeAfter } = place.slopes;
  const { cases, tensionIn, tensionsAt } = place.cases;
  const { strand, idlerSpacing: spacing } = point.section;
  const givenRadius = point.kind === "intermediate" ? point.verticalCurveRadius : undefined;
  const allowedSetLoad = place.allowed[strand];
  const { facts, needs, states } = judgeVerticalCurve(trace, {
    slopeBefore,
    slopeAfter,
    cases,
    tensionIn,
    tensionsAt,
    ...(givenRadius === undefined ? {} : { radius: givenRadius }),
    belt: curveBelt(context, at, place.profile),
    rules: context.input.curves,
    spacing,
    ...(allowedSetLoad === undefined ? {} : { allowedSetLoad }),
  });
  const arc = { slopeBefore, slopeAfter, chainage, level: point.z };
  const { verticalIncrement } = context.input.curves;
  const setOut = whenAsked(() => setOutOf(trace, facts, arc, verticalIncrement));
  if (trace.mode === "recorded") setOut();
  return {
    ...facts,
    pointId: point.id,
    strand,
    ...(givenRadius === undefined ? {} : { givenRadius }),
    slopeBefore,
    slopeAfter,
    get needs() {
      return needs();
    },
    get states() {
      return states();
    },
    get setOut() {
      return setOut();
    },
  };
}

/** Points along the arc of the used radius; none where no radius will do. */
export function setOutOf(
  trace: Trace,
  curve: Pick<VerticalCurve, "usedRadius">,
  place: Omit<Parameters<typeof setOutPoints>[1], "radius" | "increment">,
  wanted: number,
): readonly SetOutPoint[] {
  const radius = curve.usedRadius ?? 0;
  const length = radius * arcDeflection.evaluate(place);
  if (!(length > 0)) return [];
  return setOutPoints(stepsOnly(trace), { ...place, radius, increment: Math.max(wanted, length / mostSetOut) });
}

/** Distance of each point from the first along the plan of the loop, m. */
function chainagesOf({ solution }: MachineContext): readonly number[] {
  let chainage = 0;
  return solution.loop.sections.map(({ run }) => {
    const here = chainage;
    chainage += run;
    return here;
  });
}
