import { at } from "../solve/tension/tension-state.ts";
import { staticStrain } from "./equilibrium.ts";
import { sums } from "./kernel/sums.ts";
import type { RunPlan } from "./run-plan.ts";

/** Entries kept for each drive. */
export const driveEntry = {
  isOn: 0,
  /** When its curve began, s. */
  onAt: 1,
  /** Speed of a motor that turns apart, m/s at the belt. */
  motorSpeed: 2,
  force: 3,
  largestForce: 4,
  largestForceAt: 5,
  /** Tension ratio over the pulley. */
  ratio: 6,
  largestRatio: 7,
  largestRatioAt: 8,
  slipTime: 9,
  firstSlipAt: 10,
  work: 11,
  holdbackForce: 12,
  smallestMargin: 13,
  smallestMarginAt: 14,
  isOffNext: 15,
  /** Of a drive under control: what its controller has gathered, what it commands now and from the next sample on, N. */
  integral: 16,
  command: 17,
  next: 18,
  /** Whether it follows the down-ramp, and the speed that began at, m/s. */
  isStopping: 19,
  stopFrom: 20,
  /** Of a leader: its answer to its own speed, smoothed once and twice, and what it tells its followers now and next, N. */
  smoothed: 21,
  smoothedTwice: 22,
  told: 23,
  tellNext: 24,
  /** When its star was changed over to delta, s. */
  changedAt: 25,
  count: 26,
} as const;

/** Entries of a drive under control that begin with the force it has. */
export const controlEntries = [
  driveEntry.integral,
  driveEntry.command,
  driveEntry.next,
  driveEntry.told,
  driveEntry.tellNext,
] as const;

export const brakeEntry = {
  isOn: 0,
  onAt: 1,
  force: 2,
  heat: 3,
  largestPower: 4,
  /** Whether it acts with all it has, control or not. */
  isFull: 5,
  /** Of a steered brake, as those of a drive. */
  integral: 6,
  command: 7,
  next: 8,
  stopFrom: 9,
  steered: 10,
  largestForce: 11,
  count: 12,
} as const;

export const carriageEntry = {
  speed: 0,
  /** Belt taken on either side, m. */
  taken: 1,
  isLocked: 2,
  least: 3,
  leastAt: 4,
  most: 5,
  mostAt: 6,
  stopHits: 7,
  firstHitAt: 8,
  /** Whether a winch has left its setting for starts. */
  isStarted: 9,
  count: 10,
} as const;

/** Everything that changes during a run; a plain object of numbers and arrays that can be cloned and kept. */
export interface DynamicState {
  steps: number;
  /** Of nodes; the last entry repeats the first. m/s. */
  readonly speed: Float64Array;
  /** Of elements: N, its part without damping, strain of the distance between idlers, what the Maxwell branch remembers. */
  readonly tension: Float64Array;
  readonly elastic: Float64Array;
  readonly strain: Float64Array;
  readonly history: Float64Array;
  readonly largest: Float64Array;
  readonly smallest: Float64Array;
  readonly largestAt: Float64Array;
  readonly smallestAt: Float64Array;
  readonly drives: Float64Array;
  readonly brakes: Float64Array;
  readonly carriage: Float64Array;
  readonly total: Float64Array;
  /** What the leader commanded in the last steps, N, in a ring. */
  readonly signal: Float64Array;
}

/** A belt at rest or at full speed under given tensions. */
export function beginState(plan: RunPlan, tension: Float64Array, speed: number): DynamicState {
  const { mesh, loop, growth } = plan;
  const zeros = () => new Float64Array(mesh.count);
  const drives = new Float64Array(loop.drives.length * driveEntry.count);
  loop.drives.forEach(({ runningForce, action }, d) => {
    const base = d * driveEntry.count;
    const isRunning = speed !== 0;
    drives[base + driveEntry.isOn] = isRunning ? 1 : 0;
    drives[base + driveEntry.onAt] = isRunning ? -1e6 : 0;
    drives[base + driveEntry.changedAt] = isRunning ? -1e6 : Number.POSITIVE_INFINITY;
    drives[base + driveEntry.force] = isRunning ? runningForce : 0;
    drives[base + driveEntry.firstSlipAt] = Number.NaN;
    drives[base + driveEntry.smallestMargin] = Number.POSITIVE_INFINITY;
    if (action.kind === "controlled" && isRunning) {
      for (const entry of controlEntries) drives[base + entry] = runningForce;
    }
    if (action.kind === "fluid-coupling" && isRunning) drives[base + driveEntry.motorSpeed] = action.runningSpeed;
  });
  const carriage = new Float64Array(carriageEntry.count);
  carriage[carriageEntry.firstHitAt] = Number.NaN;
  const history = zeros();
  loop.strands.forEach(({ stiffness }, k) => {
    for (let i = mesh.first[k] ?? 0; i < (mesh.first[k + 1] ?? 0); i += 1) {
      history[i] = stiffness > 0 ? (-growth * at(tension, i)) / stiffness : 0;
    }
  });
  return {
    steps: 0,
    speed: new Float64Array(mesh.count + 1).fill(speed),
    tension: tension.slice(),
    elastic: tension.slice(),
    strain: staticStrain(plan, tension),
    history,
    largest: tension.slice(),
    smallest: tension.slice(),
    largestAt: zeros(),
    smallestAt: zeros(),
    drives,
    brakes: closedBrakes(loop.brakes.length, speed === 0),
    carriage,
    total: new Float64Array(sums.count),
    signal: new Float64Array(plan.control?.signalLength ?? 0).fill(leaderForce(plan, speed !== 0)),
  };
}

function leaderForce({ loop, control }: RunPlan, isRunning: boolean): number {
  return isRunning && control !== undefined ? (loop.drives[control.leader]?.runningForce ?? 0) : 0;
}

/** A conveyor that stands has its brakes closed; a start opens them. */
function closedBrakes(count: number, isClosed: boolean): Float64Array {
  const brakes = new Float64Array(count * brakeEntry.count);
  for (let b = 0; isClosed && b < count; b += 1) {
    brakes[b * brakeEntry.count + brakeEntry.isOn] = 1;
    brakes[b * brakeEntry.count + brakeEntry.onAt] = -1e6;
  }
  return brakes;
}
