import type { BeltLoop, DriveAction, LoopControl, LoopDrive, Strand } from "../dynamics/belt-loop.ts";
import { planRun } from "../dynamics/run-plan.ts";
import type { DynamicEvent } from "../dynamics/scenario.ts";
import { type DynamicSettings, defaultDynamicSettings } from "../dynamics/settings.ts";
import { beginState, type DynamicState } from "../dynamics/state.ts";
import { type Simulation, simulate } from "../dynamics/verification/simulate.ts";
import { followRamp } from "../parts/drives/control/reference.ts";
import { startTrace } from "../trace/trace.ts";

/** A body in a row of few, with what drives it. */
interface Body {
  readonly mass: number;
  readonly gravity?: number;
  readonly resistance?: number;
  readonly action?: DriveAction;
  readonly runningForce?: number;
}

/** Bodies one behind the other in the direction of travel, joined by springs: what the vectors of handbook 15.8 are made of. */
export interface FewMasses {
  readonly bodies: readonly Body[];
  /** Of each spring to the next body, N/m, and N s/m. */
  readonly stiffness: number;
  readonly damping: number;
  /** In each spring at the begin, N. */
  readonly tension: readonly number[];
  readonly fullSpeed: number;
  readonly control?: LoopControl;
}

/** Weight of a metre of belt that weighs next to nothing, kg. */
const weightless = 1e-9;

function strandOf(stiffness: number): Strand {
  return { length: 1, stiffness, mass: weightless, resistance: 0, gravity: 0, sagConstant: 0, sagLoad: 0 };
}

function driveOf({ action, runningForce = 0 }: Body, station: number): readonly LoopDrive[] {
  if (action === undefined) return [];
  const switching = { startDelay: 0, stopDelay: 0, rampTime: 0, hasHoldback: false };
  const pulley = { friction: 0.35, wrapAngle: 3.6, pulleyRadius: 0.412 };
  const fullLoadForce = 112416.667;
  return [{ id: `drive ${station}`, station, fullLoadForce, runningForce, action, ...switching, ...pulley }];
}

function loopOf({ bodies, stiffness, fullSpeed, control }: FewMasses): BeltLoop {
  return {
    fullSpeed,
    // Behind the last body the loop is open.
    strands: bodies.map((_, at) => strandOf(at + 1 < bodies.length ? stiffness : 0)),
    stations: bodies.map(({ mass, gravity = 0, resistance = 0 }, at) => ({
      id: String(at),
      mass,
      gravity,
      resistance,
    })),
    drives: bodies.flatMap(driveOf),
    brakes: [],
    ...(control === undefined ? {} : { control }),
  };
}

/** Through the stepping of the product, in steps of a length; `prepare` may change the state they begin from. */
export function stepMasses(
  given: FewMasses,
  step: number,
  begin: { readonly speed: number; readonly prepare?: (state: DynamicState) => void },
  events: readonly DynamicEvent[],
): Simulation {
  const loop = loopOf(given);
  const settings: Partial<DynamicSettings> = {
    elements: Math.max(1, given.bodies.length - 1),
    interval: step,
    longestStep: 1,
    hasSag: false,
    gridDamping: 0,
    model: {
      branchRatio: 0,
      branchTime: 1,
      dampingTime: given.stiffness > 0 ? given.damping / given.stiffness : 0,
    },
  };
  const plan = planRun(loop, { ...defaultDynamicSettings, ...settings });
  if (plan.step !== step) throw new Error(`steps of ${step} s are too long, ${plan.step} s would do`);
  const tension = Float64Array.from({ length: plan.mesh.count }, (_, at) => given.tension[at] ?? 0);
  const state = beginState(plan, tension, begin.speed);
  begin.prepare?.(state);
  return simulate(loop, state, events, settings);
}

/** The limit of short samples, from three lengths each half of the one before: what is left falls with the third power. */
export function withoutSampling(longest: number, found: (sampling: number) => readonly number[]): readonly number[] {
  const [coarse = [], middle = [], fine = []] = [longest, longest / 2, longest / 4].map(found);
  return fine.map((value, at) => {
    const [first = 0, second = 0] = [coarse[at], middle[at]];
    const [one, other] = [2 * second - first, 2 * value - second];
    return (4 * other - one) / 3;
  });
}

/** Of handbook 15.8 as its vectors have it: no lag, no limit, and a ramp by Harrison. */
export function controlWith(
  sampling: number,
  rampTime: number,
  fullSpeed: number,
  change: Partial<LoopControl> = {},
): LoopControl {
  const ramp = { shape: "harrison", time: rampTime, jerkTime: 0, dwellTime: 0, dwellSpeed: 0 } as const;
  return {
    reference: followRamp(startTrace("checked"), ramp, fullSpeed),
    stop: { shape: "linear", time: 10, jerkTime: 0 },
    sampling,
    brakeSampling: sampling,
    bandwidth: 2,
    hasFeedForward: true,
    hasPreTorque: true,
    ...change,
  };
}

export const unlimited = {
  kind: "controlled",
  role: "leader",
  share: 1,
  most: 1e9,
  least: -1e9,
  rate: 1e12,
  lag: 0,
  delay: 0,
  droop: 0,
} as const satisfies DriveAction;
