import { largestJerk } from "../../../parts/drives/control/reference.ts";
import { shareOut } from "../../../parts/drives/control/sharing.ts";
import {
  followedStartTime,
  followingForce,
  massWithoutMotor,
  netAcceleration,
} from "../../../rules/mechanics/moment.ts";
import { changeDistance, changeTime } from "../../../rules/mechanics/motion.ts";
import { holdingTension, peakShare, startPull, startSearches } from "../../../rules/rigid-start/moving.ts";
import { forceFactor, runningFactor } from "../../../rules/rigid-start/start.ts";
import { adopted, mechanics } from "../../../standards/sources.ts";
import { unreferred } from "../../../trace/given.ts";
import { constant, isEqual, isFiniteNumber, none } from "../../../trace/reference.ts";
import { defineSum } from "../../../trace/sum.ts";
import { stepsOnly, type Trace } from "../../../trace/trace.ts";
import { addWhenAsked, whenAsked } from "../../../trace/when-asked.ts";
import type { CaseResult } from "../../tension/case-result.ts";
import { type ControlGroup, controlledOf, sharingDrives } from "../control-group.ts";
import { followStart } from "../follow-start.ts";
import { freeForce } from "../free-drives.ts";
import { runningWith } from "../friction-end.ts";
import { coupledMotor, motorMassOf } from "../motor-of-train.ts";
import { type SimulatedStart, type StartingDrive, simulateStart } from "../simulate-start.ts";
import type { StartDuty } from "../start-duty.ts";
import { type Start, type StartDecision, tensionsBetween } from "../start-stop.ts";
import { type SureStart, sureStart } from "../torque/sure-start.ts";
import type { TorqueSource } from "../torque-source.ts";
import { wantedShares } from "../wanted-shares.ts";
import { type FollowedStart, type PreparedStart, prepareStart, type StartPlace } from "./prepare.ts";
import { startFactorsOf } from "./settings.ts";

export function startOf(trace: Trace, place: StartPlace): Start {
  const { solution, load } = place;
  const prepared = prepareStart(trace, place);
  const { duty, followed, curveTime } = prepared;
  const moving = solution.cases[`starting-${load}`];
  const running = runningWith(solution, load, moving.friction);
  const { simulated, sure } = followedWhenAsked(trace, place, prepared);
  const held = constantStart(trace, place, prepared);
  const basis = basisOf(place, followed, curveTime);
  const shown = basis === "constant-force" ? held : ofSimulation(simulated(), curveTime);
  const { nominalForce, effectiveTension } = duty;
  const steps = stepsOnly(trace);
  const overFull = (force: number) => (nominalForce > 0 ? forceFactor(steps, { force, nominalForce }) : none(trace));
  const known = {
    load,
    friction: moving.friction,
    ...duty,
    control: followed === undefined ? ("torque" as const) : ("followed" as const),
    constant: held,
    startFactor: overFull(held.force),
    ...(effectiveTension > 0
      ? { runningFactor: runningFactor(trace, { startForce: held.force, effectiveTension }) }
      : {}),
    ...(shown.time === undefined ? {} : { time: shown.time }),
    ...(shown.distance === undefined ? {} : { distance: shown.distance }),
    basis,
    decidedBy: decisionOf(place, followed),
    ...controlResults(trace, place, prepared, simulated),
  };
  const peakFactor = later(trace, () => overFull(simulated().peakForce));
  const tensions = later(trace, () => tensionsBetween(trace, running, moving, shareOf(trace, moving, simulated())));
  const start = addWhenAsked(known, { simulated, peakFactor, tensions });
  return sure === undefined ? start : Object.defineProperty(start, certain, { value: sure });
}

/** No results: only what spares to follow a start. Kept with it unseen, as what results of cases were made of. */
const certain: unique symbol = Symbol("certain");

interface KnownStart extends Start {
  readonly [certain]?: SureStart;
}

/** What is certain of a start before it is followed; undefined where only following tells. */
export function certaintyOf(start: KnownStart): SureStart | undefined {
  return start[certain];
}

/** To follow a start takes longer than all else of a conveyor: done when it is asked for; at once where steps are kept. */
function later<Made>(trace: Trace, make: () => Made): () => Made {
  const made = whenAsked(make);
  if (trace.mode === "recorded") made();
  return made;
}

/** In the order of handbook 15.5; the first drive speaks for all. */
function decisionOf({ rules, trains, load }: StartPlace, followed: ControlGroup | undefined): StartDecision {
  if (followed !== undefined) return rules.ramp === undefined ? "points" : "ramp";
  const kind = trains[0]?.start[load].kind ?? "factor";
  switch (kind) {
    case "factor":
      return "factor";
    case "torque-speed":
      return "starter";
    case "fluid-coupling":
      return "coupling";
    case "motor":
      return "motor";
  }
}

