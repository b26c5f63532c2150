import type { Design } from "../../design/design.ts";
import { hasPulley } from "../../design/point.ts";
import type { Solution } from "../../solve.ts";
import { stopForce } from "../../standards/disc-brake/torque.ts";
import { changeDistance, changeTime, stoppingAcceleration } from "../../standards/mechanics/motion.ts";
import { dischargedMass, materialVolume } from "../../standards/rigid-stop/discharge.ts";
import type { Trace } from "../../trace/trace.ts";
import type { DriveTrain } from "../drives/drive-train.ts";
import type { DriveRules } from "../drives/drive-train-input.ts";
import { lineLoadIn, sagIn } from "../tension/case-result.ts";
import { type LettingGo, type StopDuty, type StoppingBrake, simulateStop } from "./simulate-stop.ts";
import { type PointTension, type Stop, type StopName, tensionsBetween } from "./start-stop.ts";

interface StopPlace {
  readonly design: Design;
  readonly solution: Solution;
  readonly trains: readonly DriveTrain[];
  readonly rules: DriveRules;
}

/** A stop: drives let go after their delays, brakes bite after theirs. */
export function stopOf(trace: Trace, place: StopPlace, name: StopName): Stop {
  const { design, solution, trains } = place;
  trace.place = { loadCase: name };
  const load = name.endsWith("full") ? "full" : "empty";
  const running = solution.cases[`running-${load}`];
  const duty = {
    effectiveTension: solution.cases[name].effectiveTension,
    mass: running.movingMass + trains.reduce((sum, { equivalentMass }) => sum + equivalentMass, 0),
    beltSpeed: design.beltSpeed,
  };
  const brakes = name.startsWith("braking") ? brakesOf(trace, place, duty, "sure") : [];
  const drives = lettingGo(place);
  const followed = simulateStop(duty, brakes, drives);
  const stop = { ...followed, ...(isEven(brakes, drives) ? evenStop(trace, duty, brakes) : {}) };
  const distance = stop.distance ?? 0;
  const lineLoad = load === "full" ? dischargeLoad(solution) : 0;
  const mass = dischargedMass(trace, { lineLoad, distance });
  return {
    name,
    ...duty,
    ...stop,
    brakeForce: brakes.reduce((sum, { force }) => sum + force, 0),
    driveBrakes: brakes.flatMap(({ driveId, force }) => (driveId === undefined ? [] : [{ driveId, force }])),
    tensions: tensionsOf(trace, place, name, duty),
    discharged: { mass, volume: materialVolume(trace, { mass, density: design.material.lowBulkDensity }) },
  };
}

/** Whether one force acts from the beginning to the end. */
function isEven(brakes: readonly StoppingBrake[], drives: readonly LettingGo[]): boolean {
  return drives.every(({ delay }) => delay === 0) && brakes.every(({ delay, rampTime }) => delay + rampTime === 0);
}

/** Time and distance by the formulas, so that both can be opened. */
function evenStop(
  trace: Trace,
  { effectiveTension, mass, beltSpeed }: StopDuty,
  brakes: readonly StoppingBrake[],
): { readonly time?: number; readonly distance?: number } {
  const brakeForce = brakes.reduce((sum, { force }) => sum + force, 0);
  const given = { brakeForce, effectiveTension, beltMass: mass, driveMass: 0 };
  const acceleration = stoppingAcceleration(trace, given);
  if (!(acceleration < 0)) return {};
  const time = changeTime(trace, { beltSpeed, acceleration });
  return { time, distance: changeDistance(trace, { beltSpeed, time }) };
}

function lettingGo({ design, trains }: StopPlace) {
  const total = design.drives.reduce((sum, { loadShare }) => sum + loadShare, 0);
  return design.drives.map(({ id, loadShare }) => ({
    share: total > 0 ? loadShare / total : 0,
    delay: trains.find(({ driveId }) => driveId === id)?.input.stopDelay ?? 0,
  }));
}

/** A brake of a stop: of a drive, or on a pulley by itself. */
interface Braking extends StoppingBrake {
  readonly driveId?: string;
}

/**
 * Brakes on pulleys by the design, and those of drives by their calipers: sure to give, or at most. Controlled brakes
 * share what others leave to be done in their stopping time.
 */
