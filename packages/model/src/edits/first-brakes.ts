import type { MachineSolution } from "@beltwright/engine";
import type { Conveyor } from "../document/types/conveyor.ts";
import type { Drive, Pull } from "../document/types/parts.ts";
import type { LayoutChoice } from "../layouts/choose-layout.ts";

const brakes = { brakeType: "Speed-Time", brakeShaft: "Low speed", brakePads: "Sintered" } as const;
/** Mean decelerations that spare belt and grip, m/s², and steps of the time to stop, s. */
const [gentlest, quickest, stopStep] = [0.05, 0.2, 5];
/** What stopping may add to the pull of the belt, as a share of it. */
const addedByStop = 0.3;

/** What the belt was found to do. */
type Found = Pick<MachineSolution, "findings" | "machine">;

/** Brakes under control at the upper end of a belt that may run by itself (handbook 15.18), and drives that hold it. */
export function withBrakes(conveyor: Conveyor, { brake, layout, estimate }: LayoutChoice, found?: Found): Conveyor {
  if (brake === "none" && !isHeld(conveyor) && !isRunaway(found)) return conveyor;
  const isOnDrive = brakeOnDrive(conveyor, layout);
  const drives = conveyor.drives.map(
    (drive): Drive => ({ ...drive, brakingMode: "Regenerative", ...(isOnDrive(drive) ? brakes : {}) }),
  );
  const designStopTime = Math.max(conveyor.designStopTime, stopTime(conveyor.beltSpeedInp, estimate));
  const held = { ...conveyor, designStopTime, brakeControlBackup: true, drives };
  return found === undefined || drives.some(isOnDrive) ? held : withTailBrake(held, found);
}

function stopTime(beltSpeed: number, { pull, hold, movingMass }: LayoutChoice["estimate"]): number {
  const deceleration = (addedByStop * Math.max(pull, hold)) / movingMass;
  const time = beltSpeed / Math.min(quickest, Math.max(gentlest, deceleration));
  return stopStep * Math.ceil(time / stopStep);
}

const isHeld = ({ drives }: Conveyor) => drives.some(({ brakingMode }) => brakingMode === "Regenerative");

const runaways: ReadonlySet<string> = new Set(["brake-needed", "does-not-stop"]);

function isRunaway(found: Found | undefined): boolean {
  return found?.findings.some(({ severity, code }) => severity === "error" && runaways.has(code)) ?? false;
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
    return { ...pull, brakeType: "Speed-Time", brakeTorque: isRight ? pull.brakeTorque : roundedUp(1.05 * needed) };
  });
  return { ...conveyor, pulls };
}

/** What the brake there is leaves to the drives, N at the belt. */
function missingForce({ pulls, drives }: Conveyor, { drives: trains }: MachineSolution["machine"]): number {
  return trains.reduce((sum, { driveId, brake }) => {
    const pull = pulls.find(({ pType, linkToDriveNo }) => pType === "Drive" && String(linkToDriveNo) === driveId);
    const lagging = drives.find(({ driveNo }) => String(driveNo) === driveId)?.laggingThick ?? 0;
    const radius = ((pull?.shell.shellDia ?? 0) / 2 + lagging) / 1000;
    return radius > 0 ? sum + brake.requiredTorque / radius : sum;
  }, 0);
}

/** To two figures, N m. */
function roundedUp(torque: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(torque)) - 1);
  return Math.ceil(torque / step) * step;
}
