import type { Design } from "../../design/design.ts";
import {
  type LineDrive,
  lineShares,
  mixedShares,
  shareOut,
  stretchedShares,
} from "../../parts/drives/control/sharing.ts";
import type { CaseShares } from "../../parts/drives/drive-input.ts";
import type { DriveTrain } from "../../parts/drives/drive-train.ts";
import type { DriveRules } from "../../parts/drives/drive-train-input.ts";
import { unreferred } from "../../trace/given.ts";
import { plain } from "../../trace/reference.ts";
import { bareTrace } from "../../trace/trace.ts";
import type { LoadCaseName } from "../load-case.ts";
import type { Tensions } from "../solve.ts";
import type { CaseResult } from "../tension/case-result.ts";
import { controlGroup, controlledOf, leaderOf, sharingDrives } from "./control-group.ts";
import { forceOnReference, freeForce, lineOf, steepestMoment } from "./free-drives.ts";
import { isSharedByMotors, wantedShares } from "./wanted-shares.ts";

/** What one drive gives in a case. */
interface DriveShare {
  readonly driveId: string;
  /** At the belt, N; below 0 it holds back. */
  readonly force: number;
  /** Over full load. */
  readonly torque: number;
  readonly isLimited: boolean;
}

/** How drives share the pull of a case as they are controlled, and how far that parts from the shares wanted. */
export interface CaseSharing {
  readonly loadCase: LoadCaseName;
  /** Whether drives find their loads by their speeds instead of being told. */
  readonly isByLines: boolean;
  /** Whether the case was solved with the typed shares although its drives find their loads by their speeds. */
  readonly isHeldAsTyped: boolean;
  readonly drives: readonly DriveShare[];
  /** Between the drive furthest above its share and the one furthest below, over full load. */
  readonly parting: number;
}

interface SharingPlace {
  readonly design: Design;
  readonly solution: Tensions;
  readonly trains: readonly DriveTrain[];
  readonly rules: DriveRules;
}

/** The cases in which drives pull. */
export const sharedCases = [
  "running-full",
  "running-empty",
  "running-inclines",
  "running-declines",
  "starting-full",
  "starting-empty",
] as const satisfies readonly LoadCaseName[];

/** How drives share in each of them; none for a single drive. */
export function sharingOf(place: SharingPlace): readonly CaseSharing[] {
  const { trains, solution } = place;
  if (trains.length < 2) return [];
  return sharedCases.flatMap((loadCase) => shareCase(place, solution.cases[loadCase]) ?? []);
}

/** Force of one drive in a start, by the factor of the design. Plain numbers. */
function startForce({ design }: SharingPlace, { driveId, control }: DriveTrain, load: Load): number {
  const drive = design.drives.find((one) => one.id === driveId);
  return plain((load === "empty" ? drive?.startFactorEmpty : drive?.startFactorFull) ?? 0) * plain(control.pulling);
}

/** Force of all drives in a case: the pull, and what accelerates the belt. Plain numbers. */
function forceIn(place: SharingPlace, found: CaseResult): number {
  if (found.motion !== "starting") return plain(found.effectiveTension);
  return place.trains.reduce((sum, train) => sum + startForce(place, train, loadOf(found)), 0);
}

type Load = "full" | "empty";

function loadOf({ load }: CaseResult): Load {
  return load === "empty" ? "empty" : "full";
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
  return found.motion === "starting"
    ? startingForces(place, found, need)
    : sharedForces(place, place.trains, found, need);
}

/** Drives beside those that follow the reference give what their own start makes them give, the others the rest. */
function startingForces(place: SharingPlace, found: CaseResult, need: number): readonly number[] | undefined {
  const { design, solution, trains, rules } = place;
  const load = loadOf(found);
  const own = controlledOf(trains);
  if (own.length === 0) {
    return isSharedByMotors(design) ? trains.map((train) => startForce(place, train, load)) : undefined;
  }
  if (own.length === trains.length) return sharedForces(place, own, found, need);
  const group = controlGroup(bareTrace, { trains, rules, load, beltSpeed: design.beltSpeed });
  if (group === undefined) return undefined;
  const reference = unreferred(group.reference);
  const moment = steepestMoment(reference);
  const beside = trains.map((train) => {
    if (own.includes(train)) return 0;
    const along = freeForce({ design, solution, load }, train);
    return along && forceOnReference(along, reference, moment);
  });
  if (beside.includes(undefined)) return undefined;
  const rest = sharedForces(place, own, found, need - beside.reduce<number>((sum, force = 0) => sum + force, 0));
  return rest && trains.map((train, at) => rest[own.indexOf(train)] ?? beside[at] ?? 0);
}

