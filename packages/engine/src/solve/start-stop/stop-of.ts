import type { Design } from "../../design/design.ts";
import { hasPulley } from "../../design/point.ts";
import { edgeOf } from "../../parts/drives/control/down-ramp.ts";
import { groupControl } from "../../parts/drives/control/group-control.ts";
import type { DriveTrain } from "../../parts/drives/drive-train.ts";
import type { DriveRules } from "../../parts/drives/drive-train-input.ts";
import { unitShapes } from "../../rules/controlled-ramp/unit-shapes.ts";
import { stopForce } from "../../rules/disc-brake/torque.ts";
import { steepestStop } from "../../rules/drive-control/runaway.ts";
import { brakePull } from "../../rules/mechanics/drive-line.ts";
import { changeDistance, changeTime, stoppingAcceleration } from "../../rules/mechanics/motion.ts";
import { stopShare } from "../../rules/rigid-start/moving.ts";
import { dischargedMass, materialVolume } from "../../rules/rigid-stop/discharge.ts";
import { forceAtSag, steeredForce, steeredNeed, stopSearches } from "../../rules/rigid-stop/stop.ts";
import { mechanics } from "../../standards/sources.ts";
import { unreferred } from "../../trace/given.ts";
import { constant, isZero, none, opposite, plain } from "../../trace/reference.ts";
import { defineSum } from "../../trace/sum.ts";
import { bareTrace, stepsOnly, type Trace } from "../../trace/trace.ts";
import type { Tensions } from "../solve.ts";
import { lineLoadIn, sagIn } from "../tension/case-result.ts";
import { followStop } from "./follow-stop.ts";
import { lowPull, runningWith } from "./friction-end.ts";
import { drivesMass, movingMass } from "./masses.ts";
import {
  type LettingGo,
  type SimulatedStop,
  type StopDuty,
  type StoppingBrake,
  simulateStop,
} from "./simulate-stop.ts";
import {
  type BrakesOfStop,
  type LongestStop,
  type PointTension,
  type Stop,
  type StopName,
  tensionsBetween,
} from "./start-stop.ts";
import { wantedShares } from "./wanted-shares.ts";

export interface StopPlace {
  readonly design: Design;
  readonly solution: Tensions;
  readonly trains: readonly DriveTrain[];
  readonly rules: DriveRules;
}

/** A stop: drives let go after their delays, brakes bite after theirs. */
export function stopOf(trace: Trace, place: StopPlace, name: StopName): Stop {
  const { design, solution } = place;
  trace.place = { loadCase: name };
  const load = loadOf(name);
  const { effectiveTension, friction } = solution.cases[name];
  const duty = { ...stoppingDuty(trace, place, load), effectiveTension };
  const stop = stopWith(trace, place, name, duty);
  const distance = stop.distance ?? none(trace);
  const lineLoad = load === "full" ? dischargeLoad(trace, solution) : none(trace);
  const mass = dischargedMass(trace, { lineLoad, distance });
  return {
    name,
    friction,
    ...duty,
    ...stop,
    longest: friction === "low" ? { ...duty, ...stop } : longestStop(trace, place, name, duty),
    tensions: tensionsOf(trace, place, name, duty),
    ...failing(trace, place, name, duty),
    discharged: { mass, volume: materialVolume(trace, { mass, density: design.material.lowBulkDensity }) },
  };
}

function loadOf(name: StopName): "full" | "empty" {
  return name.endsWith("full") ? "full" : "empty";
}

/** The stop of a duty, by the brakes that act in it. */
function stopWith(trace: Trace, place: StopPlace, name: StopName, duty: StopDuty): SimulatedStop & BrakesOfStop {
  const brakes = name.startsWith("braking") ? brakesOf(trace, place, duty, "sure") : [];
  const brakeForce = brakeSum(stepsOnly(trace), forcesOf(brakes));
  const stop =
    steeredStop(trace, place, name, duty) ?? followedStop(trace, duty, { brakes, brakeForce, letGo: lettingGo(place) });
  const driveBrakes = brakes.flatMap(({ driveId, force }) => (driveId === undefined ? [] : [{ driveId, force }]));
  return { ...stop, brakeForce, driveBrakes };
}

/** The same stop with friction at its low end. */
function longestStop(trace: Trace, place: StopPlace, name: StopName, duty: StopDuty): LongestStop {
  const { design, solution } = place;
  const effectiveTension = lowPull(trace, solution, loadOf(name), design.settings.lowFriction);
  const low = { ...duty, effectiveTension };
  return { ...low, ...stopWith(trace, place, name, low) };
}

