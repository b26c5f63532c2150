import type { Design } from "../../../design/design.ts";
import type { DrivePoint } from "../../../design/point.ts";
import type { Tensions } from "../../../solve/solve.ts";
import { fullLoadForce } from "../../../solve/start-stop/full-load-force.ts";
import { drivesMass, movingMass, nominalForceSum } from "../../../solve/start-stop/masses.ts";
import type { StartDuty } from "../../../solve/start-stop/start-duty.ts";
import type { CaseResult } from "../../../solve/tension/case-result.ts";
import { stepsOnly, type Trace } from "../../../trace/trace.ts";
import type { DriveRows } from "../component-rows.ts";
import type { Drive } from "../drive-input.ts";
import type { BrakeDisc, DriveSlots, DriveTrain } from "../drive-train.ts";
import type { DriveRules, DriveTrainInput } from "../drive-train-input.ts";

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

/** The disc last chosen on Auto for a drive of the conveyor, and what was asked of it. */
interface LastDisc {
  asked?: unknown;
  disc?: BrakeDisc;
}

/** What the components of one drive may be chosen from. */
export interface DriveOffer {
  readonly rows: DriveRows | undefined;
  /** Components of the round before: they stay while they are adequate. */
  readonly before?: DriveTrain | undefined;
  /** The drive as it was decided, where it is only to be told once more with every step. */
  readonly decided?: DriveTrain | undefined;
  /** One for all drives, which mostly ask for the same, one after the other. */
  readonly lastDisc: LastDisc;
}

/** The part of it for one slot. */
export function offeredFor<Name extends keyof DriveSlots, Row>(
  { before, decided }: DriveOffer,
  name: Name,
  rows: readonly Row[] | undefined,
) {
  return { rows, before: before?.slots[name], decided: decided?.slots[name] };
}

/** The direction in which a full belt is the harder to start. */
function harderStart({ cases, reversed }: Tensions): CaseResult {
  const [own, back] = [cases["starting-full"], reversed?.cases["starting-full"]];
  return back !== undefined && back.effectiveTension > own.effectiveTension ? back : own;
}

/** What a full belt asks of the motors at start, when this drive installs a power. */
export function startDuty(
  trace: Trace,
  { design, solution, input, installed }: DrivePlace,
  installedPower: number,
): StartDuty {
  const steps = stepsOnly(trace);
  const full = harderStart(solution);
  const forces = design.drives.map((drive) => {
    const power = drive.id === input.driveId ? installedPower : (installed?.get(drive.id) ?? drive.installedPower);
    return fullLoadForce(steps, design, drive.id, power);
  });
  const drives = drivesMass(
    steps,
    design.drives.map((drive) => drive.startingMass ?? drive.equivalentMass),
  );
  return {
    nominalForce: nominalForceSum(steps, forces),
    effectiveTension: full.effectiveTension,
    mass: movingMass(steps, [full.movingMass, drives]),
    beltSpeed: design.beltSpeed,
  };
}
