import { hasPulley, type Point } from "../../../design/point.ts";
import { defaultPipeDiameter } from "../../../rules/adopted-1/pipe.ts";
import { faceForDrift, wingLength } from "../../../rules/belt-curves/trough-heights.ts";
import { beltSlope, headingTurn } from "../../../rules/belt-geometry/belt-path.ts";
import { fullChord, half } from "../../../rules/belt-geometry/half-profile.ts";
import { oppositeAngle } from "../../../rules/mechanics/sign.ts";
import { planSide, planTurn } from "../../../solve/loop/plan-steps.ts";
import { attempt, withoutFindings } from "../../../solve/machine/attempt.ts";
import type { MachineContext } from "../../../solve/machine/context.ts";
import { grimmerKessler } from "../../../standards/machine-sources.ts";
import { constantLimit } from "../../../trace/constant-limit.ts";
import { formulaFindings } from "../../../trace/findings.ts";
import { constant, isEqual, isZero, none } from "../../../trace/reference.ts";
import { stepsOnly, type Trace } from "../../../trace/trace.ts";
import { whenAsked } from "../../../trace/when-asked.ts";
import { halfProfile } from "../../belt/cross-section/half-profile.ts";
import type { IdlerSet } from "../../idlers/idler-set.ts";
import { type CombinedState, combinedCurve } from "../combined-curve.ts";
import { curveBelt, idlerOf, profiles } from "../curve-belts.ts";
import { type CasesAlong, casesAlong, curveCases } from "../curve-cases.ts";
import { bendOf, crowdedPoints } from "../curve-room.ts";
import type { MachineHorizontalCurve, MachineVerticalCurve } from "../machine-curves.ts";
import { pipeCurve } from "../pipe-curve.ts";
import { setOutOf } from "../vertical/vertical-curves.ts";
import { horizontalCurve } from "./horizontal-curve.ts";
import type { HorizontalCurve } from "./horizontal-curve-result.ts";
import { isCurve } from "./least-turn.ts";
import type { RollGeometry } from "./material-split.ts";

/** Every turn in plan of the belt between pulleys. */
export function horizontalCurves(
  trace: Trace,
  context: MachineContext,
  vertical: readonly MachineVerticalCurve[],
): readonly MachineHorizontalCurve[] {
  const profileOf = profiles(trace, context);
  const along = whenAsked(() => casesAlong(context));
  const places = context.design.points.flatMap((point, at): readonly CurvePlace[] => {
    trace.place = { pointId: point.id };
    const deflection = turnAt(trace, context, point, at);
    if (deflection === undefined) return [];
    const idler = idlerOf(context, point.section);
    const beside = vertical.find(({ pointId }) => pointId === point.id);
    const side = sideAt(context, at);
    return [{ point, at, deflection, side, idler, profile: profileOf(idler), along: along(), beside }];
  });
  const curves = places.flatMap((place) => {
    const made = attempt(trace, "horizontal-curve-not-computed", () => {
      const alignmentRadius = alignmentOf(trace, context, place, places);
      trace.place = { pointId: place.point.id };
      return curveAt(trace, context, place, alignmentRadius);
    });
    return made === undefined ? [] : [made];
  });
  return withRoom(context, curves);
}

/** What the other strand asks for at the same corner; absent where it has none there, or where the radius is typed. */
function alignmentOf(
  trace: Trace,
  context: MachineContext,
  { point, idler }: CurvePlace,
  places: readonly CurvePlace[],
): number | undefined {
  const other = places.find(
    (one) =>
      one.point.section.strand !== point.section.strand &&
      isEqual(one.point.x, point.x) &&
      isEqual(one.point.y, point.y),
  );
  if (other === undefined || idler.shape === "pipe" || point.section.horizontalCurveRadius !== undefined)
    return undefined;
  trace.place = { pointId: other.point.id };
  const steps = withoutFindings(stepsOnly(trace));
  return other.point.section.horizontalCurveRadius ?? curveAt(steps, context, other, undefined).recommendedRadius;
}

