import { at } from "../../solve/tension/tension-state.ts";
import type { LoopDrive } from "../belt-loop.ts";
import type { RunPlan } from "../run-plan.ts";
import { type DynamicState, driveEntry } from "../state.ts";

/** Below this a slack side counts as none, N. */
const leastSlack = 1;

/** Tension of the belt as it arrives at a station: elements carry their mid-value, half an element away. */
export function arrivingTension(plan: RunPlan, tension: Float64Array, k: number): number {
  const { mesh, loop } = plan;
  const before = (k + loop.strands.length - 1) % loop.strands.length;
  const last = ((mesh.first[k] ?? 0) + mesh.count - 1) % mesh.count;
  const isLong = (mesh.first[before + 1] ?? 0) - (mesh.first[before] ?? 0) > 1;
  return isLong ? carryOn(at(tension, last), at(tension, last - 1)) : at(tension, last) + halfRise(plan, before);
}

/** Carries two neighbours on by half an element. In a slack belt they jump, and the line must not run below zero. */
function carryOn(near: number, next: number): number {
  const carried = 1.5 * near - 0.5 * next;
  return near > 0 && carried < 0.5 * near ? 0.5 * near : carried;
}

/** Tension of the belt as it leaves a station. */
export function leavingTension(plan: RunPlan, tension: Float64Array, k: number): number {
  const first = plan.mesh.first[k] ?? 0;
  const isLong = (plan.mesh.first[k + 1] ?? 0) - first > 1;
  return isLong ? carryOn(at(tension, first), at(tension, first + 1)) : at(tension, first) - halfRise(plan, k);
}

function halfRise({ mesh, loop }: RunPlan, k: number): number {
  const strand = loop.strands[k];
  return strand === undefined ? 0 : (at(mesh.elementLength, k) * (strand.resistance + strand.gravity)) / 2;
}

/** Whether the belt would slip on its drives, at every step. Brakes on a driven pulley are part of what it holds. */
export function checkTraction(plan: RunPlan, state: DynamicState, time: number): void {
  const { loop } = plan;
  for (let d = 0; d < loop.drives.length; d += 1) {
    const drive = loop.drives[d];
    if (drive !== undefined) checkDrive(plan, state, d, drive, time);
  }
}

function checkDrive(plan: RunPlan, state: DynamicState, d: number, drive: LoopDrive, time: number): void {
  const { station, friction, wrapAngle } = drive;
  const arriving = arrivingTension(plan, state.tension, station);
  const leaving = leavingTension(plan, state.tension, station);
  const tight = Math.max(arriving, leaving);
  const slack = Math.max(leastSlack, Math.min(arriving, leaving));
  const hold = Math.exp(friction * wrapAngle);
  const { drives } = state;
  const base = d * driveEntry.count;
  const ratio = tight / slack;
  const margin = Math.min(arriving, leaving) - (tight - Math.min(arriving, leaving)) / (hold - 1);
  drives[base + driveEntry.ratio] = ratio;
  if (ratio > at(drives, base + driveEntry.largestRatio)) {
    drives[base + driveEntry.largestRatio] = ratio;
    drives[base + driveEntry.largestRatioAt] = time;
  }
  if (margin < at(drives, base + driveEntry.smallestMargin)) {
    drives[base + driveEntry.smallestMargin] = margin;
    drives[base + driveEntry.smallestMarginAt] = time;
  }
  if (ratio <= hold) return;
  drives[base + driveEntry.slipTime] = at(drives, base + driveEntry.slipTime) + plan.step;
  if (Number.isNaN(at(drives, base + driveEntry.firstSlipAt))) drives[base + driveEntry.firstSlipAt] = time;
}
