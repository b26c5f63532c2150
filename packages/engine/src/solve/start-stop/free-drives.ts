import { accelerationAt, type SpeedReference, speedAt } from "../../parts/drives/control/reference.ts";
import type { DriveTrain } from "../../parts/drives/drive-train.ts";
import { rowOf } from "../../parts/drives/slot.ts";
import { unreferred } from "../../trace/given.ts";
import { plain } from "../../trace/reference.ts";
import { bareTrace } from "../../trace/trace.ts";
import { endsStar, motorSource, type TorqueSource, torqueAt } from "./torque-source.ts";

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

/** Force of a drive at a time since the signal and a speed of the belt, N. */
type ForceAt = (time: number, speed: number) => number;

/**
 * What a drive that follows no reference gives beside those that do: the torque of its own start, and near full speed no
 * more than its torque line. Undefined where that is not known.
 */
export function freeForce(train: DriveTrain, load: "full" | "empty"): ForceAt | undefined {
  const line = lineOf(train);
  if (line?.idleSpeed === undefined) return undefined;
  const { nominalForce, slip, idleSpeed } = line;
  const source = unreferred(train.start[load]);
  const delay = plain(train.input.startDelay);
  const fullSpeed = idleSpeed * (1 - slip);
  return (time, speed) => {
    const since = time - delay;
    if (since < 0) return 0;
    return nominalForce * Math.min(startTorque(source, since, speed / fullSpeed), (1 - speed / idleSpeed) / slip);
  };
}

/** In star until it is changed over; the moment between star and delta does not count. */
function startTorque(source: TorqueSource, since: number, share: number): number {
  const isChanged = source.kind === "motor" && source.star !== undefined && endsStar(source.star, since, share);
  return torqueAt(source, since, share, isChanged ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY);
}

const looks = 400;

/** Where a reference is steepest, and the speed it has there; of a stretch that is equally steep its middle. */
export function steepestMoment(reference: SpeedReference): { readonly time: number; readonly speed: number } {
  const end = plain(reference.time);
  const times = Array.from({ length: looks + 1 }, (_, at) => (end * at) / looks);
  const slopes = times.map((time) => accelerationAt(reference, time));
  const most = Math.max(...slopes);
  const steepest = times.filter((_, at) => (slopes[at] ?? 0) >= most * (1 - 1e-9));
  const time = steepest[Math.floor(steepest.length / 2)] ?? 0;
  return { time, speed: speedAt(reference, time) };
}
