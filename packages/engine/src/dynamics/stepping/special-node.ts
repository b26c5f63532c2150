import { at } from "../../solve/tension/tension-state.ts";
import type { LoopBrake } from "../belt-loop.ts";
import { sums } from "../kernel/sums.ts";
import type { RunPlan } from "../run-plan.ts";
import { brakeEntry, type DynamicState, driveEntry } from "../state.ts";
import { type DriveNode, driveForce } from "./drive-force.ts";
import { soften } from "./soften.ts";

/** Reused at every call: a step must not allocate. */
const node: DriveNode = {
  speed: 0,
  free: 0,
  hold: 0,
  stepOverMass: 0,
  time: 0,
  step: 0,
  fullSpeed: 1,
  since: 0,
  build: 0,
};

/** Moves the first node of a strand: station loads, and its drive, brakes and holdback where it has some. */
export function moveStation(plan: RunPlan, state: DynamicState, k: number, time: number): void {
  const { mesh, step, settings, loop, coefficients } = plan;
  const i = mesh.first[k] ?? 0;
  const before = i === 0 ? mesh.count - 1 : i - 1;
  const mass = at(mesh.mass, i);
  const stepOverMass = step / mass;
  const old = at(state.speed, i);
  const weight = at(mesh.gravity, i);
  const free = old + stepOverMass * (at(state.tension, i) - at(state.tension, before) - weight);
  const { speedShare, breakaway } = settings;
  const bySpeed =
    old === 0 ? breakaway * (1 - speedShare) : 1 - speedShare + (speedShare * Math.abs(old)) / loop.fullSpeed;
  const resistance = at(mesh.resistance, i) * bySpeed;
  const isSpecial = coefficients.isSpecial[k] === 1;
  if (isSpecial) {
    node.speed = old;
    node.free = free;
    node.stepOverMass = stepOverMass;
    node.time = time;
    node.step = step;
    node.fullSpeed = loop.fullSpeed;
  }
  const moved = isSpecial ? moveMachine(plan, state, k, resistance) : soften(free, stepOverMass * resistance);
  state.speed[i] = moved;
  const { total } = state;
  const twice = old + moved;
  total[sums.gravity] = at(total, sums.gravity) + 0.5 * step * weight * twice;
  if (!isSpecial) {
    total[sums.friction] = at(total, sums.friction) + 0.5 * mass * (free - moved) * twice;
  }
}

/** The node of a station with a drive, brakes or a fixed end; where it stands in the step is in `node`. */
function moveMachine(plan: RunPlan, state: DynamicState, k: number, resistance: number): number {
  const { loop, mesh, step, driveIndexAt, driveAt } = plan;
  const { speed: old, free, stepOverMass, time } = node;
  if (loop.stations[k]?.isFixed) return 0;
  const mass = at(mesh.mass, mesh.first[k] ?? 0);
  const braking = brakeForces(plan, state, k, time);
  const hold = stepOverMass * (resistance + braking);
  const drive = driveAt[k];
  const d = driveIndexAt[k] ?? -1;
  let driven = free;
  if (drive !== undefined) {
    node.hold = hold;
    const force = driveForce(drive, d, node, state);
    driven = free + stepOverMass * force;
    noteForce(state, d, force, time);
  }
  const slid = soften(driven, hold);
  const moved = drive?.hasHoldback && slid < 0 ? 0 : slid;
  if (drive !== undefined) noteDriveWork(state, d, step, old + moved);
  if (slid !== moved) noteHoldback(state, d, -slid * mass, step, old);
  shareLoss(plan, state, k, 0.5 * mass * (driven - slid) * (old + moved), braking, resistance);
  return moved;
}

/** What the brakes at a station hold at a time, N. */
export function brakeForces({ loop, brakesAt, step }: RunPlan, state: DynamicState, k: number, time: number): number {
  const list = brakesAt[k];
  if (list === undefined) return 0;
  let sum = 0;
  for (let n = 0; n < list.length; n += 1) {
    const b = list[n] ?? 0;
    const base = b * brakeEntry.count;
    const brake = loop.brakes[b];
    const since = time - at(state.brakes, base + brakeEntry.onAt);
    const isOn = at(state.brakes, base + brakeEntry.isOn) === 1 && since >= 0;
    const build = brake === undefined || brake.rampTime <= 0 ? 1 : Math.min(1, (since + step / 2) / brake.rampTime);
    const force = isOn && brake !== undefined ? heldForce(brake, state.brakes, base, build) : 0;
    state.brakes[base + brakeEntry.force] = force;
    if (force > at(state.brakes, base + brakeEntry.largestForce)) state.brakes[base + brakeEntry.largestForce] = force;
    sum += force;
  }
  return sum;
}

/** Of a brake that is closed: a steered one gives what its controller asks, unless its springs act alone. */
function heldForce(brake: LoopBrake, brakes: Float64Array, base: number, build: number): number {
  if (at(brakes, base + brakeEntry.isFull) === 1) return (brake.mostForce ?? brake.force) * build;
  return brake.steering === undefined ? brake.force * build : at(brakes, base + brakeEntry.steered);
}

/** What friction took is shared between the resistance of the station and its brakes, by their forces. */
function shareLoss(
  { brakesAt, step }: RunPlan,
  state: DynamicState,
  k: number,
  loss: number,
  braking: number,
  resistance: number,
): void {
  const { total, brakes } = state;
  const all = braking + resistance;
  const heat = all > 0 ? (loss * braking) / all : 0;
  total[sums.friction] = at(total, sums.friction) + loss - heat;
  total[sums.brake] = at(total, sums.brake) + heat;
  const list = brakesAt[k];
  if (heat === 0 || list === undefined) return;
  for (let n = 0; n < list.length; n += 1) {
    const base = (list[n] ?? 0) * brakeEntry.count;
    const own = (heat * at(brakes, base + brakeEntry.force)) / braking;
    brakes[base + brakeEntry.heat] = at(brakes, base + brakeEntry.heat) + own;
    brakes[base + brakeEntry.largestPower] = Math.max(at(brakes, base + brakeEntry.largestPower), own / step);
  }
}

function noteForce({ drives }: DynamicState, d: number, force: number, time: number): void {
  const base = d * driveEntry.count;
  drives[base + driveEntry.force] = force;
  if (Math.abs(force) > Math.abs(at(drives, base + driveEntry.largestForce))) {
    drives[base + driveEntry.largestForce] = force;
    drives[base + driveEntry.largestForceAt] = time;
  }
}

function noteDriveWork(state: DynamicState, d: number, step: number, twice: number): void {
  const base = d * driveEntry.count;
  const work = 0.5 * step * at(state.drives, base + driveEntry.force) * twice;
  state.drives[base + driveEntry.work] = at(state.drives, base + driveEntry.work) + work;
  state.total[sums.drive] = at(state.total, sums.drive) + work;
}

/** Like friction that brings a pulley to rest, a holdback does work only in the step in which it takes hold. */
function noteHoldback({ drives, total }: DynamicState, d: number, impulse: number, step: number, old: number): void {
  const entry = d * driveEntry.count + driveEntry.holdbackForce;
  drives[entry] = Math.max(at(drives, entry), impulse / step);
  total[sums.friction] = at(total, sums.friction) - 0.5 * impulse * old;
}
