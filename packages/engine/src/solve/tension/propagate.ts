import {
  pointResistance,
  sectionResistance,
  takeUpArrival,
  tensionAfterPoint,
  tensionAfterSection,
} from "../../rules/mechanics/loop-balance.ts";
import { isZero, none } from "../../trace/reference.ts";
import { stepsOnly, type Trace } from "../../trace/trace.ts";
import type { PreparedCase } from "./prepared-case.ts";
import { at, overwrite, type TensionState } from "./tension-state.ts";

/** Walks the tension once round the loop from the take-up. Returns the largest change of any tension, with its sign. */
export function propagate(
  trace: Trace,
  prepared: PreparedCase,
  state: TensionState,
  walk: { readonly takeUpTension: number; readonly acceleration: number },
): number {
  const steps = stepsOnly(trace);
  addInertia(steps, prepared, state, walk.acceleration);
  const count = prepared.points.length;
  let largest = 0;
  let arriving = 0;
  let leaving = 0;
  for (let step = 0; step < count; step += 1) {
    const i = (prepared.takeUpIndex + step) % count;
    if (steps.mode !== "bare")
      trace.place = { loadCase: prepared.loadCase.name, pointId: prepared.points[i]?.point.id ?? "" };
    const resistance = at(state.pointRise, i);
    const driveForce = at(state.driveForce, i);
    arriving =
      step === 0
        ? takeUpArrival(steps, { takeUpTension: walk.takeUpTension, resistance, driveForce })
        : tensionAfterSection(steps, { leaving, resistance: at(state.sectionRise, (i + count - 1) % count) });
    leaving = tensionAfterPoint(steps, { arriving, resistance, driveForce });
    const change = leaving - at(state.leaving, i);
    if (Math.abs(change) > Math.abs(largest)) largest = change;
    const before = arriving - at(state.arriving, i);
    if (Math.abs(before) > Math.abs(largest)) largest = before;
    state.arriving[i] = arriving;
    state.leaving[i] = leaving;
  }
  return largest;
}

function addInertia(trace: Trace, prepared: PreparedCase, state: TensionState, acceleration: number): void {
  if (isZero(acceleration)) {
    overwrite(state.sectionRise, state.sectionForce);
    overwrite(state.pointRise, state.pointForce);
    return;
  }
  for (let i = 0; i < prepared.sections.length; i += 1) {
    const { fixed = none(trace), mass = none(trace) } = prepared.sections[i] ?? {};
    const given = { friction: at(state.main, i), frictionShare: prepared.frictionShare, fixed, mass, acceleration };
    state.sectionRise[i] = sectionResistance(trace, given);
  }
  for (let i = 0; i < prepared.points.length; i += 1) {
    const { fixed = none(trace), mass = none(trace) } = prepared.points[i] ?? {};
    const given = {
      wrap: at(state.wrap, i),
      bearing: at(state.bearing, i),
      fixed,
      curve: at(state.curve, i),
      mass,
      acceleration,
    };
    state.pointRise[i] = pointResistance(trace, given);
  }
}

/** Tension that the loop fails to meet itself by, N. */
export function closingGap(prepared: PreparedCase, state: TensionState): number {
  const count = prepared.points.length;
  const last = (prepared.takeUpIndex + count - 1) % count;
  return at(state.leaving, last) + at(state.sectionRise, last) - at(state.arriving, prepared.takeUpIndex);
}