/** What has to be stopped. */
export function stoppingDuty(trace: Trace, { design, solution, trains }: StopPlace, load: "full" | "empty"): StopDuty {
  const steps = stepsOnly(trace);
  const drives = drivesMass(
    steps,
    trains.map(({ equivalentMass }) => equivalentMass),
  );
  return {
    effectiveTension: solution.cases[`coasting-${load}`].effectiveTension,
    mass: movingMass(steps, [solution.cases[`running-${load}`].movingMass, drives]),
    beltSpeed: design.beltSpeed,
  };
}

const brakeSum = defineSum({
  id: "start-stop/brake-force",
  source: mechanics("brakes on all pulleys"),
  output: { symbol: "F_B", unit: "N" },
  term: "F_B",
});
const retardingSum = defineSum({
  id: "start-stop/retarding-force",
  source: mechanics("resistance and brakes"),
  output: { symbol: "F", unit: "N" },
  term: "F",
});

function forcesOf(brakes: readonly StoppingBrake[]): readonly number[] {
  return brakes.map(({ force }) => force);
}

interface Stopping {
  readonly brakes: readonly StoppingBrake[];
  readonly brakeForce: number;
  readonly letGo: readonly LettingGo[];
}

const rampShapes = mechanics("change of speed over time");

/** A stop along a ramp; undefined where nothing is steered, or one force acts from the beginning to the end. */
function steeredStop(trace: Trace, place: StopPlace, name: StopName, duty: StopDuty): SimulatedStop | undefined {
  const { stop } = groupControl(bareTrace, place.rules);
  if (!name.startsWith("braking")) return undefined;
  const letGo = unreferred(lettingGo(place));
  const full = unreferred(fullBrakes(bareTrace, place, "sure"));
  const [steered, steady] = [true, false].map((is) => full.filter(({ stopTime }) => (stopTime !== undefined) === is));
  if (steered === undefined || steady === undefined || steered.length === 0) return undefined;
  if (stop.shape === "linear" && isEven(full, letGo)) return undefined;
  const ramp = { ...unreferred(stop), time: steered[0]?.stopTime ?? plain(stop.time) };
  const actors = { steady, steered, letGo };
  const { kind, time, distance, peakDeceleration, series } = followStop(unreferred(duty), ramp, actors);
  const given = { ...duty, brakeForce: brakeSum(stepsOnly(trace), forcesOf(fullBrakes(trace, place, "sure"))) };
  return {
    kind,
    ...(time === undefined ? {} : { time: stopSearches.time(trace, given, time) }),
    ...(distance === undefined ? {} : { distance: stopSearches.distance(trace, given, distance) }),
    peakDeceleration: stopSearches.peakDeceleration(trace, given, peakDeceleration),
    series,
  };
}

/** Whether all forces of a stop act from its beginning on. */
function isEven(brakes: readonly StoppingBrake[], letGo: readonly LettingGo[]): boolean {
  return letGo.every(({ delay }) => isZero(delay)) && brakes.every((one) => one.delay + one.rampTime === 0);
}

/** Followed stretch by stretch; by the formulas where one force acts from the beginning to the end. */
function followedStop(trace: Trace, duty: StopDuty, { brakes, brakeForce, letGo }: Stopping): SimulatedStop {
  const isClosed = isEven(brakes, letGo);
  const even = isClosed ? evenStop(trace, duty, brakeForce) : {};
  if (trace.mode !== "recorded") return { ...simulateStop(duty, brakes, letGo), ...even };
  const found = simulateStop(unreferred(duty), unreferred(brakes), unreferred(letGo));
  const { time, distance, peakDeceleration } = found;
  const given = { ...duty, brakeForce };
  return {
    ...found,
    ...(time === undefined || isClosed ? {} : { time: stopSearches.time(trace, given, time) }),
    ...(distance === undefined || isClosed ? {} : { distance: stopSearches.distance(trace, given, distance) }),
    peakDeceleration: stopSearches.peakDeceleration(trace, given, peakDeceleration),
    ...even,
  };
}

