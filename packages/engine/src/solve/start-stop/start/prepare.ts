import type { Design } from "../../../design/design.ts";
import type { DriveTrain } from "../../../parts/drives/drive-train.ts";
import type { DriveRules } from "../../../parts/drives/drive-train-input.ts";
import { stepsOnly, type Trace } from "../../../trace/trace.ts";
import type { Tensions } from "../../solve.ts";
import { type ControlGroup, controlGroup, startingRange } from "../control-group.ts";
import type { ControlRange } from "../follow-start.ts";
import { fullLoadForce } from "../full-load-force.ts";
import { drivesMass, movingMass, nominalForceSum } from "../masses.ts";
import { curveStartTime, type StartDuty } from "../start-duty.ts";

/** Everything a start of the full or the empty belt is computed from. */
export interface StartPlace {
  readonly design: Design;
  readonly solution: Tensions;
  readonly trains: readonly DriveTrain[];
  readonly rules: DriveRules;
  readonly load: "full" | "empty";
}

/** What drives under control follow, and what they may give with the others beside them. */
export interface FollowedStart extends ControlGroup {
  readonly starting: ControlRange;
}

/** What a start has to do, and what it follows. */
export interface PreparedStart {
  readonly duty: StartDuty;
  /** Of the motors at full load, at the belt, N, by drive. */
  readonly forces: readonly number[];
  readonly followed: FollowedStart | undefined;
  /** Exact time where one starter curve decides for all drives at once, s. */
  readonly curveTime: number | undefined;
}

export function prepareStart(trace: Trace, place: StartPlace): PreparedStart {
  const { design, solution, trains, load } = place;
  const forces = trains.map(({ driveId, installedPower }) => {
    trace.place = { driveId };
    return fullLoadForce(trace, design, driveId, installedPower);
  });
  trace.place = { loadCase: `starting-${load}` };
  const steps = stepsOnly(trace);
  const starting = solution.cases[`starting-${load}`];
  const drives = drivesMass(
    steps,
    trains.map(({ startingMass }) => startingMass),
  );
  const duty = {
    nominalForce: nominalForceSum(steps, forces),
    effectiveTension: starting.effectiveTension,
    mass: movingMass(steps, [starting.movingMass, drives]),
    beltSpeed: design.beltSpeed,
  };
  const group = controlGroup(trace, { ...place, beltSpeed: design.beltSpeed });
  const followed = group && { ...group, starting: startingRange(trace, place, group) };
  return { duty, forces, followed, curveTime: followed === undefined ? curveTimeOf(trace, place, duty) : undefined };
}

/** Exact time where one starter curve decides for all drives at once. */
function curveTimeOf(trace: Trace, { trains, load }: StartPlace, duty: StartDuty): number | undefined {
  const [first, ...others] = trains.map(({ start }) => start[load]);
  if (first?.kind !== "torque-speed" || trains.some(({ input }) => input.startDelay > 0)) return undefined;
  const isSame = others.every((other) => JSON.stringify(other) === JSON.stringify(first));
  return isSame ? curveStartTime(trace, duty, first.points) : undefined;
}