/** An arc without room between the pulleys and curves beside it is not adequate and cannot be set out. */
function withRoom(
  context: MachineContext,
  curves: readonly MachineHorizontalCurve[],
): readonly MachineHorizontalCurve[] {
  const crowded = crowdedPoints(
    context,
    curves.map((curve) => bendOf("horizontal", curve)),
  );
  return curves.map((curve) =>
    crowded.has(curve.pointId) ? { ...curve, isAdequate: false, hasRoom: false, setOut: [] } : curve,
  );
}

function turnAt(trace: Trace, { design, solution }: MachineContext, point: Point, at: number): number | undefined {
  const before = design.points.at(at - 1);
  if (hasPulley(point) || before === undefined) return undefined;
  if (!(point.section.idlerSpacing > 0) || !(before.section.idlerSpacing > 0)) return undefined;
  const [arriving, leaving] = [solution.loop.sections.at(at - 1)?.heading, solution.loop.sections[at]?.heading];
  const turn = planTurn(arriving, leaving);
  if (!isCurve(turn, point.section.horizontalCurveRadius)) return undefined;
  if (arriving === undefined || leaving === undefined || isZero(turn)) return turn;
  return headingTurn(stepsOnly(trace), { ...arriving, xAfter: leaving.x, yAfter: leaving.y });
}

function sideAt({ solution: { loop } }: MachineContext, at: number): "left" | "right" {
  return planSide(loop.sections.at(at - 1)?.heading, loop.sections[at]?.heading);
}

interface CurvePlace {
  readonly point: Point;
  readonly at: number;
  readonly deflection: number;
  readonly side: "left" | "right";
  readonly idler: IdlerSet;
  readonly profile: Parameters<typeof curveBelt>[2];
  readonly along: CasesAlong;
  readonly beside: MachineVerticalCurve | undefined;
}

function curveAt(
  trace: Trace,
  context: MachineContext,
  place: CurvePlace,
  alignmentRadius: number | undefined,
): MachineHorizontalCurve {
  const { design, input, solution } = context;
  const { point, at, deflection, side, idler } = place;
  const { strand, horizontalCurveRadius: givenRadius } = point.section;
  const { model, driftAllowance, mostBanking, bankings } = input.horizontalCurves;
  const banking = bankings[point.id];
  const cases = curveCases(trace, place.along, at);
  const belt = curveBelt(context, at, place.profile);
  if (idler.shape === "pipe") return pipeCurveAt(trace, context, place, { cases, belt });
  const rolls = rollGeometry(trace, context, idler);
  const curve = horizontalCurve(trace, {
    rolls,
    wingFaceWidth: wingFace(trace, context, idler, rolls),
    surchargeAngle: design.material.surchargeAngle,
    bulkDensity: design.material.lowBulkDensity,
    slope: beltSlope(stepsOnly(trace), { direction: solution.loop.sections[at]?.direction ?? none(trace) }),
    deflection,
    ...(givenRadius === undefined ? {} : { radius: givenRadius }),
    ...(banking === undefined ? {} : { banking }),
    ...(alignmentRadius === undefined ? {} : { alignmentRadius }),
    mostBanking: mostBanking[strand],
    driftAllowance,
    model,
    cases,
    belt,
    rules: input.curves,
  });
  const largestDrift = driftOf(curve);
  const combined = combinedAt(trace, context, { ...place, rolls, cases, belt, radius: curve.usedRadius });
  const arc = planArc(trace, deflection, side);
  return {
    ...curve,
    pointId: point.id,
    strand,
    ...(givenRadius === undefined ? {} : { givenRadius }),
    hasRoom: true,
    deflection,
    side,
    ...(largestDrift === undefined ? {} : { largestDrift }),
    setOut: setOutOf(trace, curve, arc, input.curves.horizontalIncrement),
    ...(combined === undefined ? {} : { combined }),
  };
}

