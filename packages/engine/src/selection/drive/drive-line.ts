import { rowOf } from "../../methods/drives/slot.ts";
import { inputSpeed, pitchDiameter, pulleyRotation, requiredRatio } from "../../standards/drive-train/ratio.ts";
import { fullLoadTorque, lowSpeedTorque } from "../../standards/drive-train/torque.ts";
import type { Trace } from "../../trace/trace.ts";
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
    return { pitch, motorSpeed: 0, fast: 0, slow, ratioNeeded: 0, highTorque: 0, lowTorque: 0 };
  }
  const { speed: motorSpeed, power } = motor;
  const fast = inputSpeed(trace, { motorSpeed, slip });
  const ratioNeeded = fast > 0 ? requiredRatio(trace, { inputSpeed: fast, pulleyRotation: slow }) : 0;
  const highTorque = fullLoadTorque(trace, { power, speed: motorSpeed });
  const lowTorque = ratioNeeded > 0 ? lowSpeedTorque(trace, { torque: highTorque, ratio: ratioNeeded }) : 0;
  return { pitch, motorSpeed, fast, slow, ratioNeeded, highTorque, lowTorque };
}
