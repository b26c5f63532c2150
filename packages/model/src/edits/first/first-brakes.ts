import type { MachineSolution } from "@beltwright/engine";
import type { Conveyor } from "../../document/types/conveyor.ts";
import type { Drive, Pull } from "../../document/types/parts.ts";
import type { LayoutChoice } from "../../layouts/choose-layout.ts";

/** A brake under control on the low-speed shaft. */
export const slowBrake = { brakeType: "Speed-Time", brakeShaft: "Low speed", brakePads: "Sintered" } as const;
/** Mean decelerations that spare belt and grip, m/s², and steps of the time to stop, s. */
const [gentlest, quickest, stopStep] = [0.05, 0.2, 5];
/** A load that drives the belt heats its brakes all the while it stops. */
const gentlestDownhill = 0.1;
/** From such a share of its pull on it does. */
const muchHeld = 0.3;
/** What stopping may add to the pull of the belt, as a share of it. */
const addedByStop = 0.3;

/** What the belt was found to do. */
interface Found extends Pick<MachineSolution, "findings" | "machine"> {
  /** Whether calipers are chosen from a library; else the torque is typed that they would have to give. */
  readonly hasRows: boolean;
}

/** Brakes under control at the upper end of a belt that may run by itself (handbook 15.18), and drives that hold it. */
export function withBrakes(conveyor: Conveyor, { brake, layout, estimate }: LayoutChoice, found?: Found): Conveyor {
  if (brake === "none" && !isHeld(conveyor) && !isRunaway(found)) return conveyor;
  // Where no holdback may stand, brakes on the drives keep the belt from running back.
  const isUphill = conveyor.reversible && brake === "none";
  const isOnDrive = isUphill ? () => true : brakeOnDrive(conveyor, layout);
  const drives = conveyor.drives.map(
    (drive): Drive => ({
      ...drive,
      ...(isUphill ? {} : { brakingMode: "Regenerative" }),
      ...(isOnDrive(drive) ? { ...slowBrake, brakeTorqueLSS: torqueOf(drive, found) } : {}),
    }),
  );
  const designStopTime = Math.max(conveyor.designStopTime, stopTime(conveyor.beltSpeedInp, estimate));
  // A brake on a pulley is one, and none is left with it out: a finding says that nobody checks that.
  const hasBrakes = drives.some(isOnDrive);
  const brakesOut = hasBrakes ? brakesThatMayFail(conveyor, found) : 0;
  const held = { ...conveyor, designStopTime, brakeControlBackup: true, brakesOut, drives };
  return found === undefined || hasBrakes ? held : withTailBrake(held, found);
}

function stopTime(beltSpeed: number, { pull, hold, movingMass }: LayoutChoice["estimate"]): number {
  const deceleration = (addedByStop * Math.max(pull, hold)) / movingMass;
  const least = hold > muchHeld * pull ? gentlestDownhill : gentlest;
  const time = beltSpeed / Math.min(quickest, Math.max(least, deceleration));
  return stopStep * Math.ceil(time / stopStep);
}

const isHeld = ({ drives, reversible }: Conveyor) =>
  drives.some(
    ({ brakingMode, brakeType }) => brakingMode === "Regenerative" || (reversible && brakeType === slowBrake.brakeType),
  );

const runaways: ReadonlySet<string> = new Set(["brake-needed", "does-not-stop", "holdback-left-out"]);

function isRunaway(found: Found | undefined): boolean {
  return found?.findings.some(({ severity, code }) => severity === "error" && runaways.has(code)) ?? false;
}

function torqueOf({ driveNo, brakeTorqueLSS }: Drive, found: Found | undefined): number {
  if (found === undefined) return brakeTorqueLSS;
  const train = found.machine.drives.find(({ driveId }) => driveId === String(driveNo));
  return found.hasRows || train === undefined ? 0 : torqueAbove(train.brake.requiredTorque);
}

/**
 * One where drives brake a belt which drives itself: a single disc becomes two (handbook 3.13). Only brakes that are
 * chosen from a library become as many and as strong as that asks for.
 */
function brakesThatMayFail({ brakesOut }: Conveyor, found: Found | undefined): number {
  if (found?.hasRows !== true || found.machine.startStop?.runaway === undefined) return brakesOut;
  const isBraked = found.machine.drives.some(({ brake }) => (brake.disc?.discs ?? 0) > 0);
  return isBraked ? Math.max(1, brakesOut) : brakesOut;
}

/** Those at the tail; where nothing but a take-up stands there, those at the head. */
function brakeOnDrive({ pulls }: Conveyor, layout: LayoutChoice["layout"]): (drive: Drive) => boolean {
  const hasTail = layout.endsWith("tail");
  const isTailFree = pulls.some(({ pType }) => pType === "Tail");
  return ({ driveType }) => (hasTail ? driveType === "Tail" : !isTailFree);
}

/** A brake on the tail pulley as strong as all drives together would need. */
function withTailBrake(conveyor: Conveyor, { machine }: Found): Conveyor {
  const pulls = conveyor.pulls.map((pull): Pull => {
    if (pull.pType !== "Tail") return pull;
    const radius = pull.shell.shellDia / 2000 + pull.shell.laggingThick / 1000;
    const needed = radius * missingForce(conveyor, machine) + pull.brakeTorque;
    const isRight = pull.brakeTorque >= needed && needed > 0.8 * pull.brakeTorque;
    return { ...pull, brakeType: "Speed-Time", brakeTorque: isRight ? pull.brakeTorque : torqueAbove(needed) };
  });
  return { ...conveyor, pulls };
}

/** What the brake there is leaves to the drives, N at the belt. */
export function missingForce({ pulls, drives }: Conveyor, { drives: trains }: MachineSolution["machine"]): number {
  return trains.reduce((sum, { driveId, brake }) => {
    const pull = pulls.find(({ pType, linkToDriveNo }) => pType === "Drive" && String(linkToDriveNo) === driveId);
    const lagging = drives.find(({ driveNo }) => String(driveNo) === driveId)?.laggingThick ?? 0;
    const radius = ((pull?.shell.shellDia ?? 0) / 2 + lagging) / 1000;
    return radius > 0 ? sum + brake.requiredTorque / radius : sum;
  }, 0);
}

/** With a little to spare and to two figures, N m. */
export function torqueAbove(needed: number): number {
  const torque = 1.05 * needed;
  if (!(torque > 0)) return 0;
  const step = 10 ** Math.max(0, Math.floor(Math.log10(torque)) - 1);
  return Math.ceil(torque / step) * step;
}
