import { inputSpeed, pitchDiameter, pulleyRotation, requiredRatio } from "../../../rules/drive-train/ratio.ts";
import { fullLoadTorque, lowSpeedTorque } from "../../../rules/drive-train/torque.ts";
import { none } from "../../../trace/reference.ts";
import type { Trace } from "../../../trace/trace.ts";
import { rowOf } from "../slot.ts";
import { type DrivePlace, getDrivePoint } from "./drive-place.ts";
import type { DecidedMotor } from "./motor.ts";

/** Speeds and torques of one motor line, before its gearbox is known. 0 where there is no motor. */
export interface DriveLine {
  /** Over lagging, and half the belt where that counts, m. */
  readonly pitch: number;
  /** Of motor, fast and slow shaft, rad/s. */
  readonly motorSpeed: number;
  readonly fast: number;
  readonly slow: number;
  readonly ratioNeeded: number;
  /** Full load at the fast and the slow shaft, N m. */
  readonly highTorque: number;
  readonly lowTorque: number;
}

export function driveLine(trace: Trace, place: DrivePlace, { slot }: DecidedMotor, slip: number): DriveLine {
  const { belt, beltSpeed } = place.design;
  const { diameter } = getDrivePoint(place).pulley;
  const motor = rowOf(slot);
  const pitch = place.rules.ratioIncludesBelt ? pitchDiameter(trace, { diameter, ...belt }) : diameter;
  const slow = pulleyRotation(trace, { beltSpeed, pitchDiameter: pitch });
  if (motor === undefined) {
    const still = none(trace);
    return { pitch, motorSpeed: still, fast: still, slow, ratioNeeded: still, highTorque: still, lowTorque: still };
  }
  const { speed: motorSpeed, power } = motor;
  const fast = inputSpeed(trace, { motorSpeed, slip });
  const ratioNeeded = fast > 0 ? requiredRatio(trace, { inputSpeed: fast, pulleyRotation: slow }) : none(trace);
  const highTorque = fullLoadTorque(trace, { power, speed: motorSpeed });
  const lowTorque = ratioNeeded > 0 ? lowSpeedTorque(trace, { torque: highTorque, ratio: ratioNeeded }) : none(trace);
  return { pitch, motorSpeed, fast, slow, ratioNeeded, highTorque, lowTorque };
}
