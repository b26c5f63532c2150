import type { Design } from "../../design/design.ts";
import type { Tensions } from "../../solve.ts";
import { followedStartTime } from "../../standards/mechanics/moment.ts";
import { changeDistance, changeTime } from "../../standards/mechanics/motion.ts";
import { startForce } from "../../standards/mechanics/power.ts";
import { runningFactor, torqueFactor } from "../../standards/rigid-start/start.ts";
import { stepsOnly, type Trace } from "../../trace/trace.ts";
import type { DriveTrain } from "../drives/drive-train.ts";
import type { DriveRules } from "../drives/drive-train-input.ts";
import type { CaseResult } from "../tension/case-result.ts";
import { type FollowedSpeed, followPoints, followRamp } from "./ramp.ts";
import { followStart, type SimulatedStart, simulateStart } from "./simulate-start.ts";
import { curveStartTime, type StartDuty } from "./start-duty.ts";
import { type Start, tensionsBetween } from "./start-stop.ts";
import { summaryFactor, type TorqueSource } from "./torque-source.ts";

/** Everything a start of the full or the empty belt is computed from. */
interface StartPlace {
  readonly design: Design;
  readonly solution: Tensions;
  readonly trains: readonly DriveTrain[];
  readonly rules: DriveRules;
  readonly load: "full" | "empty";
}

/** Mass and resistance of a start, with the drives as decided. */
function startDutyOf(trace: Trace, place: StartPlace): StartDuty {
  const { design, solution, trains, load } = place;
  const starting = solution.cases[`starting-${load}`];
  const nominalForce = trains.reduce((sum, train) => sum + nominalForceOf(trace, design, train), 0);
  return {
    nominalForce,
    effectiveTension: starting.effectiveTension,
    mass: starting.movingMass + trains.reduce((sum, { startingMass }) => sum + startingMass, 0),
    beltSpeed: design.beltSpeed,
  };
}

function nominalForceOf(trace: Trace, { drives, beltSpeed }: Design, { driveId, installedPower }: DriveTrain): number {
  trace.place = { driveId };
  const efficiency = drives.find(({ id }) => id === driveId)?.efficiency ?? 1;
  return startForce(trace, { startFactor: 1, installedPower, efficiency, beltSpeed });
}

/** The speed a start follows where one is given: by the conveyor's ramp, or by a starter. */
function followedOf(trace: Trace, { rules, trains, design }: StartPlace): FollowedSpeed | undefined {
  if (rules.ramp !== undefined) return followRamp(trace, rules.ramp, design.beltSpeed);
  const points = trains.map(({ start }) => start.followed).find((one) => one !== undefined);
  return points === undefined ? undefined : followPoints(points, design.beltSpeed);
}

/**
 * Start factors that make the solved start what it is: the largest factor of a start that follows a speed, the factor
 * that takes as long as a starter's curve, else that of the source.
 */
export function startFactorsOf(trace: Trace, place: StartPlace): ReadonlyMap<string, number> {
  const { trains, load } = place;
  const duty = startDutyOf(trace, place);
  const followed = followedOf(trace, place);
  const own = (source: TorqueSource) => summaryFactor(trace, source);
  const byDrive = (factor: (train: DriveTrain) => number) =>
    new Map(trains.map((train) => [train.driveId, factor(train)]));
  if (duty.nominalForce <= 0) return byDrive((train) => own(train.start[load]));
  if (followed !== undefined) {
    const factor = Math.max(0, torqueFactor(trace, { ...duty, acceleration: followed.peakAcceleration }));
    return byDrive(() => factor);
  }
  const time = curveTimeOf(trace, place, duty);
  if (time === undefined || !Number.isFinite(time) || time <= 0) return byDrive((train) => own(train.start[load]));
  const factor = torqueFactor(trace, { ...duty, acceleration: duty.beltSpeed / time });
  return byDrive(() => factor);
}

/** Exact time where one starter curve decides for all drives at once. */
function curveTimeOf(trace: Trace, { trains, load }: StartPlace, duty: StartDuty): number | undefined {
  const [first, ...others] = trains.map(({ start }) => start[load]);
  if (first?.kind !== "torque-speed" || trains.some(({ input }) => input.startDelay > 0)) return undefined;
  const isSame = others.every((other) => JSON.stringify(other) === JSON.stringify(first));
  return isSame ? curveStartTime(trace, duty, first.points) : undefined;
}

