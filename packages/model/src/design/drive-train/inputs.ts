import type {
  Choice,
  ComponentRow,
  DriveBrake,
  DriveDesign,
  DriveRules,
  DriveTrainInput,
  Ramp,
} from "@beltwright/engine";
import { adopted, bareTrace, constant, isEqual, isZero, type Trace } from "@beltwright/engine";
import type { Conveyor } from "../../document/types/conveyor.ts";
import type { Drive } from "../../document/types/parts.ts";
import { newConveyorDefaults as start } from "../../reference/new-conveyor.ts";
import { driveId } from "../points.ts";
import { millimetres, percent } from "../si.ts";
import { brakeRow, couplingRow, fluidCouplingRow, gearboxRow, holdbackRow, motorRow, starterRow } from "./component.ts";
import { controlInput, groupControlInput, rampShapes, stopTimeOf } from "./control.ts";

/** The drives of a conveyor that turn a pulley, with everything their components are decided on. */
export function driveDesignOf(conveyor: Conveyor, trace: Trace = bareTrace): DriveDesign {
  const driving = conveyor.drives.filter(({ driveNo }) =>
    conveyor.pulls.some(({ pType, linkToDriveNo }) => pType === "Drive" && linkToDriveNo === driveNo),
  );
  return { drives: driving.map((drive) => inputOf(conveyor, drive, trace)), rules: rulesOf(conveyor, trace) };
}

type Mode = "Auto" | "Manual";

/** A component without its main figure was not chosen yet. */
function choiceOf<Row extends ComponentRow>(mode: Mode, category: string, row: Row, isGiven: boolean): Choice<Row> {
  if (mode === "Manual") return isGiven ? { kind: "manual", row } : { kind: "manual" };
  return {
    kind: "auto",
    ...(category === "" || category === "All" ? {} : { category }),
    ...(isGiven ? { current: row } : {}),
  };
}

function inputOf(conveyor: Conveyor, drive: Drive, trace: Trace): DriveTrainInput {
  trace.place = { driveId: driveId(drive) };
  const { motor, gbox, hsCplg, lsCplg, holdback, starter } = drive;
  const brake = brakeOf(conveyor, drive, trace);
  return {
    driveId: driveId(drive),
    motor: choiceOf(drive.selectMotorMode, drive.motorCategory, motorRow(motor, trace), motor.power > 0),
    supply: { voltage: motor.voltage, poles: motor.poles, frequency: motor.freq },
    fluidCoupling: fluidCouplingOf(drive, trace),
    fluidCouplingInertia: drive.flcplgInertia,
    fluidMass: drive.flcplgOilMass,
    metalMass: drive.flcplgMetalMass,
    gearbox: choiceOf(drive.selectGBoxMode, drive.gboxCategory, gearboxRow(gbox, trace), gbox.ratio > 0),
    gearboxServiceFactor: drive.gBoxServiceFactor,
    ratioTolerance: percent(drive.gBoxRatioTol),
    highSpeedCoupling: choiceOf(
      drive.selectHSCplgMode,
      drive.hsCplgCategory,
      couplingRow(hsCplg, trace),
      hsCplg.torque > 0,
    ),
    highSpeedServiceFactor: drive.hsCplgServiceFactor,
    lowSpeedCoupling: choiceOf(
      drive.selectLSCplgMode,
      drive.lsCplgCategory,
      couplingRow(lsCplg, trace),
      lsCplg.torque > 0,
    ),
    lowSpeedServiceFactor: drive.lsCplgServiceFactor,
    holdback: holdbackOf(drive, holdbackRow(holdback, trace)),
    holdbackServiceFactor: drive.holdBackServiceFactor,
    holdbacks: drive.noOfHoldBacks,
    holdbackShaft: drive.holdBackShaft === "High speed" ? "high-speed" : "low-speed",
    ...(brake === undefined ? {} : { brake }),
    starter: choiceOf(
      drive.selectStarterMode,
      drive.starterCategory,
      starterRow(starter, trace),
      starter.starterPts.length > 1,
    ),
    flywheelInertia: drive.flywheelInertia,
    startDelay: drive.startDelay,
    stopDelay: drive.stopDelay,
    ...controlInput(drive),
  };
}

/** A Manual coupling without power is none: the drive is direct. */
function fluidCouplingOf(drive: Drive, trace: Trace): DriveTrainInput["fluidCoupling"] {
  const { flDirectDrive, selectFLCplgMode, flcplgCategory, flcplg } = drive;
  const isNone = flDirectDrive || (selectFLCplgMode === "Manual" && isZero(flcplg.power));
  return isNone
    ? { kind: "none" }
    : choiceOf(selectFLCplgMode, flcplgCategory, fluidCouplingRow(flcplg, trace), flcplg.power > 0);
}

