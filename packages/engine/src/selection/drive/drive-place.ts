import type { Design } from "../../design/design.ts";
import type { Drive } from "../../design/drive.ts";
import type { DrivePoint } from "../../design/point.ts";
import type { DriveRules, DriveTrainInput } from "../../methods/drives/drive-train-input.ts";
import type { StartDuty } from "../../methods/start-stop/start-duty.ts";
import type { Tensions } from "../../solve.ts";
import { startForce } from "../../standards/mechanics/power.ts";
import { bareTrace } from "../../trace/trace.ts";

/** A drive in the conveyor it drives. */
export interface DrivePlace {
  readonly design: Design;
  readonly solution: Tensions;
  readonly input: DriveTrainInput;
  /** All drives: brakes share their work. */
  readonly inputs: readonly DriveTrainInput[];
  readonly rules: DriveRules;
  /** Power all drives install with the motors decided, by drive, W; the design tells of the round before. */
  readonly installed?: ReadonlyMap<string, number>;
}

export function getPlacedDrive({ design, input }: DrivePlace): Drive {
  const found = design.drives.find(({ id }) => id === input.driveId);
  if (found === undefined) throw new Error(`drive ${input.driveId} is not in the design`);
  return found;
}

export function getDrivePoint({ design, input }: DrivePlace): DrivePoint {
  const found = design.points.find((point) => point.kind === "drive" && point.driveId === input.driveId);
  if (found?.kind !== "drive") throw new Error(`drive ${input.driveId} turns no pulley`);
  return found;
}

/** What a full belt asks of the motors at start, when this drive installs a power. */
export function startDuty({ design, solution, input, installed }: DrivePlace, installedPower: number): StartDuty {
  const { beltSpeed } = design;
  const full = solution.cases["starting-full"];
  const nominalForce = design.drives.reduce((sum, drive) => {
    const power = drive.id === input.driveId ? installedPower : (installed?.get(drive.id) ?? drive.installedPower);
    const given = { startFactor: 1, installedPower: power, efficiency: drive.efficiency, beltSpeed };
    return sum + startForce(bareTrace, given);
  }, 0);
  const drives = design.drives.reduce((sum, drive) => sum + (drive.startingMass ?? drive.equivalentMass), 0);
  return { nominalForce, effectiveTension: full.effectiveTension, mass: full.movingMass + drives, beltSpeed };
}
