import { breakdownPower, couplingPeakForce, gearboxRating, gearboxShare } from "../standards/drive-train/torque.ts";
import { drivingForce, momentSpeed, netAcceleration } from "../standards/mechanics/moment.ts";
import { forceFactor, largestAcceleration } from "../standards/rigid-start/start.ts";
import type { Place } from "../trace/finding.ts";
import type { Trace } from "../trace/trace.ts";
import type { DriveTrain } from "./drives/drive-train.ts";
import { rowOf } from "./drives/slot.ts";
import { type MotionCase, motionAt } from "./start-stop/motion-at.ts";
import type { Start } from "./start-stop/start-stop.ts";

type Solved = Parameters<typeof motionAt>[1];

/** A number that a finding tells. */
interface ToldNumber {
  readonly code: string;
  readonly name: string;
  readonly place: Place;
}

/** Opens numbers of findings that are found while nobody keeps steps: of starts, and of what gearboxes may carry. */
export function openTold(trace: Trace, solution: Solved, { code, name, place }: ToldNumber): number | undefined {
  const { startStop, drives } = solution.machine;
  trace.place = place;
  const train = drives.find(({ driveId }) => driveId === place.driveId);
  if (train !== undefined) return openPart(trace, train, code);
  const start = startStop?.starts[place.loadCase === "starting-empty" ? "empty" : "full"];
  if (start === undefined || !place.loadCase?.startsWith("starting-")) return undefined;
  const loadCase: MotionCase = start.load === "full" ? "starting-full" : "starting-empty";
  if (name === "acceleration") return accelerationOf(trace, solution, start, loadCase);
  if (code !== "start-stalls") return undefined;
  if (name === "speed") return speedOf(trace, start);
  const force = constantForce(trace, start);
  return name === "startFactor" ? forceFactor(trace, { force, nominalForce: start.nominalForce }) : force;
}

function openPart(trace: Trace, train: DriveTrain, code: string): number | undefined {
  if (code === "gearbox-thermal-rating") return shareOf(trace, train);
  const [motor, coupling] = [rowOf(train.slots.motor), rowOf(train.slots.fluidCoupling)];
  if (code === "drive-short-motor-breakdown") return motor && breakdownPower(trace, motor);
  if (code !== "drive-short-fluid-coupling-peak-torque" || coupling === undefined) return undefined;
  const { nominalForce } = train.duties.fluidCoupling.start;
  return couplingPeakForce(trace, { peakTorque: coupling.peakTorque, nominalForce });
}

function shareOf(trace: Trace, train: DriveTrain): number | undefined {
  const [motor, box] = [rowOf(train.slots.motor), rowOf(train.slots.gearbox)];
  if (motor === undefined || box === undefined) return undefined;
  const rating = gearboxRating(trace, { torque: box.torque, rotation: train.pulleyRotation });
  return gearboxShare(trace, { power: motor.power, rating });
}

/** The force of a start that is held all the way. */
function constantForce(trace: Trace, { nominalForce, constant: { force } }: Start): number {
  return drivingForce(trace, { time: 0, speed: 0, nominalForce, force });
}

function accelerationOf(trace: Trace, solution: Solved, start: Start, loadCase: MotionCase): number {
  const simulated = peakOf(trace, solution, start, loadCase);
  const { effectiveTension, mass, constant } = start;
  netAcceleration(trace, { force: constantForce(trace, start), effectiveTension, mass });
  return largestAcceleration(trace, { simulated, steady: constant.acceleration });
}

/** Of the moment that was kept for charts where the peak is among those, else of the largest force. */
function peakOf(trace: Trace, solution: Solved, start: Start, loadCase: MotionCase): number {
  const { series, peakAcceleration, peakForce: force } = start.simulated;
  const time = series.time[series.acceleration.indexOf(peakAcceleration)];
  if (time !== undefined)
    return motionAt(trace, solution, { loadCase, quantity: "acceleration", time }) ?? peakAcceleration;
  const { nominalForce, effectiveTension, mass } = start;
  const pull = { force, effectiveTension, mass };
  if (netAcceleration.evaluate(pull) !== peakAcceleration) return peakAcceleration;
  drivingForce(trace, { time: 0, speed: 0, nominalForce, force });
  return netAcceleration(trace, pull);
}

/** How far a start came that stands still again. */
function speedOf(trace: Trace, { simulated, mass, effectiveTension }: Start): number {
  const { time, reachedSpeed: speed } = simulated;
  return momentSpeed(trace, { time, acceleration: 0, mass, effectiveTension, speed });
}
