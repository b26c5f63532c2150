import type { Design } from "../../design/design.ts";
import { type LineDrive, lineShares, mixedShares, shareOut } from "../../parts/drives/control/sharing.ts";
import type { CaseShares } from "../../parts/drives/drive-input.ts";
import type { DriveTrain } from "../../parts/drives/drive-train.ts";
import { rowOf } from "../../parts/drives/slot.ts";
import { plain } from "../../trace/reference.ts";
import { bareTrace } from "../../trace/trace.ts";
import type { LoadCaseName } from "../load-case.ts";
import type { Tensions } from "../solve.ts";
import type { CaseResult } from "../tension/case-result.ts";
import { controlledOf, leaderOf, sharingDrives } from "./control-group.ts";
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

/** Who leads or follows, and who finds its load by its speed. */
interface Split {
  readonly led: readonly DriveTrain[];
  readonly free: readonly DriveTrain[];
}

function splitOf(trains: readonly DriveTrain[]): Split {
  const isLed = ({ control }: DriveTrain) => control.mode === "speed-control" && control.role !== "droop";
  return { led: trains.filter(isLed), free: trains.filter((train) => !isLed(train)) };
}

/** Forces of the drives in a case, in their order; undefined where their lines are not known. */
function forcesIn(place: SharingPlace, found: CaseResult, need: number): readonly number[] | undefined {
  const { design, trains } = place;
  const { led, free } = splitOf(trains);
  const sharing = (some: readonly DriveTrain[]) =>
    sharingDrives(some, typedShares(design), found.load === "empty" ? "empty" : "full");
  if (free.length === 0) return shareOut(sharing(trains), need).forces;
  const isDrooping = free.some(({ control }) => control.role === "droop");
  if (found.motion === "starting" && (led.length > 0 || !isDrooping)) return undefined;
  const lines = linesOf(place, free, found);
  if (lines === undefined) return undefined;
  if (led.length === 0) return lineShares(lines.drives, need).forces;
  // The leader turns its own pulley with the speed of the reference, and with it the belt that is stretched there.
  const leader = strainAt(design, leaderOf(led), found);
  const speedShare = plain(design.beltSpeed) / (1 + leader) / lines.idleSpeed;
  const mixed = mixedShares(sharing(led), lines.drives, { need, speedShare });
  return trains.map((train) => mixed.led[led.indexOf(train)] ?? mixed.lines[free.indexOf(train)] ?? 0);
}

function shareCase(place: SharingPlace, found: CaseResult): CaseSharing | undefined {
  const { design, trains } = place;
  const need = forceIn(place, found);
  const shares = typedShares(design);
  const forces = forcesIn(place, found, need);
  if (forces === undefined) return undefined;
  const sharing = sharingDrives(trains, shares, found.load === "empty" ? "empty" : "full");
  const { led, free } = splitOf(trains);
  const drives = trains.map((train, at): DriveShare => {
    const { driveId, control } = train;
    const force = forces[at] ?? 0;
    const rated = plain(force < 0 ? control.holding : control.pulling);
    const limit = led.includes(train) ? sharing[at] : undefined;
    const isLimited = limit !== undefined && (force >= limit.most || (force < 0 && force <= limit.least));
    return { driveId, force, torque: rated > 0 ? force / rated : 0, isLimited };
  });
  const beyond = drives.map(({ driveId, force }, at) => {
    const rated = plain(trains[at]?.control.pulling ?? 0);
    return rated > 0 ? (force - need * (shares.get(driveId) ?? 0)) / rated : 0;
  });
  const parting = Math.max(...beyond) - Math.min(...beyond);
  return { loadCase: found.name, isByLines: free.length > 0, drives, parting };
}

/** Less than this is no pull that could be shared, N. */
const leastPull = 1;

/**
 * Shares of the pull by drive and case where they are not those typed: of drives at a limit, with droop, and of drives under
 * control beside others. Drives none of which is under control are set to their typed shares, by ratio and filling.
 */
export function sharesByDrive(place: SharingPlace): ReadonlyMap<string, CaseShares> {
  const isControlled = controlledOf(place.trains).length > 0;
  const cases = sharingOf(place).filter(({ isByLines, drives }) => {
    return isByLines ? isControlled : drives.some((one) => one.isLimited);
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

/** Drives on torque lines, and the no-load speed of the nominal one, m/s. */
interface Lines {
  readonly drives: readonly LineDrive[];
  readonly idleSpeed: number;
}

/**
 * Drives as torque lines: by motor and coupling slip and the speed of their pulleys, or by droop. A pulley turns with the
 * belt that arrives, and stretched belt runs faster. A drive with droop has the no-load speed of the motors beside it.
 */
function linesOf({ design }: SharingPlace, trains: readonly DriveTrain[], found: CaseResult): Lines | undefined {
  const known = trains.map((train) => lineOf(train));
  const nominal = known.find((line) => line?.idleSpeed !== undefined)?.idleSpeed ?? plain(design.beltSpeed);
  const lines = known.flatMap((line) => line ?? []);
  if (lines.length < trains.length) return undefined;
  const drives = lines.map(({ slip, nominalForce, idleSpeed = nominal }, at) => {
    const strain = strainAt(design, trains[at], found);
    return { nominalForce, slip, slowness: ((1 + strain) * nominal) / idleSpeed };
  });
  return { drives, idleSpeed: nominal };
}

/** Of the belt that arrives at a drive. */
function strainAt({ belt }: Design, train: DriveTrain | undefined, { points }: CaseResult): number {
  const stiffness = plain(belt.modulus) * plain(belt.width);
  const tension = points.find(({ pointId }) => pointId === train?.pointId)?.arriving ?? 0;
  return stiffness > 0 ? plain(tension) / stiffness : 0;
}

interface Line {
  readonly nominalForce: number;
  readonly slip: number;
  /** Of the pulley surface without load, m/s; absent: that of the others. */
  readonly idleSpeed?: number;
}

function lineOf({ control, slots, start, actualBeltSpeed }: DriveTrain): Line | undefined {
  const nominalForce = plain(control.pulling);
  if (control.mode === "speed-control") {
    return control.droop > 0 ? { nominalForce, slip: plain(control.droop) } : undefined;
  }
  const motor = rowOf(slots.motor);
  if (motor === undefined || rowOf(slots.gearbox) === undefined) return undefined;
  const own = plain(motorSource(bareTrace, motor).fullLoadSlip);
  const slip = own + plain(start.slip);
  return slip > 0 ? { nominalForce, slip, idleSpeed: plain(actualBeltSpeed) / (1 - slip) } : undefined;
}