function pipeCurveAt(
  trace: Trace,
  { design, input }: MachineContext,
  { point, deflection, side }: CurvePlace,
  given: { readonly cases: ReturnType<typeof curveCases>; readonly belt: ReturnType<typeof curveBelt> },
): MachineHorizontalCurve {
  const { strand, horizontalCurveRadius: radius } = point.section;
  const curve = pipeCurve(trace, {
    ...given,
    pipeDiameter: design.crossSection.pipeDiameter ?? defaultPipeDiameter(trace, { beltWidth: design.belt.width }),
    carcass: design.belt.carcass,
    ...(radius === undefined ? {} : { radius }),
    rules: input.curves,
  });
  const arc = planArc(trace, deflection, side);
  return {
    ...curve,
    pointId: point.id,
    strand,
    ...(radius === undefined ? {} : { givenRadius: radius }),
    hasRoom: true,
    deflection,
    side,
    largestDrift: none(trace),
    setOut: setOutOf(trace, curve, arc, input.curves.horizontalIncrement),
  };
}

/** From the corner along the first tangent; what lies to the left of it is positive. */
function planArc(trace: Trace, deflection: number, side: "left" | "right") {
  const ahead = none(trace);
  const slopeAfter = side === "left" ? deflection : oppositeAngle(trace, { value: deflection });
  return { chainage: ahead, level: ahead, slopeBefore: ahead, slopeAfter };
}

/** The drift furthest from the middle, with its sign. */
function driftOf({ states }: HorizontalCurve): number | undefined {
  let largest: number | undefined;
  for (const { drift } of states) {
    if (drift.kind === "leaves") return undefined;
    if (largest === undefined || Math.abs(drift.drift) > Math.abs(largest)) largest = drift.drift;
  }
  return largest;
}

function combinedAt(
  trace: Trace,
  { input }: MachineContext,
  place: CurvePlace & {
    readonly rolls: RollGeometry;
    readonly cases: ReturnType<typeof curveCases>;
    readonly belt: ReturnType<typeof curveBelt>;
    readonly radius: number | undefined;
  },
): readonly CombinedState[] | undefined {
  const { beside, radius, rolls, cases, belt } = place;
  if (beside?.usedRadius === undefined || radius === undefined || beside.type === "none") return undefined;
  return combinedCurve(trace, {
    belt,
    rules: input.curves,
    cases,
    halfCentre: half(trace, { width: rolls.centreLength }),
    horizontalRadius: radius,
    verticalRadius: beside.usedRadius,
    type: beside.type,
  });
}

/** Belt on its rolls as the balance sees it: two or three rolls. More rolls are taken as three, which is reported. */
function rollGeometry(trace: Trace, { design }: MachineContext, idler: IdlerSet): RollGeometry {
  const { width: beltWidth } = design.belt;
  const { troughAngle, rolls } = idler;
  if (isEqual(rolls, 1)) {
    const flat = none(trace);
    return { centreLength: flat, wingLength: half(trace, { width: beltWidth }), troughAngle: flat };
  }
  const pieces = halfProfile(trace, { beltWidth, idler, centreLengthRule: "roll" });
  const [middle] = pieces;
  const centreLength =
    rolls % 2 === 1 && middle !== undefined ? fullChord(trace, { halfChord: middle.length }) : none(trace);
  if (rolls > 3) {
    const source = grimmerKessler("sets of two or three rolls");
    const limit = constantLimit(trace, { most: 3 }, source);
    formulaFindings["outside-validity"].raise(trace, { subject: "horizontal-curve", source, values: { rolls }, limit });
  }
  return { centreLength, wingLength: wingLength(trace, { beltWidth, centreLength }), troughAngle };
}

/** Room on wing rolls whose faces nobody told, m. */
const usualRoom = 0.05;

/** Face the belt may drift on: as typed, that of the set, or where neither tells enough for the allowance. */
function wingFace(trace: Trace, { input }: MachineContext, idler: IdlerSet, rolls: RollGeometry): number {
  const { wingFaceWidth, driftAllowance } = input.horizontalCurves;
  const given = wingFaceWidth ?? idler.wingFaceWidth;
  if (given !== undefined) return given;
  const source = faceForDrift.definition.source;
  const allowance = isZero(driftAllowance) ? constant(trace, usualRoom, source) : driftAllowance;
  return faceForDrift(trace, { wingLength: rolls.wingLength, driftAllowance: allowance });
}
