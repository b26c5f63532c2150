import {
  runningDriveForce,
  startingAcceleration,
  startingDriveForce,
  stoppingAcceleration,
  stoppingDriveForce,
} from "../../rules/mechanics/motion.ts";
import { mechanics } from "../../standards/sources.ts";
import { isZero, none } from "../../trace/reference.ts";
import { defineSum } from "../../trace/sum.ts";
import type { Trace } from "../../trace/trace.ts";
import { followedForce } from "./following.ts";
import { brakeForceIn, shareIn } from "./in-case.ts";
import type { PreparedCase, PreparedPoint } from "./prepared-case.ts";
import { at, type TensionState } from "./tension-state.ts";

const totalResistance = defineSum({
  id: "tension/effective-tension",
  source: mechanics("sum of all section and point resistances"),
  output: { symbol: "T_e", unit: "N" },
  term: "F",
});

export interface MotionState {
  /** Sum of all resistances without inertia, N. */
  readonly effectiveTension: number;
  /** Of all drives, N; 0 unless starting. */
  readonly startForce: number;
  readonly acceleration: number;
}

/** Acceleration of the case and the force every drive and brake puts into the belt. */
export function move(trace: Trace, prepared: PreparedCase, state: TensionState): MotionState {
  if (trace.mode !== "bare") trace.place = { loadCase: prepared.loadCase.name };
  const effectiveTension = resistanceSum(trace, state);
  const startForce = startForceIn(trace, prepared, effectiveTension);
  const acceleration = accelerationOf(trace, prepared, { effectiveTension, startForce });
  const motion = { effectiveTension, startForce, acceleration };
  for (const i of prepared.columns.driven) {
    const point = prepared.points[i];
    if (point !== undefined) state.driveForce[i] = driveForce(trace, prepared, point, motion);
  }
  return motion;
}

/** Without a record the typed arrays are added as they are; a record gets the list of terms. Same order, same sum. */
function resistanceSum(trace: Trace, state: TensionState): number {
  if (trace.mode === "recorded") return totalResistance(trace, [...state.sectionForce, ...state.pointForce]);
  let sum = 0;
  for (let i = 0; i < state.sectionForce.length; i += 1) sum += at(state.sectionForce, i);
  for (let i = 0; i < state.pointForce.length; i += 1) sum += at(state.pointForce, i);
  return sum;
}

function accelerationOf(
  trace: Trace,
  prepared: PreparedCase,
  { effectiveTension, startForce }: Omit<MotionState, "acceleration">,
): number {
  const { movingMass: beltMass, driveMass, brakeForce } = prepared;
  switch (prepared.loadCase.motion) {
    case "running":
    case "at-rest":
      return none(trace);
    case "starting":
      return startingAcceleration(trace, { startForce, effectiveTension, beltMass, driveMass });
    case "braking":
    case "coasting":
      return stoppingAcceleration(trace, { brakeForce, effectiveTension, beltMass, driveMass });
  }
}

/** Force of all drives in a start: what a speed that is followed takes of the belt, else what they give whatever it takes. */
function startForceIn(trace: Trace, { following, startForce }: PreparedCase, effectiveTension: number): number {
  if (following === undefined) return startForce;
  return followedForce(trace, following, { effectiveTension, mass: following.mass });
}

function driveForce(trace: Trace, prepared: PreparedCase, point: PreparedPoint, motion: MotionState): number {
  const { drive } = point;
  const brakeForce = prepared.loadCase.motion === "braking" ? brakeForceIn(point, prepared.loadCase) : none(trace);
  const { effectiveTension, startForce, acceleration } = motion;
  if (drive === undefined) {
    if (isZero(brakeForce)) return none(trace);
    return stoppingDriveForce(trace, { driveMass: none(trace), acceleration, brakeForce });
  }
  switch (prepared.loadCase.motion) {
    case "running":
    case "at-rest":
      return runningDriveForce(trace, { share: shareIn(drive, prepared.loadCase), effectiveTension });
    case "starting": {
      const { driveMass } = prepared;
      const share = shareIn(drive, prepared.loadCase);
      return startingDriveForce(trace, { startForce, driveMass, acceleration, share });
    }
    case "braking":
    case "coasting":
      return stoppingDriveForce(trace, { driveMass: drive.mass, acceleration, brakeForce });
  }
}