/** Time and distance by the formulas, so that both can be opened. */
function evenStop(
  trace: Trace,
  { effectiveTension, mass, beltSpeed }: StopDuty,
  brakeForce: number,
): { readonly time?: number; readonly distance?: number } {
  const given = { brakeForce, effectiveTension, beltMass: mass, driveMass: none(trace) };
  const acceleration = stoppingAcceleration(trace, given);
  if (!(acceleration < 0)) return {};
  const time = changeTime(trace, { beltSpeed, acceleration });
  return { time, distance: changeDistance(trace, { beltSpeed, time }) };
}

function lettingGo({ design, trains }: StopPlace) {
  const shares = wantedShares(design);
  return design.drives.map(({ id }) => ({
    share: shares.get(id) ?? 0,
    delay: trains.find(({ driveId }) => driveId === id)?.input.stopDelay ?? 0,
  }));
}

/** A brake of a stop: of a drive, or on a pulley by itself. */
interface Braking extends StoppingBrake {
  readonly pointId: string;
  readonly driveId?: string;
}

/**
 * Brakes on pulleys by the design, and those of drives by their calipers: sure to give, or at most. Controlled brakes
 * share what others leave to be done in their stopping time.
 */
function brakesOf(trace: Trace, place: StopPlace, duty: StopDuty, clamping: "sure" | "most"): readonly Braking[] {
  const full = fullBrakes(trace, place, clamping);
  const steps = stepsOnly(trace);
  const sumOf = (isSteered: boolean) =>
    brakeSum(steps, forcesOf(full.filter(({ stopTime }) => (stopTime !== undefined) === isSteered)));
  if (full.every(({ stopTime }) => stopTime === undefined)) return full;
  const [steady, all] = [sumOf(false), sumOf(true)];
  const { stop } = groupControl(steps, place.rules);
  const steepness = unitShapes[stop.shape].acceleration(0.5, edgeOf(unreferred(stop)));
  return full.map(({ stopTime, ...brake }) => {
    if (stopTime === undefined) return brake;
    const steepest = steepestStop(steps, { stopTime, steepness: constant(steps, steepness, rampShapes) });
    const wanted = steeredNeed(steps, { force: stopForce(trace, { ...duty, stopTime: steepest }), steady });
    return { ...brake, force: all > 0 ? steeredForce(steps, { own: brake.force, wanted, all }) : none(trace) };
  });
}

/** What controlled brakes give in a stop, by point. On plain numbers: the round that follows is solved with it. */
export function steeredBrakes(
  place: StopPlace,
): ReadonlyMap<string, { readonly full: number; readonly empty: number }> {
  const names = fullBrakes(bareTrace, place, "sure").flatMap(({ pointId, stopTime }) =>
    stopTime === undefined ? [] : [pointId],
  );
  if (names.length === 0) return new Map();
  const of = (load: "full" | "empty") => {
    // Of the running case: that of the stop itself would depend on the force.
    const { friction } = place.solution.cases[`braking-${load}`];
    const { effectiveTension } = runningWith(place.solution, load, friction);
    return brakesOf(bareTrace, place, { ...stoppingDuty(bareTrace, place, load), effectiveTension }, "sure");
  };
  const [full, empty] = [of("full"), of("empty")];
  const at = (brakes: readonly Braking[], id: string) => brakes.find(({ pointId }) => pointId === id)?.force ?? 0;
  return new Map(names.map((id) => [id, { full: at(full, id), empty: at(empty, id) }]));
}

/** Every brake with the force it can give; those that are controlled with the time they stop in. */
export function fullBrakes(trace: Trace, { design, trains, rules }: StopPlace, clamping: "sure" | "most") {
  const braked = new Map(trains.flatMap((train) => (train.brake.input === undefined ? [] : [[train.driveId, train]])));
  return design.points.flatMap((point): readonly (Braking & { readonly stopTime?: number })[] => {
    if (!hasPulley(point)) return [];
    const train = point.kind === "drive" ? braked.get(point.driveId) : undefined;
    const input = train?.brake.input;
    if (train === undefined || input === undefined) {
      const { brakeForce: force, brakeDelay: delay = 0, brakeRampTime: rampTime = 0, brakeStopTime } = point;
      const control = brakeStopTime === undefined ? {} : { stopTime: brakeStopTime };
      return force > 0 ? [{ pointId: point.id, force, delay, rampTime, ...control }] : [];
    }
    const brakeTorque = clamping === "sure" ? train.brake.torque : train.brake.largestTorque;
    const force = brakePull(stepsOnly(trace), { brakeTorque, pulleyRadius: train.radius });
    const control = input.control === "controlled" ? { stopTime: groupControl(trace, rules).stop.time } : {};
    const { delay, rampTime } = input;
    return [{ pointId: point.id, driveId: train.driveId, force, delay, rampTime, ...control }];
  });
}

