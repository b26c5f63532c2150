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
import { entry, overwrite, type TensionState } from "./tension-state.ts";

/** Walks the tension once round the loop from the take-up, every step kept. */
export function propagate(
  trace: Trace,
  prepared: PreparedCase,
  state: TensionState,
  walk: { readonly takeUpTension: number; readonly acceleration: number },
): void {
  const steps = stepsOnly(trace);
  addInertia(steps, prepared, state, walk.acceleration);
  const count = prepared.points.length;
  let arriving = 0;
  let leaving = 0;
  for (let step = 0; step < count; step += 1) {
    const i = (prepared.takeUpIndex + step) % count;
    if (steps.mode !== "bare")
      trace.place = { loadCase: prepared.loadCase.name, pointId: prepared.points[i]?.point.id ?? "" };
    const resistance = entry(state.pointRise, i);
    const driveForce = entry(state.driveForce, i);
    arriving =
      step === 0
        ? takeUpArrival(steps, { takeUpTension: walk.takeUpTension, resistance, driveForce })
        : tensionAfterSection(steps, { leaving, resistance: entry(state.sectionRise, (i + count - 1) % count) });
    leaving = tensionAfterPoint(steps, { arriving, resistance, driveForce });
    state.arriving[i] = arriving;
    state.leaving[i] = leaving;
  }
}

function addInertia(trace: Trace, prepared: PreparedCase, state: TensionState, acceleration: number): void {
  if (isZero(acceleration)) {
    overwrite(state.sectionRise, state.sectionForce);
    overwrite(state.pointRise, state.pointForce);
    return;
  }
  for (let i = 0; i < prepared.sections.length; i += 1) {
    const { fixed = none(trace), mass = none(trace) } = prepared.sections[i] ?? {};
    const given = { friction: entry(state.main, i), frictionShare: prepared.frictionShare, fixed, mass, acceleration };
    state.sectionRise[i] = sectionResistance(trace, given);
  }
  for (let i = 0; i < prepared.points.length; i += 1) {
    const { fixed = none(trace), mass = none(trace) } = prepared.points[i] ?? {};
    const given = {
      wrap: entry(state.wrap, i),
      bearing: entry(state.bearing, i),
      fixed,
      curve: entry(state.curve, i),
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
  return entry(state.leaving, last) + entry(state.sectionRise, last) - entry(state.arriving, prepared.takeUpIndex);
}
