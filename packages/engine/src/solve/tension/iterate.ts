import { sharedSecondary } from "../../rules/adopted-1/secondary-lump.ts";
import {
  pointResistance,
  sectionResistance,
  takeUpArrival,
  tensionAfterPoint,
  tensionAfterSection,
  tensionBehindSkirts,
} from "../../rules/mechanics/loop-balance.ts";
import { averageTension } from "../../rules/mechanics/take-up.ts";
import {
  bearingResistance,
  fabricWrapResistance,
  pulleyLoad,
  steelCordWrapResistance,
} from "../../standards/iso-5048-1989/pulley.ts";
import { plain } from "../../trace/reference.ts";
import { bareTrace } from "../../trace/trace.ts";
import { frictionBySag } from "../resistance/iso.ts";
import { frictionKinds } from "./columns.ts";
import { type MotionState, move } from "./move.ts";
import type { PreparedCase, PreparedPulley } from "./prepared-case.ts";
import { curveForce } from "./resist.ts";
import { sectionMean, usualMean } from "./section-mean.ts";
import { at, type NumberList, overwrite, type TensionState } from "./tension-state.ts";

/**
 * One calculation of the inner loop: resistances, motion, tensions. The same formulas in the same order as the checked
 * pass, called bare; a test holds the two to the last bit. Returns the largest change of a tension, with its sign.
 */
export function calculate(
  prepared: PreparedCase,
  state: TensionState,
  takeUpTension: number,
): { readonly motion: MotionState; readonly change: number } {
  resistBare(prepared, state);
  const motion = move(bareTrace, prepared, state);
  return { motion, change: walkBare(prepared, state, takeUpTension, motion.acceleration) };
}

/** Resistances at the tensions of the state, without checks. */
export function resistBare(prepared: PreparedCase, state: TensionState): void {
  resistSections(prepared, state);
  resistPoints(prepared, state);
}

/** Tensions once round the loop from resistances and drive forces, without checks. Returns the largest change. */
export function walkBare(
  prepared: PreparedCase,
  state: TensionState,
  takeUpTension: number,
  acceleration: number,
): number {
  addInertia(prepared, state, acceleration);
  return walk(prepared, state, takeUpTension);
}

/** One short loop after the other: each is compiled whole, so that no inputs of formulas are ever built in memory. */
function resistSections(prepared: PreparedCase, state: TensionState): void {
  takeMeans(prepared, state);
  takeFrictions(prepared, state);
  takeForces(prepared, state.main, 0, state.sectionForce);
}

function takeMeans(prepared: PreparedCase, state: TensionState): void {
  const { columns, frictionShare } = prepared;
  const { kind, floor, forceAtStart, tensionPart } = columns;
  const count = kind.length;
  const share = plain(frictionShare);
  for (let i = 0; i < count; i += 1) {
    if (kind[i] === frictionKinds.constant) continue;
    const tension = at(state.leaving, i);
    const arriving = at(state.arriving, i + 1 === count ? 0 : i + 1);
    const force = at(forceAtStart, i);
    const start = force === 0 ? tension : tensionBehindSkirts.evaluate({ tension, forceAtStart: force });
    const usual = usualMean(start, arriving, at(floor, i), at(tensionPart, i), share);
    // Two places to keep it: in one, numbers of either kind would go through memory.
    if (usual > 0) state.meanTension[i] = usual;
    else state.meanTension[i] = meanAt(prepared, state, arriving, i);
  }
}

/** The mean of any section. */
function meanAt({ columns, frictionShare }: PreparedCase, state: TensionState, arriving: number, i: number): number {
  return sectionMean(bareTrace, {
    leaving: at(state.leaving, i),
    arriving,
    forceAtStart: at(columns.forceAtStart, i),
    floor: at(columns.floor, i),
    tensionPart: at(columns.tensionPart, i),
    frictionShare: plain(frictionShare),
  });
}

function takeFrictions({ columns, design, sections }: PreparedCase, state: TensionState): void {
  const { kind, constant, sag } = columns;
  const gravity = plain(design.gravity);
  const beltMass = plain(design.belt.mass);
  for (let i = 0; i < kind.length; i += 1) {
    if (kind[i] === frictionKinds.constant) {
      state.main[i] = at(constant, i);
      continue;
    }
    const tension = at(state.meanTension, i);
    if (kind[i] === frictionKinds.other) {
      const bare = sections[i]?.friction.bare ?? 0;
      state.main[i] = typeof bare === "function" ? bare(tension) : bare;
      continue;
    }
    const section = {
      lineLoad: at(sag.lineLoad, i),
      spacing: at(sag.spacing, i),
      factors: at(sag.factors, i),
      length: at(sag.length, i),
      idlerMass: at(sag.idlerMass, i),
      slopeCosine: at(sag.slopeCosine, i),
    };
    state.main[i] = frictionBySag(beltMass, gravity, section, tension);
  }
}