/** What a start under control needs and may take, and what each of its drives gives. */
function controlResults(
  trace: Trace,
  place: StartPlace,
  { duty, followed }: PreparedStart,
  simulated: () => SimulatedStart,
): Pick<Start, "factorNeeded" | "factorLimit" | "jerk" | "driveForces"> {
  if (followed === undefined || duty.nominalForce <= 0) return {};
  const steps = stepsOnly(trace);
  const { nominalForce } = duty;
  const needed = followingForce(steps, { ...duty, acceleration: followed.reference.peakAcceleration });
  const jerk = largestJerk(followed.reference);
  const { trains } = place;
  const isAlone = trains.length < 2;
  const forces = isAlone ? [] : forcesAlong(place, simulated().series);
  return {
    // A ramp of next to no time needs more than any number can tell.
    ...(isFiniteNumber(needed) ? { factorNeeded: forceFactor(steps, { force: needed, nominalForce }) } : {}),
    factorLimit: forceFactor(steps, { force: followed.starting.most, nominalForce }),
    ...(Number.isFinite(jerk) ? { jerk } : {}),
    ...(isAlone
      ? {}
      : { driveForces: trains.map(({ driveId }, at) => ({ driveId, force: forces.map((one) => one[at] ?? 0) })) }),
  };
}

/** Force of every drive at the times of a start: of those that follow no reference by themselves, the rest is shared. */
function forcesAlong(
  { design, solution, trains, load }: StartPlace,
  { time, speed, force }: SimulatedStart["series"],
): readonly (readonly number[])[] {
  const own = controlledOf(trains);
  const sharing = sharingDrives(own, wantedShares(design), load);
  const free = trains.map((train) =>
    own.includes(train) ? undefined : freeForce({ design, solution, load }, train)?.(),
  );
  return force.map((all, n) => {
    const beside = free.map((forceAt) => forceAt?.(time[n] ?? 0, speed[n] ?? 0) ?? 0);
    const shared = shareOut(sharing, all - beside.reduce((sum, one) => sum + one, 0)).forces;
    return trains.map((train, at) => shared[own.indexOf(train)] ?? beside[at] ?? 0);
  });
}

/** The start step by step, and what is certain of it before. */
function followedWhenAsked(trace: Trace, place: StartPlace, { duty, forces, followed }: PreparedStart) {
  if (followed !== undefined) return { simulated: later(trace, () => knownFollowing(trace, duty, followed)) };
  const breakAway = breakAwayTension(trace, place);
  const drives = startingDrives(place, forces);
  const given = { ...duty, mass: movedWithBelt(trace, place, duty, drives), breakAwayTension: breakAway };
  if (trace.mode === "recorded") return { simulated: later(trace, () => recordedStart(trace, duty, given, drives)) };
  return { simulated: later(trace, () => simulateStart(given, drives)), sure: sureStart(given, drives) };
}

/** On plain numbers, of which what it comes to is known. */
function recordedStart(
  trace: Trace,
  duty: StartDuty,
  given: Parameters<typeof simulateStart>[0],
  drives: readonly StartingDrive[],
): SimulatedStart {
  const { time, distance, reachedSpeed, peakForce, peakAcceleration, couplingHeat, ...found } = simulateStart(
    unreferred(given),
    unreferred(drives),
  );
  return {
    ...found,
    movingMass: given.mass,
    time: followedStartTime(trace, duty, time),
    distance: startSearches.distance(trace, duty, distance),
    breakAway: startSearches.breakAway(trace, duty, found.breakAway),
    reachedSpeed: startSearches.reachedSpeed(trace, duty, reachedSpeed),
    peakForce: startSearches.peakForce(trace, duty, peakForce),
    peakAcceleration: startSearches.peakAcceleration(trace, duty, peakAcceleration),
    couplingHeat: couplingHeat.map((heat, at) => {
      const { coupled: _, ...drive } = drives[at] ?? {};
      return "source" in drive ? startSearches.heat(trace, { ...duty, ...drive }, heat) : heat;
    }),
  };
}

