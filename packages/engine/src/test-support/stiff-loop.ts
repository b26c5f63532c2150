import type { BeltLoop, LoopControl, Strand } from "../dynamics/belt-loop.ts";
import { loopOf } from "../dynamics/from-solution.ts";
import { beginOf, eventsOf, type Scenario } from "../dynamics/scenario.ts";
import type { DynamicSettings } from "../dynamics/settings.ts";
import { brakeEntry, driveEntry } from "../dynamics/state.ts";
import { type Simulation, simulate } from "../dynamics/verification/simulate.ts";
import { at } from "../solve/tension/tension-state.ts";
import type { SolvedDrives } from "./solved-drives.ts";

/** Few elements, so that waves through a stiff belt do not ask for tiny steps; nothing swings for long. */
const settings: Partial<DynamicSettings> = {
  elements: 4,
  interval: 0.02,
  longestStep: 5e-4,
  hasSag: false,
  gridDamping: 0.3,
  model: { branchRatio: 0, branchTime: 1, dampingTime: 5e-4 },
};
/** Stiff as a body, and as a belt, N. */
export const stiff = 1e12;
export const elastic = 86.4e6;

/** What a rigid body is of the same conveyor. */
interface RigidDuty {
  readonly nominalForce: number;
  readonly effectiveTension: number;
  readonly mass: number;
  readonly beltSpeed: number;
}

/**
 * A solved conveyor with its drives, brakes and control as dynamics has them, on a loop of three strands: tail, head and
 * take-up. The first drive and all brakes are at the head, a second drive at the tail.
 */
export function simpleLoop(
  { design, solution }: SolvedDrives,
  scenario: Scenario,
  stiffness: number,
  control: Partial<LoopControl> = {},
): BeltLoop {
  const own = loopOf({ design, solution, scenario, options: {} });
  const [mass, resistance, gravity] = (["mass", "resistance", "gravity"] as const).map((name) => totalOf(own, name));
  const driven = own.drives.map(({ station }) => own.stations[station]?.mass ?? 0);
  const left = (mass ?? 0) - driven.reduce((sum, one) => sum + one, 0);
  const strand = (share: number, length: number): Strand => ({
    length,
    stiffness,
    mass: (left * share) / length,
    resistance: ((resistance ?? 0) * share) / length,
    gravity: ((gravity ?? 0) * share) / length,
    sagConstant: 0,
    sagLoad: 0,
  });
  return {
    ...own,
    strands: [strand(0.6, 250), strand(0.05, 20), strand(0.35, 230)],
    stations: [driven[1], driven[0], 0].map((one = 0, k) => ({ id: String(k), mass: one, resistance: 0, gravity: 0 })),
    // Torque that builds up at once, as statics has it.
    drives: own.drives.map((drive, d) => ({ ...drive, station: d === 0 ? 1 : 0, rampTime: 0 })),
    brakes: own.brakes.map((brake) => ({ ...brake, station: 1 })),
    takeUp: {
      station: 2,
      action: { kind: "fixed" },
      tension: 600e3,
      sine: 1,
      friction: 0,
      travel: { slack: 1e6, tight: 1e6 },
    },
    ...(own.control && { control: { ...own.control, ...control } }),
  };
}

function totalOf({ strands, stations }: BeltLoop, name: "mass" | "resistance" | "gravity"): number {
  const ofStrands = strands.reduce((sum, strand) => sum + strand.length * strand[name], 0);
  return stations.reduce((sum, station) => sum + station[name], ofStrands);
}

export function dutyOf(loop: BeltLoop): RigidDuty {
  return {
    nominalForce: loop.drives.reduce((sum, { fullLoadForce }) => sum + fullLoadForce, 0),
    effectiveTension: totalOf(loop, "gravity") + totalOf(loop, "resistance"),
    mass: totalOf(loop, "mass"),
    beltSpeed: loop.fullSpeed,
  };
}

export function runOf(loop: BeltLoop, scenario: Scenario, change: Partial<DynamicSettings> = {}): Simulation {
  return simulate(loop, beginOf(scenario), eventsOf(scenario), { ...settings, ...change });
}

export const driveForceOf = ({ state }: Simulation, d: number) =>
  at(state.drives, d * driveEntry.count + driveEntry.force);

export function drivesForce(run: Simulation): number {
  return run.plan.loop.drives.reduce((sum, _, d) => sum + driveForceOf(run, d), 0);
}

export function brakesForce({ state, plan }: Simulation): number {
  return plan.loop.brakes.reduce((sum, _, b) => sum + at(state.brakes, b * brakeEntry.count + brakeEntry.force), 0);
}

/** Of the pulley of the first drive. */
export const headSpeed = ({ state, plan }: Simulation) => at(state.speed, plan.mesh.first[1] ?? 0);