/** Resistances of all sections from their friction. */
function takeForces(
  { columns: { fixed, mass }, frictionShare }: PreparedCase,
  frictions: NumberList,
  acceleration: number,
  forces: NumberList,
): void {
  const share = plain(frictionShare);
  for (let i = 0; i < forces.length; i += 1) {
    forces[i] = sectionResistance.evaluate({
      friction: at(frictions, i),
      frictionShare: share,
      fixed: at(fixed, i),
      mass: at(mass, i),
      acceleration,
    });
  }
}

function resistPoints(prepared: PreparedCase, state: TensionState): void {
  const { points, columns } = prepared;
  overwrite(state.pointForce, columns.pointFixed);
  for (const i of columns.resisting) {
    const point = points[i];
    if (point === undefined) continue;
    const { pulley, fixed, mass } = point;
    const arriving = at(state.arriving, i);
    const leaving = at(state.leaving, i);
    const wrap = wrapForce(pulley, arriving, leaving);
    const bearing = bearingForce(pulley, arriving, leaving);
    const curve = point.curve === undefined ? 0 : curveForce(bareTrace, prepared, point, state, i);
    state.wrap[i] = wrap;
    state.bearing[i] = bearing;
    state.curve[i] = curve;
    state.pointForce[i] = pointResistance.evaluate({ wrap, bearing, fixed, curve, mass, acceleration: 0 });
  }
}

function wrapForce(pulley: PreparedPulley | undefined, arriving: number, leaving: number): number {
  if (pulley === undefined) return 0;
  if (pulley.wrap !== undefined) return shared(pulley, pulley.wrap);
  const { beltWidth, beltThickness, diameter } = pulley;
  const tension = averageTension.evaluate({ start: arriving, end: leaving });
  return shared(
    pulley,
    pulley.carcass === "fabric"
      ? fabricWrapResistance.evaluate({ beltWidth, meanTension: tension, beltThickness, diameter })
      : steelCordWrapResistance.evaluate({ beltWidth, meanTension: tension, beltThickness, diameter }),
  );
}

function bearingForce(pulley: PreparedPulley | undefined, arriving: number, leaving: number): number {
  if (pulley === undefined) return 0;
  if (pulley.bearing !== undefined) return shared(pulley, pulley.bearing);
  const load = pulleyLoad.evaluate({ arriving, leaving, wrapAngle: pulley.wrapAngle });
  const { shaftDiameter, diameter } = pulley;
  return shared(pulley, bearingResistance.evaluate({ shaftDiameter, diameter, load }));
}

function shared({ share }: PreparedPulley, force: number): number {
  return share === undefined ? force : sharedSecondary.evaluate({ share, force });
}

function addInertia(prepared: PreparedCase, state: TensionState, acceleration: number): void {
  if (acceleration === 0) {
    overwrite(state.sectionRise, state.sectionForce);
    overwrite(state.pointRise, state.pointForce);
    return;
  }
  takeForces(prepared, state.main, acceleration, state.sectionRise);
  const { pointFixed, pointMass } = prepared.columns;
  for (let i = 0; i < pointFixed.length; i += 1) {
    state.pointRise[i] = pointResistance.evaluate({
      wrap: at(state.wrap, i),
      bearing: at(state.bearing, i),
      fixed: at(pointFixed, i),
      curve: at(state.curve, i),
      mass: at(pointMass, i),
      acceleration,
    });
  }
}

function walk(prepared: PreparedCase, state: TensionState, takeUpTension: number): number {
  const count = prepared.points.length;
  let largest = 0;
  let arriving = 0;
  let leaving = 0;
  let i = prepared.takeUpIndex;
  let before = i;
  for (let step = 0; step < count; step += 1) {
    const resistance = at(state.pointRise, i);
    const driveForce = at(state.driveForce, i);
    arriving =
      step === 0
        ? takeUpArrival.evaluate({ takeUpTension, resistance, driveForce })
        : tensionAfterSection.evaluate({ leaving, resistance: at(state.sectionRise, before) });
    leaving = tensionAfterPoint.evaluate({ arriving, resistance, driveForce });
    const after = leaving - at(state.leaving, i);
    if (Math.abs(after) > Math.abs(largest)) largest = after;
    const ahead = arriving - at(state.arriving, i);
    if (Math.abs(ahead) > Math.abs(largest)) largest = ahead;
    state.arriving[i] = arriving;
    state.leaving[i] = leaving;
    before = i;
    i = i + 1 === count ? 0 : i + 1;
  }
  return largest;
}
