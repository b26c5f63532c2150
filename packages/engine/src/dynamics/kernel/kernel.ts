import { at } from "../../solve/tension/tension-state.ts";
import type { RunPlan } from "../run-plan.ts";
import type { DynamicState } from "../state.ts";
import { slackTension } from "./slack-tension.ts";

/**
 * Moves the nodes inside strand k by one step: forces at the step's begin give the speed half a step later. The
 * resistance takes speed away but never turns it round, and a node at rest stays at rest within its grip.
 */
export function moveNodes({ mesh, coefficients }: RunPlan, { speed, tension, total }: DynamicState, k: number): void {
  const from = (mesh.first[k] ?? 0) + 1;
  const to = mesh.first[k + 1] ?? 0;
  if (to <= from) return;
  const [mass, stepOverMass, fall] = [
    at(coefficients.mass, k),
    at(coefficients.stepOverMass, k),
    at(coefficients.fall, k),
  ];
  const grip = at(coefficients.grip, k);
  const gripBySpeed = at(coefficients.gripBySpeed, k);
  const gripAtRest = at(coefficients.gripAtRest, k);
  let before = tension[from - 1] ?? 0;
  let lost = 0;
  let travelled = 0;
  for (let i = from; i < to; i += 1) {
    const old = speed[i] ?? 0;
    const here = tension[i] ?? 0;
    const free = old + stepOverMass * (here - before) - fall;
    before = here;
    const hold = old === 0 ? gripAtRest : grip + gripBySpeed * Math.abs(old);
    const moved = free > hold ? free - hold : free < -hold ? free + hold : 0;
    speed[i] = moved;
    const twice = old + moved;
    lost += (free - moved) * twice;
    travelled += twice;
  }
  total[0] = (total[0] ?? 0) + 0.5 * mass * lost;
  total[1] = (total[1] ?? 0) + 0.5 * mass * fall * travelled;
}

/**
 * Strains the elements of strand k by one step, which ends at `time`, and finds their tensions. The elastic part is a
 * spring with a Maxwell branch in series with the sag between idlers, T = stiff·strain + branch·history + sag/T². Two
 * lagged parts come on top: `thick` damps waves as short as an element, `kelvin` every change of the belt's own strain.
 * The first is not in series with the sag: there it would fade with the tension, and a slack strand would rattle from
 * node to node. A slack span pulled taut within one step snaps: the mean of its two tensions does more work than its
 * law stores.
 */
export function strainSaggingElements(plan: RunPlan, state: DynamicState, k: number, time: number): void {
  const { speed, tension, elastic, strain, history, largest, smallest, largestAt, smallestAt, total } = state;
  const { mesh, coefficients, decay, growth } = plan;
  const [from, to] = [mesh.first[k] ?? 0, mesh.first[k + 1] ?? 0];
  const stepOverLength = at(coefficients.stepOverLength, k);
  const stiff = at(coefficients.stiff, k);
  const overStiff = at(coefficients.overStiff, k);
  const branch = at(coefficients.branch, k);
  const sag = at(coefficients.sag, k);
  const thick = at(coefficients.thick, k);
  const kelvin = at(coefficients.kelvin, k);
  const pureByTension = at(coefficients.pureByTension, k);
  const pureByHistory = at(coefficients.pureByHistory, k);
  const branchByTension = at(coefficients.branchByTension, k);
  const branchByHistory = at(coefficients.branchByHistory, k);
  let near = speed[from] ?? 0;
  let squares = 0;
  let damped = 0;
  let snapped = 0;
  for (let i = from; i < to; i += 1) {
    const far = speed[i + 1] ?? 0;
    const change = stepOverLength * (far - near);
    near = far;
    const stretched = (strain[i] ?? 0) + change;
    strain[i] = stretched;
    const past = history[i] ?? 0;
    const kept = branch * past;
    const old = elastic[i] ?? 0;
    const pull = stiff * stretched + kept;
    const cube = old * old * old;
    const miss = cube * (old - pull) - sag * old;
    const slope = cube + 2 * sag;
    let found = old - (miss * slope * old) / (slope * slope * old + 3 * sag * miss);
    if (!(Math.abs(found - old) <= 0.01 * old)) {
      found = solveSag(old, pull, sag);
      if (found < slackTension) found = slackTension;
      const jump = found - old;
      const both = old * found;
      snapped += (jump * jump * jump) / (both * both);
    }
    elastic[i] = found;
    const pure = (found - kept) * overStiff;
    const drawn = pure - (pureByTension * old + pureByHistory * past);
    let all = found + (thick * (change > drawn ? change : drawn) + kelvin * drawn);
    if (all < slackTension) all = slackTension;
    damped += (all - found + ((tension[i] ?? 0) - old)) * change;
    tension[i] = all;
    const inBranch = past + growth * pure;
    history[i] = decay * inBranch - growth * pure;
    squares += inBranch * (inBranch + (branchByTension * old + branchByHistory * past));
    if (all > (largest[i] ?? 0)) {
      largest[i] = all;
      largestAt[i] = time;
    }
    if (all < (smallest[i] ?? 0)) {
      smallest[i] = all;
      smallestAt[i] = time;
    }
  }
  total[2] = (total[2] ?? 0) + at(coefficients.branchLoss, k) * squares;
  total[3] = (total[3] ?? 0) + at(coefficients.viscousLoss, k) * damped;
  total[9] = (total[9] ?? 0) + at(coefficients.snapLoss, k) * snapped;
}