/** Closed where the reference is followed throughout; where drives meet a limit it is a search like any other. */
function knownFollowing(trace: Trace, duty: StartDuty, { reference, starting }: FollowedStart): SimulatedStart {
  const found = followStart(unreferred(duty), unreferred(reference), unreferred(starting));
  if (trace.mode !== "recorded") return found;
  const isFree = found.limitedAt === undefined;
  const { peakAcceleration: acceleration } = reference;
  const { limitedAt, overrun } = found;
  return {
    ...found,
    ...(limitedAt === undefined ? {} : { limitedAt: startSearches.limitedAt(trace, duty, limitedAt) }),
    ...(overrun === undefined
      ? {}
      : { overrun: { ...overrun, ranAwayAt: startSearches.overrun(trace, duty, overrun.ranAwayAt) } }),
    time: isFree ? reference.time : followedStartTime(trace, duty, found.time),
    distance: startSearches.distance(trace, duty, found.distance),
    breakAway: isFree ? none(trace) : startSearches.breakAway(trace, duty, found.breakAway),
    reachedSpeed: startSearches.reachedSpeed(trace, duty, found.reachedSpeed),
    peakForce: isFree
      ? followingForce(trace, { ...duty, acceleration })
      : startSearches.peakForce(trace, duty, found.peakForce),
    peakAcceleration: isFree ? acceleration : startSearches.peakAcceleration(trace, duty, found.peakAcceleration),
  };
}

const noBreakaway = adopted("friction at rest as in motion");

function breakAwayTension(trace: Trace, { design: { starting }, solution, load }: StartPlace): number {
  const { effectiveTension, components } = solution.cases[`starting-${load}`];
  const { lift, adjustment } = components;
  const breakaway = starting?.breakaway ?? constant(trace, 1, noBreakaway);
  return holdingTension(stepsOnly(trace), { lift, adjustment, effectiveTension, breakaway });
}

function startingDrives(place: StartPlace, forces: readonly number[]): readonly StartingDrive[] {
  return place.trains.map((train, at) => {
    const coupled = coupledMotor(place, train);
    return {
      source: train.start[place.load],
      nominalForce: forces[at] ?? 0,
      power: train.installedPower,
      slip: train.start.slip,
      delay: train.input.startDelay,
      ...(coupled === undefined ? {} : { coupled }),
    };
  });
}

/** What moves with the belt, kg: all but the motors behind couplings that turn apart. */
function movedWithBelt(
  trace: Trace,
  { trains }: StartPlace,
  { mass }: StartDuty,
  drives: readonly StartingDrive[],
): number {
  return trains.reduce((left, train, at) => {
    const isCounted = isEqual(train.startingMass, train.equivalentMass);
    const motorMass = isCounted && drives[at]?.coupled ? motorMassOf(stepsOnly(trace), train) : undefined;
    return motorMass === undefined ? left : massWithoutMotor(trace, { mass: left, motorMass });
  }, mass);
}

function hasStar(source: TorqueSource): boolean {
  return source.kind === "motor" && source.star !== undefined;
}

function basisOf(
  { trains, load }: StartPlace,
  followed: ControlGroup | undefined,
  curveTime: number | undefined,
): Start["basis"] {
  if (followed !== undefined) return "followed-speed";
  if (curveTime !== undefined) return "starter-curve";
  const isTimed = trains.some(({ input, start }) => input.startDelay > 0 || hasStar(start[load]));
  return isTimed ? "time-steps" : "constant-force";
}

/** How far the largest acceleration lies from running to the solved start. */
function shareOf(
  trace: Trace,
  { acceleration: solved }: CaseResult,
  { peakAcceleration: peak }: SimulatedStart,
): number {
  return Math.abs(solved) > 1e-9 ? peakShare(stepsOnly(trace), { peak, solved }) : none(trace);
}

function ofSimulation({ kind, time, distance }: Start["simulated"], exact: number | undefined) {
  if (exact !== undefined) return isFiniteNumber(exact) ? { time: exact, distance } : {};
  return kind === "started" ? { time, distance } : {};
}

const startForceSum = defineSum({
  id: "start-stop/start-force",
  source: mechanics("sum over the drives"),
  output: { symbol: "F_st", unit: "N" },
  term: "F_st",
});

/** The start with one constant force: that of the solved case. */
function constantStart(trace: Trace, place: StartPlace, prepared: PreparedStart): Start["constant"] {
  const { duty, forces } = prepared;
  const steps = stepsOnly(trace);
  const factors = startFactorsOf(trace, place, prepared);
  const pulls = place.trains.map(({ driveId }, at) => {
    const given = { factor: factors.get(driveId) ?? none(trace), nominalForce: forces[at] ?? none(trace) };
    return startPull(steps, given);
  });
  const force = startForceSum(steps, pulls);
  const acceleration = netAcceleration(steps, { ...duty, force });
  if (!(acceleration > 0)) return { force, acceleration };
  const { beltSpeed } = duty;
  const time = changeTime(trace, { beltSpeed, acceleration });
  if (!isFiniteNumber(time)) return { force, acceleration };
  return { force, acceleration, time, distance: changeDistance(trace, { beltSpeed, time }) };
}
