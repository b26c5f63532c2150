import { at } from "../../solve/tension/tension-state.ts";
import type { BeltLoop } from "../belt-loop.ts";
import type { Mesh } from "../mesh.ts";
import type { BeltModel } from "../settings.ts";

/** Stiffness of each element to a sudden stretch, N/m. */
function springStiffness(loop: BeltLoop, mesh: Mesh, branchRatio: number): Float64Array {
  const stiffness = new Float64Array(mesh.count);
  loop.strands.forEach((strand, k) => {
    const value = ((1 + branchRatio) * strand.stiffness) / at(mesh.springLength, k);
    stiffness.fill(value, mesh.first[k], mesh.first[k + 1]);
  });
  return stiffness;
}

/**
 * Highest frequency the elements can swing with, rad/s, by Gershgorin's circles over nodes and a free take-up carriage.
 */
export function highestFrequency(loop: BeltLoop, mesh: Mesh, branchRatio: number, carriageMass?: number): number {
  const { count, mass, first } = mesh;
  const spring = springStiffness(loop, mesh, branchRatio);
  const rows = new Float64Array(count);
  for (let i = 0; i < count; i += 1) rows[i] = 2 * (at(spring, i) + at(spring, (i + count - 1) % count));
  let largest = 0;
  if (loop.takeUp !== undefined && carriageMass !== undefined) {
    const k = first[loop.takeUp.station] ?? 0;
    const [before, after] = [at(spring, (k + count - 1) % count), at(spring, k)];
    const gap = Math.abs(before - after);
    rows[k] = at(rows, k) + gap;
    rows[(k + count - 1) % count] = at(rows, (k + count - 1) % count) + before;
    rows[(k + 1) % count] = at(rows, (k + 1) % count) + after;
    largest = (2 * (before + after) + gap) / carriageMass;
  }
  for (let i = 0; i < count; i += 1) largest = Math.max(largest, at(rows, i) / at(mass, i));
  return Math.sqrt(largest);
}

/**
 * Longest stable step over 2/frequency. Damping that lags by a step shortens it: Kelvin-Voigt damping by its time, grid
 * damping by its number of steps. The root of x²(1 + 2 grid) + x·time·frequency = 1.
 */
export function stableShare(frequency: number, { dampingTime }: BeltModel, gridDamping: number): number {
  const linear = dampingTime * frequency;
  const square = 1 + 2 * gridDamping;
  return (Math.sqrt(linear ** 2 + 4 * square) - linear) / (2 * square);
}