/** Forces of some drives that give a pull together: those that are led by their shares, the others by their lines. */
function sharedForces(
  place: SharingPlace,
  trains: readonly DriveTrain[],
  found: CaseResult,
  need: number,
): readonly number[] | undefined {
  const { design } = place;
  const { led, free } = splitOf(trains);
  const sharing = (some: readonly DriveTrain[]) => sharingDrives(some, wantedShares(design), loadOf(found));
  if (free.length === 0) return shareOut(sharing(trains), need).forces;
  const lines = linesOf(place, free, found);
  if (lines === undefined) return undefined;
  if (led.length === 0) return settledLines(place, lines, found, need);
  // The leader turns its own pulley with the speed of the reference, and with it the belt that is stretched there.
  const leader = strainAt(design, leaderOf(led), found);
  const speedShare = plain(design.beltSpeed) / (1 + leader) / lines.idleSpeed;
  const mixed = mixedShares(sharing(led), lines.drives, { need, speedShare });
  return trains.map((train) => mixed.led[led.indexOf(train)] ?? mixed.lines[free.indexOf(train)] ?? 0);
}

function shareCase(place: SharingPlace, found: CaseResult<LoadCaseName>): CaseSharing | undefined {
  const { design, trains } = place;
  const need = forceIn(place, found);
  const shares = wantedShares(design);
  const forces = forcesIn(place, found, need);
  if (forces === undefined) return undefined;
  const sharing = sharingDrives(trains, shares, loadOf(found));
  const { led, free } = splitOf(trains);
  const drives = trains.map((train, at): DriveShare => {
    const { driveId, control } = train;
    const force = forces[at] ?? 0;
    const rated = plain(force < 0 ? control.holding : control.pulling);
    const limit = led.includes(train) ? sharing[at] : undefined;
    const isLimited = limit !== undefined && (force >= limit.most || (need < 0 && force <= limit.least));
    return { driveId, force, torque: rated > 0 ? force / rated : 0, isLimited };
  });
  const beyond = drives.map(({ driveId, force }, at) => {
    const rated = plain(trains[at]?.control.pulling ?? 0);
    return rated > 0 ? (force - need * (shares.get(driveId) ?? 0)) / rated : 0;
  });
  const parting = Math.max(...beyond) - Math.min(...beyond);
  const isByLines = free.length > 0;
  const isHeldAsTyped = isByLines && controlledOf(trains).length === 0 && !isSharedByMotors(design);
  return { loadCase: found.name, isByLines, isHeldAsTyped, drives, parting };
}

/** No motor gives more over full load: drives whose lines would ask for it cannot run together, which a finding tells. */
const pullOut = 2.5;

/** Less than this is no pull that could be shared, N. */
const leastPull = 1;

/**
 * Shares of the pull by drive and case where they are not those of the design: of drives at a limit, with droop, of drives
 * under control beside others, and wherever nobody typed shares. Drives none of which is under control keep typed shares:
 * whoever types them means to reach them by ratio and filling.
 */
export function sharesByDrive(place: SharingPlace): ReadonlyMap<string, CaseShares> {
  const isAutomatic = isSharedByMotors(place.design);
  const cases = sharingOf(place).filter(({ isByLines, isHeldAsTyped, drives }) => {
    if (isByLines && drives.some(({ torque }) => Math.abs(torque) > pullOut)) return false;
    return isAutomatic || (isByLines ? !isHeldAsTyped : drives.some((one) => one.isLimited));
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

/** Drives on torque lines, and the no-load speed of the nominal one, m/s. */
interface Lines {
  readonly trains: readonly DriveTrain[];
  readonly drives: readonly LineDrive[];
  readonly idleSpeed: number;
}

/**
 * Drives as torque lines. A pulley turns with the belt that arrives, and stretched belt runs faster. A drive with droop has
 * the no-load speed of the motors beside it.
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
  return { trains, drives, idleSpeed: nominal };
}

/** Of the belt that arrives at a drive. */
function strainAt(design: Design, train: DriveTrain | undefined, { points }: CaseResult): number {
  const stiffness = stiffnessOf(design);
  const tension = points.find(({ pointId }) => pointId === train?.pointId)?.arriving ?? 0;
  return stiffness > 0 ? plain(tension) / stiffness : 0;
}

/** Force over strain, N. */
function stiffnessOf({ belt }: Design): number {
  return plain(belt.modulus) * plain(belt.width);
}

/** Forces on lines alone, with the strain that goes with them, in the order of the lines. */
function settledLines(
  { design }: SharingPlace,
  { drives, trains }: Lines,
  { points }: CaseResult,
  need: number,
): readonly number[] {
  const stiffness = stiffnessOf(design);
  if (!(stiffness > 0)) return lineShares(drives, need).forces;
  const takeUp = Math.max(
    0,
    design.points.findIndex(({ kind }) => kind === "take-up"),
  );
  const count = design.points.length;
  const wayTo = (at: number) =>
    (design.points.findIndex(({ id }) => id === trains[at]?.pointId) - takeUp + count) % count;
  const order = drives.map((_, at) => at).sort((a, b) => wayTo(a) - wayTo(b));
  const along = order.flatMap((at) => {
    const [line, train] = [drives[at], trains[at]];
    const given = points.find(({ pointId }) => pointId === train?.pointId)?.driveForce ?? 0;
    return line === undefined ? [] : [{ ...line, given: plain(given) }];
  });
  const forces = stretchedShares(along, need, stiffness);
  return drives.map((_, at) => forces[order.indexOf(at)] ?? 0);
}