/** The same without sag: tension follows strain directly, and may turn to push. */
export function strainElements(plan: RunPlan, state: DynamicState, k: number, time: number): void {
  const { speed, tension, elastic, strain, history, largest, smallest, largestAt, smallestAt, total } = state;
  const { mesh, coefficients, decay, growth } = plan;
  const [from, to] = [mesh.first[k] ?? 0, mesh.first[k + 1] ?? 0];
  const stepOverLength = at(coefficients.stepOverLength, k);
  const stiff = at(coefficients.stiff, k);
  const overStiff = at(coefficients.overStiff, k);
  const branch = at(coefficients.branch, k);
  const thick = at(coefficients.thick, k);
  const kelvin = at(coefficients.kelvin, k);
  const pureByTension = at(coefficients.pureByTension, k);
  const pureByHistory = at(coefficients.pureByHistory, k);
  const branchByTension = at(coefficients.branchByTension, k);
  const branchByHistory = at(coefficients.branchByHistory, k);
  let near = speed[from] ?? 0;
  let squares = 0;
  let damped = 0;
  for (let i = from; i < to; i += 1) {
    const far = speed[i + 1] ?? 0;
    const change = stepOverLength * (far - near);
    near = far;
    const stretched = (strain[i] ?? 0) + change;
    strain[i] = stretched;
    const past = history[i] ?? 0;
    const kept = branch * past;
    const old = elastic[i] ?? 0;
    const found = stiff * stretched + kept;
    elastic[i] = found;
    const pure = (found - kept) * overStiff;
    const drawn = pure - (pureByTension * old + pureByHistory * past);
    const all = found + (thick * change + kelvin * drawn);
    damped += (all - found + ((tension[i] ?? 0) - old)) * change;
    tension[i] = all;
    const inBranch = past + growth * pure;
    history[i] = decay * inBranch - growth * pure;
    squares += inBranch * (inBranch + (branchByTension * old + branchByHistory * past));
    if (all > (largest[i] ?? 0)) {
      largest[i] = all;
      largestAt[i] = time;
    }
    if (all < (smallest[i] ?? 0)) {
      smallest[i] = all;
      smallestAt[i] = time;
    }
  }
  total[2] = (total[2] ?? 0) + at(coefficients.branchLoss, k) * squares;
  total[3] = (total[3] ?? 0) + at(coefficients.viscousLoss, k) * damped;
}

/** The tension that satisfies T = pull + sag/T², by Newton's steps that never halve it more than once at a time. */
export function solveSag(begin: number, pull: number, sag: number): number {
  let tension = begin;
  for (let round = 0; round < 100; round += 1) {
    const square = tension * tension;
    const next = tension - (tension - pull - sag / square) / (1 + (2 * sag) / (square * tension));
    const kept = next < 0.5 * tension ? 0.5 * tension : next;
    if (Math.abs(kept - tension) <= 1e-7) return kept;
    tension = kept;
  }
  return tension;
}
