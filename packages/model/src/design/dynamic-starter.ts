import { bareTrace, type Curve, type DynamicDrive, motorCurve, reflectedMass, type Starter } from "@beltwright/engine";
import type { Conveyor } from "../document/types/conveyor.ts";
import type { Drive } from "../document/types/parts.ts";
import { pulleyRadius } from "./points.ts";
import { percent } from "./si.ts";

/** Torques of motors whose catalogue gives none, and slip where poles and speed do not tell. */
const usual = { lockedRotor: 1.8, breakdown: 2.5, slip: 0.01 };

/**
 * How a drive starts: a typed start factor comes before the starter, the fluid coupling and the motor, in that order.
 * Undefined where the start factor of the design is all there is to know.
 */
export function starterOf(conveyor: Conveyor, drive: Drive): Starter | undefined {
  const { startupFactor, startupFactorFull, startupFactorEmpty } = conveyor;
  if (startupFactor > 0 || startupFactorFull > 0 || startupFactorEmpty > 0) return undefined;
  if (drive.starter.starterPts.length > 1) return typedStarter(drive);
  const { flDirectDrive, flcplg, motor } = drive;
  if (!flDirectDrive && flcplg.peakTorque > 0 && flcplg.slip > 0) {
    return {
      kind: "fluid-coupling",
      motor: curveOf(drive),
      slip: percent(flcplg.slip),
      peakTorque: percent(flcplg.peakTorque),
      ...(flcplg.twoSecTorque > 0 ? { twoSecondTorque: percent(flcplg.twoSecTorque) } : {}),
    };
  }
  return motor.lrTorque > 0 && motor.bdTorque > 0 ? { kind: "torque-speed", curve: curveOf(drive) } : undefined;
}

/** What dynamics knows of the motor beside its starter. */
export function motorOf(conveyor: Conveyor, drive: Drive): Partial<DynamicDrive> {
  const { motor, gbox, noOfMotors } = drive;
  const pull = conveyor.pulls.find(({ pType, linkToDriveNo }) => pType === "Drive" && linkToDriveNo === drive.driveNo);
  const radius = pull === undefined ? 0 : pulleyRadius(pull, drive, bareTrace);
  const inertia = noOfMotors * motor.momI;
  const { slip, breakdown } = motorNumbers(drive);
  return {
    motorSlip: slip / (1 - slip),
    breakdownTorque: breakdown,
    ...(radius > 0 && inertia > 0 && gbox.ratio > 0
      ? { motorMass: reflectedMass(bareTrace, { inertia, ratio: gbox.ratio, pulleyRadius: radius }) }
      : {}),
  };
}

function typedStarter({ starter, motor }: Drive): Starter {
  const { starterPts, type } = starter;
  if (type === "Torque-Speed") {
    const points = starterPts.toSorted((a, b) => a.speed - b.speed);
    return { kind: "torque-speed", curve: curve(points, "speed", "torque") };
  }
  const points = starterPts.toSorted((a, b) => a.time - b.time);
  const x = points.map(({ time }) => time);
  const y = points.map(({ speed }) => percent(speed));
  const most = motor.bdTorque > 0 ? { largestTorque: percent(motor.bdTorque) } : {};
  return { kind: "speed-time", curve: { x, y }, ...most };
}

type StarterPoint = Drive["starter"]["starterPts"][number];

function curve(points: readonly StarterPoint[], x: keyof StarterPoint, y: keyof StarterPoint): Curve {
  return { x: points.map((point) => percent(point[x])), y: points.map((point) => percent(point[y])) };
}

function curveOf(drive: Drive): Curve {
  return motorCurve(motorNumbers(drive));
}

/** Full-load slip and torques over full load. */
function motorNumbers({ motor }: Drive) {
  const synchronous = motor.poles > 0 ? (120 * motor.freq) / motor.poles : 0;
  const slip = synchronous > motor.speed && motor.speed > 0 ? (synchronous - motor.speed) / synchronous : usual.slip;
  return {
    slip: Math.min(0.2, Math.max(1e-3, slip)),
    breakdown: motor.bdTorque > 0 ? percent(motor.bdTorque) : usual.breakdown,
    lockedRotor: motor.lrTorque > 0 ? percent(motor.lrTorque) : usual.lockedRotor,
  };
}
