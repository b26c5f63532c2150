import type { Design } from "../../design/design.ts";
import { type LineDrive, lineShares, shareOut } from "../../parts/drives/control/sharing.ts";
import type { CaseShares } from "../../parts/drives/drive-input.ts";
import type { DriveTrain } from "../../parts/drives/drive-train.ts";
import { rowOf } from "../../parts/drives/slot.ts";
import { plain } from "../../trace/reference.ts";
import { bareTrace } from "../../trace/trace.ts";
import type { LoadCaseName } from "../load-case.ts";
import type { Tensions } from "../solve.ts";
import type { CaseResult } from "../tension/case-result.ts";
import { controlledOf, sharingDrives } from "./control-group.ts";
import { motorSource } from "./torque-source.ts";

/** What one drive gives in a case. */
interface DriveShare {
  readonly driveId: string;
  /** At the belt, N; below 0 it holds back. */
  readonly force: number;
  /** Over full load. */
  readonly torque: number;
  readonly isLimited: boolean;
}

/** How drives share the pull of a case as they are controlled, and how far that parts from the shares typed. */
export interface CaseSharing {
  readonly loadCase: LoadCaseName;
  /** Whether drives find their loads by their speeds instead of being told. */
  readonly isByLines: boolean;
  readonly drives: readonly DriveShare[];
  /** Between the drive furthest above its typed share and the one furthest below, over full load. */
  readonly parting: number;
}

interface SharingPlace {
  readonly design: Design;
  readonly solution: Tensions;
  readonly trains: readonly DriveTrain[];
}

const shared = [
  "running-full",
  "running-empty",
  "running-inclines",
  "running-declines",
  "starting-full",
  "starting-empty",
] as const satisfies readonly LoadCaseName[];

/** The cases in which drives pull; none for a single drive. */
export function sharingOf(place: SharingPlace): readonly CaseSharing[] {
  const { trains, solution } = place;
  if (trains.length < 2) return [];
  return shared.flatMap((loadCase) => shareCase(place, solution.cases[loadCase]) ?? []);
}

/** Force of all drives in a case: the pull, and what accelerates the belt. Plain numbers. */
function forceIn({ design, trains }: SharingPlace, { motion, load, effectiveTension }: CaseResult): number {
  if (motion !== "starting") return plain(effectiveTension);
  const factor = (id: string) => {
    const drive = design.drives.find((one) => one.id === id);
    return plain((load === "empty" ? drive?.startFactorEmpty : drive?.startFactorFull) ?? 0);
  };
  return trains.reduce((sum, { driveId, control }) => sum + factor(driveId) * plain(control.pulling), 0);
}

function shareCase(place: SharingPlace, found: CaseResult): CaseSharing | undefined {
  const { design, trains } = place;
  const need = forceIn(place, found);
  const shares = typedShares(design);
  const load = found.load === "empty" ? "empty" : "full";
  const lines = linesOf(place, found);
  const isLed =
    controlledOf(trains).length === trains.length && !trains.some(({ control }) => control.role === "droop");
  const isDrooping = trains.some(({ control }) => control.role === "droop");
  if (!isLed && (lines === undefined || (found.motion === "starting" && !isDrooping))) return undefined;
  const sharing = sharingDrives(trains, shares, load);
  const forces = isLed || lines === undefined ? shareOut(sharing, need).forces : lineShares(lines, need).forces;
  const drives = trains.map(({ driveId, control }, at): DriveShare => {
    const force = forces[at] ?? 0;
    const rated = plain(force < 0 ? control.holding : control.pulling);
    const limit = sharing[at];
    const isLimited = isLed && limit !== undefined && (force >= limit.most || (force < 0 && force <= limit.least));
    return { driveId, force, torque: rated > 0 ? force / rated : 0, isLimited };
  });
  const beyond = drives.map(({ driveId, force }, at) => {
    const rated = plain(trains[at]?.control.pulling ?? 0);
    return rated > 0 ? (force - need * (shares.get(driveId) ?? 0)) / rated : 0;
  });
  const parting = Math.max(...beyond) - Math.min(...beyond);
  return { loadCase: found.name, isByLines: !isLed, drives, parting };
}

/** Less than this is no pull that could be shared, N. */
const leastPull = 1;

/** Shares of the pull by drive and case where they are not those typed: of drives at a limit, or with droop. */
export function sharesByDrive(place: SharingPlace): ReadonlyMap<string, CaseShares> {
  const cases = sharingOf(place).filter(({ isByLines, drives }) => {
    return isByLines
      ? place.trains.every(({ control }) => control.role === "droop")
      : drives.some((one) => one.isLimited);
  });
  const sums = cases.map(({ drives }) => drives.reduce((sum, { force }) => sum + force, 0));
  return new Map(
    place.trains.map(({ driveId }, n) => {
      const own = cases.flatMap(({ loadCase, drives }, at): readonly (readonly [LoadCaseName, number])[] => {
        const all = sums[at] ?? 0;
        return Math.abs(all) > leastPull ? [[loadCase, (drives[n]?.force ?? 0) / all]] : [];
      });
      return [driveId, Object.fromEntries(own)];
    }),
  );
}

/** Typed shares, of a sum of 1. */
export function typedShares({ drives }: Design): ReadonlyMap<string, number> {
  const all = drives.reduce((sum, { loadShare }) => sum + plain(loadShare), 0);
  return new Map(drives.map(({ id, loadShare }) => [id, all > 0 ? plain(loadShare) / all : 0]));
}

/**
 * The drives as torque lines: by motor and coupling slip and the speed of their pulleys, or by droop. A pulley turns with
 * the belt that arrives, and stretched belt runs faster.
 */
function linesOf({ design, trains }: SharingPlace, found: CaseResult): readonly LineDrive[] | undefined {
  const led = controlledOf(trains).length;
  if (led > 0 && led < trains.length) return undefined;
  const lines = trains.map((train) => lineOf(train));
  const [first] = lines;
  if (first === undefined || lines.includes(undefined)) return undefined;
  const stiffness = plain(design.belt.modulus) * plain(design.belt.width);
  return trains.map(({ pointId }, at) => {
    const { slip, idleSpeed, nominalForce } = lines[at] ?? first;
    const tension = found.points.find((point) => point.pointId === pointId)?.arriving ?? 0;
    const strain = stiffness > 0 ? plain(tension) / stiffness : 0;
    return { nominalForce, slip, slowness: ((1 + strain) * first.idleSpeed) / idleSpeed };
  });
}

interface Line {
  readonly nominalForce: number;
  readonly slip: number;
  /** Of the pulley surface without load, m/s. */
  readonly idleSpeed: number;
}

function lineOf({ control, slots, start, actualBeltSpeed }: DriveTrain): Line | undefined {
  const nominalForce = plain(control.pulling);
  if (control.mode === "speed-control") {
    const isFree = control.role === "droop" && control.droop > 0;
    return isFree ? { nominalForce, slip: plain(control.droop), idleSpeed: 1 } : undefined;
  }
  const motor = rowOf(slots.motor);
  if (motor === undefined || rowOf(slots.gearbox) === undefined) return undefined;
  const own = plain(motorSource(bareTrace, motor).fullLoadSlip);
  const slip = own + plain(start.slip);
  return slip > 0 ? { nominalForce, slip, idleSpeed: plain(actualBeltSpeed) / (1 - slip) } : undefined;
}