export function startOf(trace: Trace, place: StartPlace): Start {
  const { design, solution, trains, load } = place;
  trace.place = { loadCase: `starting-${load}` };
  const duty = startDutyOf(trace, place);
  const followed = followedOf(trace, place);
  const running = solution.cases[`running-${load}`];
  const moving = solution.cases[`starting-${load}`];
  const simulated =
    followed === undefined
      ? simulateStart({ ...duty, breakAwayTension: breakAwayTension(place) }, startingDrives(trace, place))
      : followStart(duty, followed);
  const constant = constantStart(trace, place, duty);
  const curveTime = followed === undefined ? curveTimeOf(trace, place, duty) : undefined;
  const basis = basisOf(trains, followed, curveTime);
  const shown = basis === "constant-force" ? constant : ofSimulation(simulated, curveTime);
  if (basis !== "constant-force" && shown.time !== undefined)
    followedStartTime(stepsOnly(trace), { ...duty, time: shown.time });
  return {
    load,
    ...duty,
    control: followed === undefined ? "torque" : "followed",
    constant,
    startFactor: duty.nominalForce > 0 ? constant.force / duty.nominalForce : 0,
    ...(duty.effectiveTension > 0
      ? { runningFactor: runningFactor(trace, { startForce: constant.force, effectiveTension: duty.effectiveTension }) }
      : {}),
    ...(shown.time === undefined ? {} : { time: shown.time }),
    ...(shown.distance === undefined ? {} : { distance: shown.distance }),
    basis,
    simulated,
    peakFactor: duty.nominalForce > 0 ? simulated.peakForce / duty.nominalForce : 0,
    tensions: tensionsBetween(running, moving, shareOf(moving, simulated)),
  };
  function breakAwayTension({ design: { starting } }: StartPlace): number {
    const { lift, adjustment } = moving.components;
    const still = lift + adjustment;
    return still + (moving.effectiveTension - still) * (starting?.breakaway ?? 1);
  }
  function startingDrives(steps: Trace, given: StartPlace) {
    return given.trains.map((train) => ({
      source: train.start[load],
      nominalForce: nominalForceOf(steps, design, train),
      power: train.installedPower,
      slip: train.start.slip,
      delay: train.input.startDelay,
    }));
  }
}

function basisOf(
  trains: readonly DriveTrain[],
  followed: FollowedSpeed | undefined,
  curveTime: number | undefined,
): Start["basis"] {
  if (followed !== undefined) return "followed-speed";
  if (curveTime !== undefined) return "starter-curve";
  return trains.some(({ input }) => input.startDelay > 0) ? "time-steps" : "constant-force";
}

/** How far the largest acceleration lies from running to the solved start. */
function shareOf({ acceleration }: CaseResult, { peakAcceleration }: SimulatedStart): number {
  return Math.abs(acceleration) > 1e-9 ? Math.max(peakAcceleration, acceleration) / acceleration : 0;
}

function ofSimulation({ kind, time, distance }: Start["simulated"], exact: number | undefined) {
  if (exact !== undefined) return Number.isFinite(exact) ? { time: exact, distance } : {};
  return kind === "started" ? { time, distance } : {};
}

/** The start with one constant force: that of the solved case. */
function constantStart(trace: Trace, place: StartPlace, duty: StartDuty): Start["constant"] {
  const { solution, load, design } = place;
  const moving = solution.cases[`starting-${load}`];
  const factors = startFactorsOf(trace, place);
  const force = place.trains.reduce(
    (sum, train) => sum + (factors.get(train.driveId) ?? 0) * nominalForceOf(trace, design, train),
    0,
  );
  trace.place = { loadCase: moving.name };
  const acceleration = (force - duty.effectiveTension) / duty.mass;
  if (!(acceleration > 0)) return { force, acceleration };
  const { beltSpeed } = duty;
  const time = changeTime(trace, { beltSpeed, acceleration });
  if (!Number.isFinite(time)) return { force, acceleration };
  return { force, acceleration, time, distance: changeDistance(trace, { beltSpeed, time }) };
}