function brakesOf(trace: Trace, place: StopPlace, duty: StopDuty, clamping: "sure" | "most"): readonly Braking[] {
  const full = fullBrakes(place, clamping);
  const sumOf = (isSteered: boolean) =>
    full.reduce((sum, { force, stopTime }) => ((stopTime !== undefined) === isSteered ? sum + force : sum), 0);
  const [steady, steered] = [sumOf(false), sumOf(true)];
  return full.map(({ stopTime, ...brake }) => {
    if (stopTime === undefined) return brake;
    const wanted = Math.max(0, stopForce(trace, { ...duty, stopTime }) - steady);
    return { ...brake, force: steered > 0 ? Math.min(brake.force, (wanted * brake.force) / steered) : 0 };
  });
}

/** Every brake with the force it can give; those that are controlled with the time they stop in. */
function fullBrakes({ design, trains, rules }: StopPlace, clamping: "sure" | "most") {
  const braked = new Map(trains.flatMap((train) => (train.brake.input === undefined ? [] : [[train.driveId, train]])));
  return design.points.flatMap((point): readonly (Braking & { readonly stopTime?: number })[] => {
    if (!hasPulley(point)) return [];
    const train = point.kind === "drive" ? braked.get(point.driveId) : undefined;
    const input = train?.brake.input;
    if (train === undefined || input === undefined) {
      const { brakeForce: force, brakeDelay: delay = 0, brakeRampTime: rampTime = 0, brakeStopTime } = point;
      const control = brakeStopTime === undefined ? {} : { stopTime: brakeStopTime };
      return force > 0 ? [{ force, delay, rampTime, ...control }] : [];
    }
    const force = (clamping === "sure" ? train.brake.torque : train.brake.largestTorque) / train.radius;
    const control = input.control === "controlled" ? { stopTime: rules.designStopTime } : {};
    return [{ driveId: train.driveId, force, delay: input.delay, rampTime: input.rampTime, ...control }];
  });
}

/** Tensions with brakes at their largest force: those decide about slack belts. */
function tensionsOf(trace: Trace, place: StopPlace, name: StopName, duty: StopDuty): readonly PointTension[] {
  const { solution } = place;
  const moving = solution.cases[name];
  const running = solution.cases[name.endsWith("full") ? "running-full" : "running-empty"];
  const brakes = name.startsWith("braking") ? brakesOf(trace, place, duty, "most") : [];
  const force = brakes.reduce((sum, brake) => sum + brake.force, duty.effectiveTension);
  const coasting = solution.cases[name.endsWith("full") ? "coasting-full" : "coasting-empty"];
  // Straight from coasting to braking: the brake's own pull grows with its force, that of inertia with the stop.
  const [from, to] = name.startsWith("braking") ? [coasting, moving] : [running, moving];
  const step = to.acceleration - from.acceleration;
  const share = Math.abs(step) > 1e-9 ? (-force / duty.mass - from.acceleration) / step : 0;
  return tensionsBetween(from, to, share);
}

/** What lies on a metre of belt where it discharges: the load of the last loaded section. */
function dischargeLoad({ cases }: Solution): number {
  const full = cases["running-full"];
  const last = full.points.findLastIndex((_, at) => lineLoadIn(full, at) > 0);
  return last < 0 ? 0 : lineLoadIn(full, last);
}

/**
 * Largest force of all brakes at the belt that leaves every section of the full and the empty belt its sag tension.
 * Margins change evenly with the force from coasting on; undefined where nothing brakes, or no force is too large short of
 * one at which the belt itself would part.
 */
export function largestBrakeForce({ design, solution: { cases } }: StopPlace): number | undefined {
  const force = design.points.reduce((sum, point) => (hasPulley(point) ? sum + point.brakeForce : sum), 0);
  if (force <= 0) return undefined;
  let most = Number.POSITIVE_INFINITY;
  for (const load of ["full", "empty"] as const) {
    const [free, braked] = [cases[`coasting-${load}`], cases[`braking-${load}`]];
    const look = (tension: number, held: number, sagTension: number) => {
      const lost = tension - held;
      if (sagTension > 0 && lost > 0) most = Math.min(most, Math.max(0, ((tension - sagTension) * force) / lost));
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
  return most < strength * width ? most : undefined;
}
