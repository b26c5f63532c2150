import {
  constant,
  driveLineInertia,
  type Drive as EngineDrive,
  fastShaftInertia,
  isZero,
  type Lagging,
  motorsPower,
  none,
  type PulleyCondition,
  pulleyFriction,
  pulleyFrictionSource,
  reflectedMass,
  slowShaftInertia,
  type Trace,
} from "@beltwright/engine";
import type { Conveyor } from "../document/types/conveyor.ts";
import type { Drive } from "../document/types/parts.ts";
import { driveId, onPulley, pointId, pulleyRadius } from "./points.ts";
import { discInertia } from "./pulley-inertia.ts";
import { degrees, percent, toSi } from "./si.ts";
import { startFactors } from "./start-factor.ts";

export function drivesOf(conveyor: Conveyor, trace: Trace): readonly EngineDrive[] {
  return conveyor.drives.map((drive) => driveOf(conveyor, drive, trace));
}

/** Where nobody typed shares, drives begin with those of their motors, and these decide once they are known. */
function shareOf({ drives }: Conveyor, drive: Drive): Pick<EngineDrive, "loadShare" | "isShareAutomatic"> {
  const isTyped = drives.some(({ loadShare }) => loadShare > 0);
  return isTyped ? { loadShare: percent(drive.loadShare) } : { loadShare: drive.noOfMotors, isShareAutomatic: true };
}

function driveOf(conveyor: Conveyor, drive: Drive, trace: Trace): EngineDrive {
  trace.place = { driveId: driveId(drive) };
  const { full, empty } = startFactors(conveyor, drive, trace);
  return {
    id: driveId(drive),
    ...shareOf(conveyor, drive),
    ...(drive.wrapAngleMode === "Manual" ? { wrapAngle: degrees(drive.wrapAngle) } : {}),
    ...frictionOf(drive, trace),
    ...driveFactors(drive),
    efficiency: percent(drive.driveEff),
    installedPower: motorsPower(trace, { motors: drive.noOfMotors, motorPower: toSi(drive.motor.power, "kW") }),
    motors: drive.noOfMotors,
    motorSelectionFactor: drive.motorSelectionFactor,
    startFactorFull: full,
    startFactorEmpty: empty,
    ...massesOf(conveyor, drive, trace),
  };
}

/** Friction as typed; 0 takes the least that lagging and condition of the pulley give. */
function frictionOf(drive: Drive, trace: Trace): Pick<EngineDrive, "frictionRunning" | "frictionStarting" | "surface"> {
  const surface = surfaceOf(drive);
  const least = constant(trace, pulleyFriction[surface.condition][surface.lagging].least, pulleyFrictionSource);
  const { coeffofFrictionRun, coeffofFrictionStart } = drive;
  return {
    frictionRunning: coeffofFrictionRun > 0 ? coeffofFrictionRun : least,
    frictionStarting: coeffofFrictionStart > 0 ? coeffofFrictionStart : least,
    surface,
  };
}

function surfaceOf({ lagging, pulleyCondition }: Drive): NonNullable<EngineDrive["surface"]> {
  return { lagging: laggingOf(lagging), condition: conditionOf(pulleyCondition) };
}

function laggingOf(words: string): Lagging {
  if (/ceramic/i.test(words)) return "ceramic";
  if (/urethane/i.test(words)) return "polyurethane";
  return /none|bare|steel/i.test(words) ? "bare" : "rubber";
}

function conditionOf(words: string): PulleyCondition {
  if (/dirt|mud|clay/i.test(words)) return "dirty-wet";
  return /dry/i.test(words) ? "dry" : "clean-wet";
}

function driveFactors({ driveFactorMode, driveFactorRun, driveFactorStart }: Drive) {
  if (driveFactorMode === "Auto") return {};
  return { driveFactorRunning: driveFactorRun, driveFactorStarting: driveFactorStart };
}

/** While starting, a fluid coupling may let the motor run up before the belt moves. */
function massesOf(
  conveyor: Conveyor,
  drive: Drive,
  trace: Trace,
): Pick<EngineDrive, "equivalentMass" | "startingMass"> {
  const { motor, flDirectDrive } = drive;
  const alone = { ...drive, motor: { ...motor, momI: none(trace) } };
  const isDecoupled = conveyor.decoupleMotorInertia && !flDirectDrive;
  const startingMass = isDecoupled ? { startingMass: massAtBelt(conveyor, alone, trace) } : {};
  return { ...startingMass, equivalentMass: massAtBelt(conveyor, drive, trace) };
}

/** Inertia of a drive as a mass at the belt; 0 where no pulley is driven, which is refused elsewhere. */
function massAtBelt({ pulls }: Conveyor, drive: Drive, trace: Trace): number {
  const pull = pulls.find(({ pType, linkToDriveNo }) => pType === "Drive" && linkToDriveNo === drive.driveNo);
  if (pull === undefined) return none(trace);
  const inertia = inertiaAtPulley(drive, trace);
  if (isZero(inertia)) return none(trace);
  trace.place = { driveId: driveId(drive), pointId: pointId(pull) };
  return reflectedMass(trace, { inertia, ratio: onPulley(trace), pulleyRadius: pulleyRadius(pull, drive, trace) });
}

function inertiaAtPulley(drive: Drive, trace: Trace): number {
  const { motor, flcplgInertia, hsCplg, lsCplg, gbox, holdback, flywheelInertia, noOfMotors } = drive;
  const nothing = none(trace);
  const disc = drive.brakeType === "No Brake" ? nothing : discInertia(drive, trace);
  const isFast = drive.brakeShaft === "High speed";
  const fastInertia = fastShaftInertia(trace, {
    motorInertia: motor.momI,
    fluidCouplingInertia: flcplgInertia,
    fastCouplingInertia: hsCplg.inertia,
    gearboxInertia: gbox.inertia,
    flywheelInertia,
    fastDiscInertia: isFast ? disc : nothing,
  });
  const slowInertia = slowShaftInertia(trace, {
    slowCouplingInertia: lsCplg.inertia,
    holdbackInertia: holdback.inertia,
    slowDiscInertia: isFast ? nothing : disc,
  });
  return driveLineInertia(trace, { lines: noOfMotors, fastInertia, gearRatio: gbox.ratio, slowInertia });
}

export const drivePaths = {
  "drives[].loadShare": "drives[].loadShare",
  "drives[].wrapAngle": "drives[].wrapAngle",
  "drives[].frictionRunning": "drives[].coeffofFrictionRun",
  "drives[].frictionStarting": "drives[].coeffofFrictionStart",
  "drives[].driveFactorRunning": "drives[].driveFactorRun",
  "drives[].driveFactorStarting": "drives[].driveFactorStart",
  "drives[].startingMass": "drives[].gbox.inertia",
  "drives[].efficiency": "drives[].driveEff",
  "drives[].installedPower": "drives[].motor.power",
  "drives[].motors": "drives[].noOfMotors",
  "drives[].motorSelectionFactor": "drives[].motorSelectionFactor",
  "drives[].startFactorFull": "startupFactorFull",
  "drives[].startFactorEmpty": "startupFactorEmpty",
  "drives[].equivalentMass": "drives[].motor.momI",
} as const;
