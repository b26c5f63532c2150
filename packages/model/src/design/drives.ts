import { bareTrace, type Drive as EngineDrive, reflectedMass } from "@beltwright/engine";
import type { Conveyor } from "../document/types/conveyor.ts";
import type { Drive } from "../document/types/parts.ts";
import { driveId, pulleyRadius } from "./points.ts";
import { discInertia } from "./pulley-inertia.ts";
import { degrees, percent, toSi } from "./si.ts";
import { startFactors } from "./start-factor.ts";

export function drivesOf(conveyor: Conveyor): readonly EngineDrive[] {
  return conveyor.drives.map((drive) => driveOf(conveyor, drive));
}

function driveOf(conveyor: Conveyor, drive: Drive): EngineDrive {
  const { full, empty } = startFactors(conveyor, drive);
  return {
    id: driveId(drive),
    loadShare: percent(drive.loadShare),
    ...(drive.wrapAngleMode === "Manual" ? { wrapAngle: degrees(drive.wrapAngle) } : {}),
    frictionRunning: drive.coeffofFrictionRun,
    frictionStarting: drive.coeffofFrictionStart,
    ...driveFactors(drive),
    efficiency: percent(drive.driveEff),
    installedPower: drive.noOfMotors * toSi(drive.motor.power, "kW"),
    motors: drive.noOfMotors,
    motorSelectionFactor: drive.motorSelectionFactor,
    startFactorFull: full,
    startFactorEmpty: empty,
    ...massesOf(conveyor, drive),
  };
}

function driveFactors({ driveFactorMode, driveFactorRun, driveFactorStart }: Drive) {
  if (driveFactorMode === "Auto") return {};
  return { driveFactorRunning: driveFactorRun, driveFactorStarting: driveFactorStart };
}

/** While starting, a fluid coupling may let the motor run up before the belt moves. */
function massesOf(conveyor: Conveyor, drive: Drive): Pick<EngineDrive, "equivalentMass" | "startingMass"> {
  const isDecoupled = conveyor.decoupleMotorInertia && !drive.flDirectDrive;
  const { motor } = drive;
  return {
    equivalentMass: massAtBelt(conveyor, drive, inertiaAtPulley(drive)),
    ...(isDecoupled
      ? { startingMass: massAtBelt(conveyor, drive, inertiaAtPulley({ ...drive, motor: { ...motor, momI: 0 } })) }
      : {}),
  };
}

/** An inertia as a mass at the belt; 0 where no pulley is driven, which is refused elsewhere. */
function massAtBelt({ pulls }: Conveyor, drive: Drive, inertia: number): number {
  const pull = pulls.find(({ pType, linkToDriveNo }) => pType === "Drive" && linkToDriveNo === drive.driveNo);
  if (pull === undefined || inertia === 0) return 0;
  return reflectedMass(bareTrace, { inertia, ratio: 1, pulleyRadius: pulleyRadius(pull, drive) });
}

function inertiaAtPulley(drive: Drive): number {
  const { motor, flcplgInertia, hsCplg, lsCplg, gbox, holdback, flywheelInertia, noOfMotors } = drive;
  const disc = drive.brakeType === "No Brake" ? 0 : discInertia(drive.discDia, drive.discThick);
  const isFast = drive.brakeShaft === "High speed";
  const fast = motor.momI + flcplgInertia + hsCplg.inertia + gbox.inertia + flywheelInertia + (isFast ? disc : 0);
  const slow = lsCplg.inertia + holdback.inertia + (isFast ? 0 : disc);
  return noOfMotors * (fast * gbox.ratio ** 2 + slow);
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
