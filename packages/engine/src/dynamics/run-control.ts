import { at } from "../solve/tension/tension-state.ts";
import type { BeltLoop, ControlledAction, LoopBrake, LoopControl } from "./belt-loop.ts";
import type { Mesh } from "./mesh.ts";

/** Gains and figures of one controller, worked out beforehand. */
interface Controller {
  /** N s/m and N/m. */
  readonly proportional: number;
  readonly integral: number;
  /** Mass whose inertia is told ahead, kg. */
  readonly ahead: number;
  /** Part of the way to its command that a force goes in a step. */
  readonly response: number;
  /** Most that a command changes in a sample, and a force in a step, N. */
  readonly commandStep: number;
  readonly forceStep: number;
}

export interface ControlledDrive extends Controller {
  readonly action: ControlledAction;
  readonly node: number;
  /** Its force over that of the leader. */
  readonly ratio: number;
  readonly delaySteps: number;
}

export interface SteeredBrake extends Controller {
  readonly node: number;
  readonly force: number;
  readonly share: number;
}

/** Everything about control that does not change with time. */
export interface RunControl {
  readonly settings: LoopControl;
  /** By drive; undefined where it is not under control. */
  readonly drives: readonly (ControlledDrive | undefined)[];
  /** By brake; undefined where it holds its force. */
  readonly brakes: readonly (SteeredBrake | undefined)[];
  /** Index of the leader; -1 without one. */
  readonly leader: number;
  /** Bounds of the leader's command at which the last drive of the group is at its limit, N. */
  readonly mostCommand: number;
  readonly leastCommand: number;
  readonly sampleSteps: number;
  readonly brakeSampleSteps: number;
  readonly signalLength: number;
  /** Part of the way that what followers hear of the leader's answer to its own speed goes in a sample. */
  readonly smoothing: number;
  /** What holds the belt at rest, N; 0 where friction does. */
  readonly hold: number;
  /** What the belt takes in steady running, N. */
  readonly pull: number;
  readonly mass: number;
}

/**
 * Followers do not hear how the leader answers the swinging of its own pulley, quicker than this, s: passed on to another
 * pulley it would feed what it damps at its own.
 */
const smoothingTime = 0.2;
/** A follower beyond this share of full speed from the reference controls its own speed besides. */
export const speedWindow = 0.05;

export function runControl(loop: BeltLoop, mesh: Mesh, step: number): RunControl | undefined {
  const { control: settings } = loop;
  if (settings === undefined) return undefined;
  const mass = total(mesh.mass);
  const sampleSteps = Math.max(1, Math.round(settings.sampling / step));
  const brakeSampleSteps = Math.max(1, Math.round(settings.brakeSampling / step));
  const leader = loop.drives.findIndex(({ action }) => action.kind === "controlled" && action.role === "leader");
  const leading = loop.drives[leader]?.action;
  const leaderShare = leading?.kind === "controlled" && leading.share > 0 ? leading.share : 1;
  const place = { settings, mesh, step, mass };
  const drives = loop.drives.map(({ action, station }): ControlledDrive | undefined => {
    if (action.kind !== "controlled") return undefined;
    const node = mesh.first[station] ?? 0;
    const { share, rate, lag } = action;
    return {
      action,
      node,
      ratio: share / leaderShare,
      delaySteps: Math.max(1, Math.round(action.delay / step)),
      ...controller(place, { node, share, rate, lag, sampleSteps }),
    };
  });
  const group = drives.flatMap((drive) => (drive !== undefined && drive.action.role !== "droop" ? [drive] : []));
  const [weight, grip] = [total(mesh.gravity), total(mesh.resistance)];
  return {
    settings,
    drives,
    brakes: loop.brakes.map((brake) => steeredBrake(place, brake, brakeSampleSteps)),
    leader,
    mostCommand: Math.max(0, ...group.map(({ action, ratio }) => (ratio > 0 ? action.most / ratio : 0))),
    leastCommand: Math.min(0, ...group.map(({ action, ratio }) => (ratio > 0 ? action.least / ratio : 0))),
    sampleSteps,
    brakeSampleSteps,
    signalLength: Math.max(1, ...group.map(({ delaySteps }) => delaySteps)) + 1,
    smoothing: 1 - Math.exp((-sampleSteps * step) / smoothingTime),
    hold: Math.min(weight + grip, Math.max(weight - grip, 0)),
    pull: loop.drives.reduce((sum, { runningForce }) => sum + runningForce, 0),
    mass,
  };
}

interface ControlPlace {
  readonly settings: LoopControl;
  readonly mesh: Mesh;
  readonly step: number;
  readonly mass: number;
}

interface Actor {
  readonly node: number;
  readonly share: number;
  readonly rate: number;
  readonly lag: number;
  readonly sampleSteps: number;
}

/**
 * Gains by handbook 15.8: as quick as wanted against the mass that the actor has to move, but no quicker than its own
 * node stands between two samples; the integral makes the loop on that mass critically damped.
 */
function controller({ settings, mesh, step, mass }: ControlPlace, actor: Actor): Controller {
  const sampling = actor.sampleSteps * step;
  const own = mass * actor.share;
  const proportional = Math.min(settings.bandwidth * own, at(mesh.mass, actor.node) / (4 * (sampling + actor.lag)));
  return {
    proportional,
    integral: own > 0 ? proportional ** 2 / (4 * own) : 0,
    ahead: settings.hasFeedForward ? own : 0,
    response: actor.lag > 0 ? 1 - Math.exp(-step / actor.lag) : 1,
    commandStep: actor.rate * sampling,
    forceStep: actor.rate * step,
  };
}

function steeredBrake(place: ControlPlace, brake: LoopBrake, sampleSteps: number): SteeredBrake | undefined {
  const { steering, station, force, rampTime } = brake;
  if (steering === undefined) return undefined;
  const node = place.mesh.first[station] ?? 0;
  const { share, lag } = steering;
  const rate = rampTime > 0 ? force / rampTime : Number.POSITIVE_INFINITY;
  return { node, force, share, ...controller(place, { node, share, rate, lag, sampleSteps }) };
}

function total(values: Float64Array): number {
  return values.reduce((sum, value) => sum + value, 0);
}
