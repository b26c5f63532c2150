import type { DriveTrain } from "../parts/drives/drive-train.ts";
import { rowOf } from "../parts/drives/slot.ts";
import { motorMassOf } from "../solve/start-stop/motor-of-train.ts";
import type { Curve } from "../solve/start-stop/torque/curve.ts";
import { motorCurve } from "../solve/start-stop/torque/motor-curve.ts";
import { motorSource, type TimePoint, type TorquePoint, type TorqueSource } from "../solve/start-stop/torque-source.ts";
import { isZero } from "../trace/reference.ts";
import { bareTrace, type Trace } from "../trace/trace.ts";
import type { DynamicDrive, Starter } from "./dynamic-input.ts";

/** A drive as its components make it, those that Auto chose included: the same that statics started and stopped with. */
export function driveOfTrain(trace: Trace, train: DriveTrain, load: "full" | "empty"): DynamicDrive {
  const { driveId, slots, input } = train;
  const motor = motorOf(train);
  const starter = starterOf(train, train.start[load], motor);
  const motorMass = motorMassOf(trace, train);
  const isHeld = rowOf(slots.holdback) !== undefined;
  return {
    driveId,
    ...(starter === undefined ? {} : { starter }),
    ...(motor === undefined ? {} : { motorSlip: motor.slip / (1 - motor.slip), breakdownTorque: motor.breakdown }),
    ...(motorMass === undefined ? {} : { motorMass }),
    startDelay: input.startDelay,
    stopDelay: input.stopDelay,
    // A holdback that is still to be chosen is there where the belt would roll back.
    ...(isHeld ? { hasHoldback: true } : {}),
    ...(isZero(input.holdbacks) ? { hasHoldback: false } : {}),
  };
}

interface MotorNumbers {
  /** At full load. */
  readonly slip: number;
  readonly breakdown: number;
  readonly lockedRotor: number;
}

function motorOf({ slots }: DriveTrain): MotorNumbers | undefined {
  const row = rowOf(slots.motor);
  const source = row && motorSource(bareTrace, row);
  if (source?.kind !== "motor") return undefined;
  const { fullLoadSlip: slip, breakdown, lockedRotor } = source;
  return { slip, breakdown, lockedRotor };
}

/** Undefined where the start factor of the design is all there is to know. */
function starterOf(
  { start, slots }: DriveTrain,
  source: TorqueSource,
  motor: MotorNumbers | undefined,
): Starter | undefined {
  if (source.kind === "factor") return undefined;
  if (start.followed !== undefined) return followed(start.followed, rowOf(slots.motor)?.breakdownTorque ?? 0);
  if (source.kind === "torque-speed") return { kind: "torque-speed", curve: torqueCurve(source.points) };
  if (motor === undefined) return undefined;
  if (source.kind === "motor") {
    const { soft, star } = source;
    const curve = motorCurve(motor);
    return {
      kind: "torque-speed",
      curve,
      ...(soft === undefined ? {} : { soft }),
      ...(star === undefined ? {} : { star }),
    };
  }
  const { peak: peakTorque, twoSecond: twoSecondTorque } = source;
  // A coupling without slip is none that could be followed: its largest torque is what is known of it.
  return start.slip > 0
    ? { kind: "fluid-coupling", motor: motorCurve(motor), slip: start.slip, peakTorque, twoSecondTorque }
    : undefined;
}

function followed(points: readonly TimePoint[], largestTorque: number): Starter {
  const curve = { x: points.map(({ time }) => time), y: points.map(({ speed }) => speed) };
  return { kind: "speed-time", curve, ...(largestTorque > 0 ? { largestTorque } : {}) };
}

function torqueCurve(points: readonly TorquePoint[]): Curve {
  return { x: points.map(({ speed }) => speed), y: points.map(({ torque }) => torque) };
}