/** Controlled brakes without control: an exceptional case of its own. */
function failing(trace: Trace, place: StopPlace, name: StopName, duty: StopDuty): Pick<Stop, "controlFails"> {
  if (!name.startsWith("braking")) return {};
  const full = fullBrakes(trace, place, "most");
  if (full.every(({ stopTime }) => stopTime === undefined)) return {};
  const steps = stepsOnly(trace);
  const brakeForce = brakeSum(steps, forcesOf(full));
  const given = { ...duty, brakeForce, beltMass: duty.mass, driveMass: none(trace) };
  const deceleration = opposite(stoppingAcceleration(steps, given));
  return { controlFails: { brakeForce, deceleration, tensions: tensionsWith(trace, place, name, duty, full) } };
}

/** Tensions with brakes at their largest force: those decide about slack belts. */
function tensionsOf(trace: Trace, place: StopPlace, name: StopName, duty: StopDuty): readonly PointTension[] {
  const brakes = name.startsWith("braking") ? brakesOf(trace, place, duty, "most") : [];
  return tensionsWith(trace, place, name, duty, brakes);
}

function tensionsWith(
  trace: Trace,
  { solution }: StopPlace,
  name: StopName,
  duty: StopDuty,
  brakes: readonly StoppingBrake[],
): readonly PointTension[] {
  const moving = solution.cases[name];
  const running = runningWith(solution, loadOf(name), moving.friction);
  const steps = stepsOnly(trace);
  const force = retardingSum(steps, [duty.effectiveTension, ...forcesOf(brakes)]);
  const coasting = solution.cases[`coasting-${loadOf(name)}`];
  // Straight from coasting to braking: the brake's own pull grows with its force, that of inertia with the stop.
  const [from, to] = name.startsWith("braking") ? [coasting, moving] : [running, moving];
  const [first, last] = [from.acceleration, to.acceleration];
  const isMoving = Math.abs(last - first) > 1e-9;
  const share = isMoving ? stopShare(steps, { force, mass: duty.mass, first, last }) : none(trace);
  return tensionsBetween(trace, from, to, share);
}

/** What lies on a metre of belt where it discharges: the load of the last loaded section. */
function dischargeLoad(trace: Trace, { cases }: Tensions): number {
  const full = cases["running-full"];
  const last = full.points.findLastIndex((_, at) => lineLoadIn(full, at) > 0);
  return last < 0 ? none(trace) : lineLoadIn(full, last);
}

/**
 * Largest force of all brakes at the belt that leaves every section of the full and the empty belt its sag tension.
 * Margins change evenly with the force from coasting on; undefined where nothing brakes, or no force is too large short of
 * one at which the belt itself would part.
 */
export function largestBrakeForce(trace: Trace, { design, solution: { cases } }: StopPlace): number | undefined {
  trace.place = {};
  const steps = stepsOnly(trace);
  const force = brakeSum(
    steps,
    design.points.flatMap((point) => (hasPulley(point) ? [point.brakeForce] : [])),
  );
  if (force <= 0) return undefined;
  let most = Number.POSITIVE_INFINITY;
  let binding: Parameters<typeof forceAtSag>[1] | undefined;
  for (const load of ["full", "empty"] as const) {
    const [free, braked] = [cases[`coasting-${load}`], cases[`braking-${load}`]];
    const look = (tension: number, held: number, sagTension: number) => {
      if (!(sagTension > 0 && tension - held > 0)) return;
      const given = { tension, sagTension, braked: held, force };
      const here = forceAtSag.evaluate(given);
      if (!(here < most)) return;
      most = here;
      binding = given;
    };
    free.points.forEach(({ leaving }, at) => {
      const sagTension = sagIn(free, at)?.sagTension ?? 0;
      const next = (at + 1) % free.points.length;
      const arriving = free.points[next]?.arriving ?? 0;
      look(leaving, braked.points[at]?.leaving ?? leaving, sagTension);
      look(arriving, braked.points[next]?.arriving ?? arriving, sagTension);
    });
  }
  const { strength, width } = design.belt;
  return binding !== undefined && most < strength * width ? forceAtSag(steps, binding) : undefined;
}
