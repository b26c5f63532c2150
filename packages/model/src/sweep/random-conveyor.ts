import { newConveyor, newDrive } from "../document/new-conveyor.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import type { Drive, Pull } from "../document/types/parts.ts";
import { logarithmic, numberStream, pick } from "./number-stream.ts";

/** What a random conveyor was made for. */
interface SweepDuty {
  /** t/h, mm, m/s, m, m and kW. */
  readonly capacity: number;
  readonly beltWidth: number;
  readonly beltSpeed: number;
  readonly length: number;
  readonly lift: number;
  readonly power: number;
}

const widths = [400, 500, 650, 800, 1000, 1200, 1400, 1600, 1800, 2000, 2200, 2400, 2600, 2800, 3000];

/**
 * A realistic conveyor made from a seed, everything in Auto: 100 to 10 000 t/h, 400 to 3000 mm, 5 to 5000 kW, rising,
 * level and falling, one or two drive pulleys with up to three motors each. For sweeps of automatic selection.
 */
export function randomConveyor(seed: number): { readonly conveyor: Conveyor; readonly duty: SweepDuty } {
  const next = numberStream(seed);
  for (;;) {
    const duty = randomDuty(next);
    if (duty !== undefined) return { conveyor: conveyorFor(duty, next), duty };
  }
}

/** Bulk density of the default material, t/m³, and area of a full 35° trough over width squared. */
const density = 1.4;
const areaShare = 0.115;

/** Undefined where length or width fall out of the ordinary. */
function randomDuty(next: () => number): SweepDuty | undefined {
  const capacity = logarithmic(next, 100, 10_000);
  const power = logarithmic(next, 5, 5000);
  const beltSpeed = Math.round((1 + 5 * next() * Math.min(1, capacity / 1500 + 0.3)) * 20) / 20;
  const least = 1000 * Math.sqrt(capacity / 3600 / density / beltSpeed / areaShare);
  const beltWidth = widths.find((width) => width >= least * (1 + 0.4 * next()));
  const slope = pick(next, [0, 0, 0.03, 0.06, 0.1, 0.15, 0.2, -0.05, -0.12]);
  // Friction of 0.022 on load, belt and idlers together of about 1.6 times the load, and the lift.
  const perMetre = (capacity / 3.6) * (9.81 / 1000) * (0.036 + slope);
  if (beltWidth === undefined || Math.abs(perMetre) < 1e-6) return undefined;
  const length = power / Math.abs(perMetre);
  if (length < 15 || length > 8000) return undefined;
  const lift = length * slope;
  if (Math.abs(lift) > 400) return undefined;
  return { capacity, beltWidth, beltSpeed, length, lift, power };
}

function conveyorFor(duty: SweepDuty, next: () => number): Conveyor {
  const start = newConveyor();
  const lines = Math.max(1, Math.ceil((1.15 * duty.power) / logarithmic(next, 200, 1000)));
  const isTwo = lines > 3 || (duty.power > 300 && next() < 0.3);
  const motors = Math.min(3, Math.ceil(lines / (isTwo ? 2 : 1)));
  const perMotor = (1.15 * duty.power) / motors / (isTwo ? 2 : 1);
  const kind = driveKind(duty, perMotor, next);
  const numbers = isTwo ? [1, 2] : [1];
  return {
    ...start,
    beltSpeedInp: duty.beltSpeed,
    beltWidthInp: duty.beltWidth,
    capacityInp: Math.round(duty.capacity),
    pulls: start.pulls.map((pull) => placed(pull, duty, perMotor * motors, isTwo)),
    drives: numbers.map((driveNo) => driveFor(driveNo, motors, kind)),
  };
}

interface DriveKind {
  readonly isDirect: boolean;
  readonly poles: number;
  readonly voltage: number;
  readonly hasBrake: boolean;
}

function driveKind(duty: SweepDuty, perMotor: number, next: () => number): DriveKind {
  return {
    isDirect: perMotor < 30 || next() < 0.3,
    poles: pick(next, [4, 4, 4, 6]),
    voltage: perMotor > 450 ? 3300 : 415,
    hasBrake: duty.lift < 0 || next() < 0.2,
  };
}

function driveFor(driveNo: number, noOfMotors: number, kind: DriveKind): Drive {
  const start = newDrive(driveNo);
  return {
    ...start,
    noOfMotors,
    loadShare: driveNo === 1 ? 60 : 40,
    wrapAngleMode: "Manual",
    wrapAngle: 200,
    flDirectDrive: kind.isDirect,
    selectFLCplgMode: kind.isDirect ? "Manual" : "Auto",
    motor: { ...start.motor, poles: kind.poles, voltage: kind.voltage },
    brakeType: kind.hasBrake ? "Constant Torque Brake" : "No Brake",
    discDia: 1000,
    discThick: 40,
  };
}

/** The loop of a new conveyor stretched to the length and lift, its head pulley and shaft grown to the torque. */
function placed(pull: Pull, duty: SweepDuty, drivePower: number, isTwo: boolean): Pull {
  const { length, lift, beltSpeed } = duty;
  const isLow = pull.z < 6 && pull.pType !== "Tail" && pull.pType !== "Hopper";
  const head = pull.x > 90 ? pull.x - 100 : undefined;
  const x = head === undefined ? (pull.x / 100) * length : length + head;
  const along = head === undefined ? (lift * x) / length : lift;
  const below = pull.pType === "Takeup" ? -6 : isLow || pull.pType === "Bend" ? -0.9 : 0;
  const torque = (drivePower / beltSpeed) * 500;
  const shellDia = pull.pType === "Drive" ? shellFor(torque) : pull.shell.shellDia;
  const brgDia = Math.ceil(Math.max(60, 1000 * ((16 * torque) / Math.PI / 30e6) ** (1 / 3)) / 10) * 10;
  const isTailDrive = isTwo && pull.pType === "Tail";
  return {
    ...pull,
    x,
    z: along + below,
    capacityInp: pull.pType === "Hopper" ? Math.round(duty.capacity) : pull.capacityInp,
    ...(isTailDrive ? { pType: "Drive", linkToDriveNo: 2 } : {}),
    shell: { ...pull.shell, shellDia: isTailDrive ? shellFor(torque) : shellDia },
    shaft: { ...pull.shaft, brgDia, dia: brgDia + 20 },
  };
}

/** Head pulley by torque, mm. */
function shellFor(torque: number): number {
  const ladder = [400, 500, 630, 800, 1000, 1250, 1400, 1600];
  const wanted = 400 + 180 * Math.log10(Math.max(1, torque / 500)) * 2;
  return ladder.find((one) => one >= wanted) ?? 1600;
}
