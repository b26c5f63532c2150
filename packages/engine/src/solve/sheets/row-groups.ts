import { driveColumns, rows } from "./rows.ts";
import { as, unnamed } from "./sheet.ts";

/** Mass flow, speed, width and fill, with load and belt as a standard calls them. */
export const flowRows = (load: string, belt: string) => [
  rows.massFlow,
  rows.beltSpeed,
  rows.beltWidth,
  as(load, rows.lineLoad),
  as(belt, rows.beltMass),
  rows.fillRatio,
];

const motionNames = [
  rows.startAcceleration,
  rows.startTime,
  rows.stopTime,
  rows.coastingTime,
  rows.brakeForce,
  rows.runback,
] as const;
/** Starting, stopping and holding as DIN 22101 names them. */
export const motion = [rows.startFactor, rows.startPull, ...motionNames];
/** The same of a standard that has no rule of its own for the pull of a start, or names it elsewhere. */
export const motionAlone = unnamed(...motionNames, rows.largestTransient);

export const takeUp = [rows.takeUpTension, rows.takeUpMass, rows.requiredMass];
export const sag = [rows.allowedSagCarry, rows.sagCarry, rows.allowedSagReturn, rows.sagReturn];
export const beltByRating = unnamed(
  rows.strength,
  rows.rating,
  rows.requiredRating,
  rows.tensionRise,
  rows.runningSafety,
  rows.transientSafety,
);

/** Symbols of the two sides of a drive in a standard. */
interface SidesOfDrive {
  readonly pull: string;
  readonly requiredSlack: string;
  readonly slack: string;
  readonly tight: string;
}

/** Every drive with its pull, what it needs against slip, and both sides of its belt. */
export const driveSides = ({ pull, requiredSlack, slack, tight }: SidesOfDrive) => [
  as(pull, driveColumns.pull),
  driveColumns.wrapFactor,
  as(requiredSlack, driveColumns.requiredSlack),
  as(slack, driveColumns.slack),
  as(tight, driveColumns.tight),
];