/** No holdbacks, or a Manual one without torque, is a drive without. */
function holdbackOf(drive: Drive, row: ReturnType<typeof holdbackRow>): DriveTrainInput["holdback"] {
  const { noOfHoldBacks, selectHoldBackMode, holdBackCategory } = drive;
  if (isZero(noOfHoldBacks) || (selectHoldBackMode === "Manual" && isZero(row.torque))) return { kind: "none" };
  return choiceOf(selectHoldBackMode, holdBackCategory, row, row.torque > 0);
}

/** The brake of a drive; a torque typed at the drive pulley itself comes before it. */
function brakeOf({ pulls }: Conveyor, drive: Drive, trace: Trace): DriveBrake | undefined {
  const { brakeType, brake } = drive;
  const hasOwn = pulls.some(
    (pull) =>
      pull.pType === "Drive" &&
      pull.linkToDriveNo === drive.driveNo &&
      pull.brakeType !== "No Brake" &&
      pull.brakeTorque > 0,
  );
  if (brakeType === "No Brake" || hasOwn) return undefined;
  const row = brakeRow(brake, trace);
  return {
    caliper: choiceOf(drive.selectBrakeMode, drive.brakeCategory, row, row.smallestForce > 0),
    ...(drive.brakeTorqueLSS > 0 ? { torque: drive.brakeTorqueLSS } : {}),
    shaft: drive.brakeShaft === "High speed" ? "high-speed" : "low-speed",
    ...(drive.noOfCalipers > 0 ? { calipers: drive.noOfCalipers } : {}),
    control: brakeType === "Speed-Time" ? "controlled" : "constant-torque",
    friction: drive.brakeFriction,
    ...(drive.frictionSpread > 0 ? { frictionSpread: percent(drive.frictionSpread) } : {}),
    discMode: drive.selectDiscMode === "Auto" ? "auto" : "manual",
    discDiameter: millimetres(drive.discDia),
    discThickness: millimetres(drive.discThick),
    discs: drive.noOfDiscs,
    discMaterial: drive.discMaterial === "Cast iron" ? "cast-iron" : "steel",
    pads: drive.brakePads === "Sintered" ? "sintered" : "organic",
    wear: millimetres(drive.brakeWear),
    ambient: drive.brakeAmbient,
    consecutiveStops: drive.brakeConsecutiveStops,
    stopsPerHour: drive.brakeStopsPerHour,
    delay: drive.brakeDelay,
    rampTime: drive.brakeRampTime,
  };
}

/** Motors are rated for this air, °C. */
const ratedAir = 40;
const motorAir = adopted("motors are rated for air of 40 degC");

function rulesOf(conveyor: Conveyor, trace: Trace): DriveRules {
  const { startupFactor, startupFactorFull, startupFactorEmpty, upstreamStopTime, maxTemp } = conveyor;
  const full = isZero(startupFactorFull) ? startupFactor : startupFactorFull;
  const empty = isZero(startupFactorEmpty) ? startupFactor : startupFactorEmpty;
  const isUsualAir = isEqual(maxTemp, start.maxTemp);
  const ramp = rampOf(conveyor);
  return {
    ...(full > 0 ? { startFactorFull: percent(full) } : {}),
    ...(empty > 0 ? { startFactorEmpty: percent(empty) } : {}),
    ...(ramp === undefined ? {} : { ramp }),
    control: groupControlInput(conveyor, trace),
    isMotorDecoupled: conveyor.decoupleMotorInertia,
    designStopTime: stopTimeOf(conveyor, trace),
    brakes: {
      holdFactor: conveyor.brakeHoldFactor,
      out: conveyor.brakesOut,
      restHolds: percent(conveyor.brakesOutHold),
      restGives: percent(conveyor.brakesOutTorque),
    },
    ...(upstreamStopTime > 0 ? { upstreamStopTime } : {}),
    ratioIncludesBelt: conveyor.ratioIncludesBelt,
    // The warmth a conveyor starts with says nothing of its motors: only another one derates them.
    site: { altitude: conveyor.altitude, temperature: isUsualAir ? constant(trace, ratedAir, motorAir) : maxTemp },
  };
}

/** s; what is shorter is no ramp. */
const shortestRamp = 0.01;

function rampOf({ rampType, rampTime, rampJerkTime, dwellTime, dwellSpeed }: Conveyor): Ramp | undefined {
  if (rampTime < shortestRamp) return undefined;
  return {
    shape: rampShapes[rampType],
    time: rampTime,
    jerkTime: rampJerkTime,
    dwellTime,
    dwellSpeed: percent(dwellSpeed),
  };
}
