import { sharedSecondary } from "../../rules/adopted-1/secondary-lump.ts";
import { horizontalCurveResistance, verticalCurveResistance } from "../../rules/mechanics/curves.ts";
import { bothCurves, easedFactor, pointResistance, sectionResistance } from "../../rules/mechanics/loop-balance.ts";
import { flooredTension } from "../../rules/mechanics/sag.ts";
import { averageTension } from "../../rules/mechanics/take-up.ts";
import {
  bearingResistance,
  fabricWrapResistance,
  pulleyLoad,
  steelCordWrapResistance,
} from "../../standards/iso-5048-1989/pulley.ts";
import { isEqual, isNumber, isZero, largest, none, plain } from "../../trace/reference.ts";
import { stepsOnly, type Trace } from "../../trace/trace.ts";
import type { PreparedCase, PreparedPoint, PreparedPulley, PreparedSection } from "./prepared-case.ts";
import { sectionMean } from "./section-mean.ts";
import { entry, type TensionState } from "./tension-state.ts";

/** Resistances of every section and point at the tensions of the state, inertia left out, every step kept. */
export function resist(trace: Trace, prepared: PreparedCase, state: TensionState): void {
  const { sections, points, loadCase } = prepared;
  const count = sections.length;
  for (let i = 0; i < count; i += 1) {
    const section = sections[i];
    const point = points[i];
    if (section === undefined || point === undefined) continue;
    if (trace.mode !== "bare") trace.place = { loadCase: loadCase.name, pointId: point.point.id };
    resistSection(trace, prepared, section, state, i);
    resistPoint(trace, prepared, point, state, i);
  }
}

function resistSection(
  trace: Trace,
  prepared: PreparedCase,
  section: PreparedSection,
  state: TensionState,
  i: number,
): void {
  const steps = stepsOnly(trace);
  const { frictionShare } = prepared;
  const start = entry(state.leaving, i);
  const end = entry(state.arriving, i + 1 === prepared.sections.length ? 0 : i + 1);
  const { floorTension: floor } = section.section;
  const least = plain(floor);
  if (least > 0 && plain(start) < least) flooredTension(trace, { tension: start, floor });
  if (least > 0 && plain(end) < least) flooredTension(trace, { tension: end, floor });
  const { forceAtStart, tensionPart } = section;
  const mean = sectionMean(steps, { leaving: start, arriving: end, forceAtStart, floor, tensionPart, frictionShare });
  const friction = section.friction.main(trace, mean);
  state.meanTension[i] = mean;
  state.main[i] = friction;
  const { fixed, mass } = section;
  const given = { friction, frictionShare, fixed, mass, acceleration: none(trace) };
  state.sectionForce[i] = sectionResistance(steps, given);
}

function resistPoint(trace: Trace, prepared: PreparedCase, point: PreparedPoint, state: TensionState, i: number): void {
  const wrap = wrapForce(stepsOnly(trace), point, state, i);
  const bearing = bearingForce(stepsOnly(trace), point, state, i);
  const curve = point.curve === undefined ? none(trace) : curveForce(trace, prepared, point, state, i);
  state.wrap[i] = wrap;
  state.bearing[i] = bearing;
  state.curve[i] = curve;
  const { fixed, mass } = point;
  state.pointForce[i] =
    point.pulley === undefined && point.curve === undefined
      ? fixed
      : pointResistance(stepsOnly(trace), { wrap, bearing, fixed, curve, mass, acceleration: none(trace) });
}

/** Bending of the belt on the pulley of a point, N. */
export function wrapForce(
  trace: Trace,
  { pulley }: Pick<PreparedPoint, "pulley">,
  state: TensionState,
  i: number,
): number {
  if (pulley === undefined) return none(trace);
  if (pulley.wrap !== undefined) return shared(trace, pulley, pulley.wrap);
  const { beltWidth, beltThickness, diameter } = pulley;
  const tension = averageTension(trace, { start: entry(state.arriving, i), end: entry(state.leaving, i) });
  const given = { beltWidth, meanTension: tension, beltThickness, diameter };
  const wrap = pulley.carcass === "fabric" ? fabricWrapResistance(trace, given) : steelCordWrapResistance(trace, given);
  return shared(trace, pulley, wrap);
}

/** Bearings of the pulley of a point, N. */
export function bearingForce(
  trace: Trace,
  { pulley }: Pick<PreparedPoint, "pulley">,
  state: TensionState,
  i: number,
): number {
  if (pulley === undefined) return none(trace);
  if (pulley.bearing !== undefined) return shared(trace, pulley, pulley.bearing);
  const { shaftDiameter, diameter, wrapAngle } = pulley;
  const load = pulleyLoad(trace, { arriving: entry(state.arriving, i), leaving: entry(state.leaving, i), wrapAngle });
  return shared(trace, pulley, bearingResistance(trace, { shaftDiameter, diameter, load }));
}

function shared(trace: Trace, { share }: PreparedPulley, force: number): number {
  return share === undefined || isZero(force) ? force : sharedSecondary(trace, { share, force });
}

/** Friction factor at the tension of the point itself: that of the section's mean would change with its length. */
function factorAt(trace: Trace, { friction }: PreparedSection, tension: number): number {
  const { bare } = friction;
  if (isNumber(bare)) return friction.factor(trace, tension, bare);
  return friction.factor(trace, tension, trace.mode === "bare" ? bare(tension) : friction.main(trace, tension));
}

/** Extra friction of vertical and horizontal curves at a point, N. */
export function curveForce(
  trace: Trace,
  prepared: PreparedCase,
  point: PreparedPoint,
  state: TensionState,
  i: number,
): number {
  const section = prepared.sections[i];
  const { curve } = point;
  if (section === undefined || curve === undefined) return none(trace);
  const tension = entry(state.arriving, i);
  const factor = factorAt(trace, section, largest(tension, section.section.floorTension));
  const { frictionShare } = prepared;
  const friction = isEqual(frictionShare, 1) ? factor : easedFactor(trace, { frictionShare, factor });
  const vertical = isZero(curve.verticalTurn)
    ? none(trace)
    : verticalCurveResistance(trace, { friction, tension, turn: curve.verticalTurn });
  if (isZero(curve.horizontalTurn)) return vertical;
  const { weight, horizontalRadius: radius, horizontalTurn: turn } = curve;
  const horizontal = horizontalCurveResistance(trace, { friction, weight, tension, radius, turn });
  return bothCurves(trace, { vertical, horizontal });
}
