import { at } from "../solve/tension/tension-state.ts";
import { slackTension } from "./kernel/slack-tension.ts";
import type { RunPlan } from "./run-plan.ts";

/** The begin of a run: element tensions, N, and what holds the belt where friction alone does not. */
export interface Equilibrium {
  readonly tension: Float64Array;
  /** Part of the resistance that is at work: 1 while running. */
  readonly mobilised: number;
  /** Force that holdbacks and brakes must hold at rest, N; positive keeps the belt from rolling back. */
  readonly held: number;
}

/** Steady running: all resistance at work, every drive gives what the static solution asks of it. */
export function runningEquilibrium(plan: RunPlan): Equilibrium {
  const { loop, mesh } = plan;
  const forces = nodeForces(plan, 1);
  for (const { station, runningForce } of loop.drives) addTo(forces, mesh.first[station] ?? 0, -runningForce);
  return { tension: march(plan, forces, levelPull(plan)), mobilised: 1, held: 0 };
}

/** At rest: as much resistance is at work everywhere as holds the belt, the rest is held where drives or brakes can. */
export function restingEquilibrium(plan: RunPlan): Equilibrium {
  const { loop, mesh } = plan;
  const total = (values: Float64Array) => values.reduce((sum, value) => sum + value, 0);
  const [weight, grip] = [total(mesh.gravity), total(mesh.resistance)];
  const mobilised = grip > 0 ? Math.min(1, Math.max(-1, -weight / grip)) : 0;
  const forces = nodeForces(plan, mobilised);
  const held = weight + mobilised * grip;
  const holders = holdersOf(plan);
  for (const station of holders) addTo(forces, mesh.first[station] ?? 0, -held / holders.length);
  // A winch tightens the belt before it starts.
  const tension = march(plan, forces, plan.carriage?.startPull ?? 0);
  const isHeldLength = loop.takeUp?.action.kind === "fixed";
  return { tension: isHeldLength ? keepLength(plan, tension) : tension, mobilised, held };
}

/** Stations that can hold a belt at rest: holdbacks, else brakes, else drives. */
function holdersOf({ loop }: RunPlan): readonly number[] {
  const stations = (list: readonly { readonly station: number }[]) => [...new Set(list.map((one) => one.station))];
  const holdbacks = stations(loop.drives.filter((drive) => drive.hasHoldback));
  if (holdbacks.length > 0) return holdbacks;
  return loop.brakes.length > 0 ? stations(loop.brakes) : stations(loop.drives);
}

function nodeForces({ mesh }: RunPlan, mobilised: number): Float64Array {
  return mesh.resistance.map((resistance, i) => mobilised * resistance + at(mesh.gravity, i));
}

/** Sum of the tensions on both sides of the take-up pulley. */
function levelPull({ carriage }: RunPlan): number {
  return carriage?.pull ?? 0;
}

/** Walks once round from the take-up; without one from the first node, unstressed. */
function march({ mesh, carriage }: RunPlan, forces: Float64Array, pull: number): Float64Array {
  const { count } = mesh;
  const tension = new Float64Array(count);
  if (carriage === undefined) return tension;
  const begin = carriage.node;
  let value = (pull + at(forces, begin)) / 2;
  tension[begin] = value;
  for (let step = 1; step < count; step += 1) {
    const i = (begin + step) % count;
    value += at(forces, i);
    tension[i] = value;
  }
  return tension;
}

/** Shifts all tensions until the belt is as long as while running: a fixed take-up does not give. */
function keepLength(plan: RunPlan, tension: Float64Array): Float64Array {
  const wanted = stretchedLength(plan, runningEquilibrium(plan).tension);
  const shifted = (by: number) => tension.map((value) => Math.max(slackTension, value + by));
  let [low, high] = [-2 * Math.max(...tension), 2 * Math.max(...tension)];
  for (let round = 0; round < 80; round += 1) {
    const middle = (low + high) / 2;
    if (stretchedLength(plan, shifted(middle)) < wanted) low = middle;
    else high = middle;
  }
  return shifted(high);
}

function stretchedLength(plan: RunPlan, tension: Float64Array): number {
  const { mesh, loop } = plan;
  const strain = staticStrain(plan, tension);
  let sum = 0;
  loop.strands.forEach((_, k) => {
    for (let i = mesh.first[k] ?? 0; i < (mesh.first[k + 1] ?? 0); i += 1) {
      sum += at(mesh.springLength, k) * at(strain, i);
    }
  });
  return sum;
}

/** Strain of the distance between idlers: what the belt stretches less what its sag takes up. */
export function staticStrain({ loop, mesh, settings }: RunPlan, tension: Float64Array): Float64Array {
  const strain = new Float64Array(mesh.count);
  loop.strands.forEach(({ stiffness, sagConstant }, k) => {
    for (let i = mesh.first[k] ?? 0; i < (mesh.first[k + 1] ?? 0); i += 1) {
      const value = at(tension, i);
      const stretched = stiffness > 0 ? value / stiffness : 0;
      strain[i] = settings.hasSag && sagConstant > 0 ? stretched - sagConstant / value ** 2 : stretched;
    }
  });
  return strain;
}

function addTo(values: Float64Array, i: number, value: number): void {
  values[i] = at(values, i) + value;
}
