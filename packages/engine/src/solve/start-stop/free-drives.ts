import { accelerationAt, type SpeedReference, speedAt } from "../../parts/drives/control/reference.ts";
import type { DriveTrain } from "../../parts/drives/drive-train.ts";
import { rowOf } from "../../parts/drives/slot.ts";
import { unreferred } from "../../trace/given.ts";
import { plain } from "../../trace/reference.ts";
import { bareTrace } from "../../trace/trace.ts";
import { coupledMotor, motorLine, ownCurve, type StartedPlace } from "./motor-of-train.ts";
import { followMotor, forceOf } from "./torque/coupled-motor.ts";
import { curveAt } from "./torque/curve.ts";
import { atRunningSpeed, withMotorLine } from "./torque/drive-curve.ts";
import {
  bypassedAt,
  endsStar,
  type MotorSource,
  motorSource,
  softLimit,
  starDeltaShare,
  type TorqueSource,
  torqueAt,
} from "./torque-source.ts";

/** The torque line of a drive near full speed. */
interface DriveLine {
  /** At full load, at the belt, N. */
  readonly nominalForce: number;
  /** Speed lost from no load to full load, as a share of that without load. */
  readonly slip: number;
  /** Of the pulley surface without load, m/s; absent: that of the others. */
  readonly idleSpeed?: number;
}

/** By motor and coupling slip and the speed of its pulley, or by droop; undefined where these are not known. */
export function lineOf({ control, slots, start, actualBeltSpeed }: DriveTrain): DriveLine | undefined {
  const nominalForce = plain(control.pulling);
  if (control.mode === "speed-control") {
    return control.droop > 0 ? { nominalForce, slip: plain(control.droop) } : undefined;
  }
  const motor = rowOf(slots.motor);
  if (motor === undefined || rowOf(slots.gearbox) === undefined) return undefined;
  const own = plain(motorSource(bareTrace, motor).fullLoadSlip);
  const slip = own + plain(start.slip);
  return slip > 0 ? { nominalForce, slip, idleSpeed: plain(actualBeltSpeed) / (1 - slip) } : undefined;
}

/** Force of a drive at rising times since the signal and speeds of the belt, N; one for every start that is followed. */
export type ForceAlong = () => (time: number, speed: number) => number;

/**
 * What a drive that follows no reference gives beside those that do: the torque of its own start, and near full speed its
 * torque line, as dynamics has them. Undefined where that is not known.
 */
export function freeForce(place: StartedPlace, train: DriveTrain): ForceAlong | undefined {
  const row = rowOf(train.slots.motor);
  const line = lineOf(train);
  if (row === undefined || line?.idleSpeed === undefined) return undefined;
  const { nominalForce } = line;
  const motor = unreferred(motorSource(bareTrace, row));
  const source = unreferred(train.start[place.load]);
  const delay = plain(train.input.startDelay);
  const coupled = coupledMotor(place, train);
  if (coupled === undefined) {
    const torqueOf = startTorque(place, train, motor, source);
    return () => (time, speed) => (time < delay ? 0 : nominalForce * torqueOf(time - delay, speed));
  }
  return () => {
    const motor = followMotor(coupled, nominalForce);
    return (time, speed) => (time < delay ? 0 : forceOf(motor, time - delay, speed));
  };
}

/**
 * Torque over full load at a time since switching on and a speed of the belt. In star until it is changed over; the moment
 * between star and delta does not count.
 */
function startTorque(place: StartedPlace, train: DriveTrain, motor: MotorSource, source: TorqueSource) {
  const line = motorLine(place, train, motor);
  const fullSpeed = plain(place.design.beltSpeed);
  const isMotor = source.kind === "motor";
  const own = isMotor ? withMotorLine(atRunningSpeed(ownCurve(motor), line.running), line) : undefined;
  return (since: number, speed: number): number => {
    const share = speed / fullSpeed;
    if (own === undefined) return Math.min(torqueAt(source, since, share), line.running + (1 - share) / line.slip);
    const torque = curveAt(own, share);
    const { soft, star } = isMotor ? source : {};
    if (star !== undefined) return torque * starDeltaShare(star, endsStar(star, since, share) ? star.gap : -1);
    return soft === undefined || share >= bypassedAt ? torque : Math.min(torque, softLimit(soft, since));
  };
}

/** Force of such a drive at a moment of a reference that the belt follows from rest. */
export function forceOnReference(along: ForceAlong, reference: SpeedReference, moment: number): number {
  const forceAt = along();
  for (let look = 1; look < looks; look += 1) {
    const time = (moment * look) / looks;
    forceAt(time, speedAt(reference, time));
  }
  return forceAt(moment, speedAt(reference, moment));
}

const looks = 400;

/** When a reference is steepest; of a stretch that is equally steep its middle. */
export function steepestMoment(reference: SpeedReference): number {
  const end = plain(reference.time);
  const times = Array.from({ length: looks + 1 }, (_, at) => (end * at) / looks);
  const slopes = times.map((time) => accelerationAt(reference, time));
  const most = Math.max(...slopes);
  const steepest = times.filter((_, at) => (slopes[at] ?? 0) >= most * (1 - 1e-9));
  return steepest[Math.floor(steepest.length / 2)] ?? 0;
}
