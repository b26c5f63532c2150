import type { Design } from "../../design/design.ts";
import { followPoints, followRamp, type SpeedReference } from "../../parts/drives/control/reference.ts";
import type { SharingDrive } from "../../parts/drives/control/sharing.ts";
import type { DriveTrain } from "../../parts/drives/drive-train.ts";
import type { DriveRules } from "../../parts/drives/drive-train-input.ts";
import { leastForce, mostForce } from "../../rules/drive-control/limits.ts";
import { mechanics } from "../../standards/sources.ts";
import { unreferred } from "../../trace/given.ts";
import { constant, plain } from "../../trace/reference.ts";
import { stepsOnly, type Trace } from "../../trace/trace.ts";
import type { Tensions } from "../solve.ts";
import type { ControlRange } from "./follow-start.ts";
import { forceOnReference, freeForce, steepestMoment } from "./free-drives.ts";

/** The drives that follow one reference together. */
export interface ControlGroup {
  readonly reference: SpeedReference;
  readonly range: ControlRange;
}

interface GroupPlace {
  readonly trains: readonly DriveTrain[];
  readonly rules: DriveRules;
  readonly load: "full" | "empty";
  readonly beltSpeed: number;
}

/** Drives under speed control and what they follow; undefined where no speed is given, or nothing follows it. */
export function controlGroup(trace: Trace, { trains, rules, load, beltSpeed }: GroupPlace): ControlGroup | undefined {
  const reference = referenceOf(trace, { trains, rules, load, beltSpeed });
  if (reference === undefined) return undefined;
  const own = controlledOf(trains);
  const steps = stepsOnly(trace);
  const most = own.map(({ control }) => control[load].most);
  const least = own.map(({ control }) => control[load].least);
  return { reference, range: { most: mostForce(steps, most), least: leastForce(steps, least), baseSpeed: beltSpeed } };
}

/** What such drives may give in a start, with what the others give beside them: where the reference is steepest, and at any time. */
export function startingRange(
  trace: Trace,
  { design, solution, trains, load }: SharedStart,
  { reference, range }: ControlGroup,
): ControlRange {
  const own = controlledOf(trains);
  const place = { design, solution, load };
  const free = trains.flatMap((train) => {
    const along = own.includes(train) ? undefined : freeForce(place, train);
    return along === undefined ? [] : [{ driveId: train.driveId, along }];
  });
  if (free.length === 0) return range;
  const steps = stepsOnly(trace);
  const followed = unreferred(reference);
  const moment = steepestMoment(followed);
  const steepest = free.map(({ driveId, along }) => {
    return { driveId, force: constant(steps, forceOnReference(along, followed, moment), ownStart) };
  });
  const beside = steepest.map(({ force }) => force);
  return {
    ...range,
    most: mostForce(steps, [range.most, ...beside]),
    least: leastForce(steps, [range.least, ...beside]),
    beside: {
      steepest,
      along: () => {
        const forces = free.map(({ along }) => along());
        return (time, speed) => forces.reduce((sum, forceAt) => sum + forceAt(time, speed), 0);
      },
    },
  };
}

interface SharedStart {
  readonly design: Design;
  readonly solution: Tensions;
  readonly trains: readonly DriveTrain[];
  readonly load: "full" | "empty";
}

const ownStart = mechanics("torque of its own start where the reference is steepest");

export function controlledOf(trains: readonly DriveTrain[]): readonly DriveTrain[] {
  return trains.filter(({ control }) => control.mode === "speed-control");
}

/** The drive whose speed is controlled: as typed, else the strongest, of equals the first. */
export function leaderOf(trains: readonly DriveTrain[]): DriveTrain | undefined {
  const own = controlledOf(trains);
  const [first, ...others] = own.filter(({ control }) => control.role !== "follower" && control.role !== "droop");
  const typed = own.find(({ control }) => control.role === "leader");
  const strongest =
    first === undefined
      ? own[0]
      : others.reduce((most, one) => (one.control.pulling > most.control.pulling ? one : most), first);
  return typed ?? strongest;
}

/** One belt has one speed: the ramp of the conveyor, else the points of the leader. */
function referenceOf(trace: Trace, { trains, rules, beltSpeed }: GroupPlace): SpeedReference | undefined {
  const own = controlledOf(trains);
  if (own.length === 0) return undefined;
  if (rules.ramp !== undefined) return followRamp(trace, rules.ramp, beltSpeed);
  const points = [leaderOf(trains), ...own].find((one) => one?.start.followed !== undefined)?.start.followed;
  return points === undefined ? undefined : followPoints(trace, points, beltSpeed);
}

/** Drives as they share one command by the shares wanted of them, plain numbers; `shares` by drive. */
export function sharingDrives(
  trains: readonly DriveTrain[],
  shares: ReadonlyMap<string, number>,
  load: "full" | "empty",
): readonly SharingDrive[] {
  return trains.map(({ driveId, control }) => {
    const share = plain(shares.get(driveId) ?? 0);
    const { most, least } = control[load];
    return { pulling: share, holding: share, most: plain(most), least: plain(least) };
  });
}
