import { largestTension, smallestSlipMargin, smallestTension, takeUpTravel } from "../rules/belt-dynamics/run.ts";
import { at } from "../solve/tension/tension-state.ts";
import { readInRun } from "../trace/reference.ts";
import { startTrace, type Trace } from "../trace/trace.ts";
import { compareWithRigid } from "./compare-rigid.ts";
import { reportRun } from "./dynamic-findings.ts";
import { energyBalance } from "./energy.ts";
import type { Frames } from "./frames.ts";
import type { BrakeSummary, DriveSummary, DynamicResult, Instant, TakeUpSummary } from "./result.ts";
import type { RunInput } from "./run-input.ts";
import type { RunPlan } from "./run-plan.ts";
import { brakeEntry, carriageEntry, type DynamicState, driveEntry } from "./state.ts";

interface RunEnd {
  readonly state: DynamicState;
  readonly frames: Frames;
  readonly begin: { readonly kinetic: number; readonly strain: number };
  readonly isDiverged: boolean;
  readonly isDone: boolean;
}

/** Everything a run found, with findings and, when traced, its steps. */
export function resultOf(input: RunInput, end: RunEnd): DynamicResult {
  const { plan, scenario, trace: setUp } = input;
  const { state, frames } = end;
  const trace = startTrace(setUp.mode === "recorded" ? "recorded" : "checked");
  const largest = extreme(plan, state.largest, state.largestAt, (a, b) => a > b);
  const smallest = extreme(plan, state.smallest, state.smallestAt, (a, b) => a < b);
  const speeds = speedTimes(plan, frames);
  const takeUp = takeUpSummary(plan, state);
  const base = {
    scenario,
    end: end.isDiverged ? ("diverged" as const) : end.isDone ? ("completed" as const) : ("cut-short" as const),
    step: plan.step,
    interval: plan.settings.interval,
    elements: plan.mesh.count,
    frames,
    pointIds: plan.loop.stations.map((station) => station.id),
    envelope: envelopeOf(plan, state),
    largest,
    smallest,
    ...speeds,
    drives: plan.loop.drives.map((_, d) => driveSummary(plan, state, d)),
    brakes: plan.loop.brakes.map((_, b) => brakeSummary(plan, state, b)),
    ...(takeUp === undefined ? {} : { takeUp }),
  };
  if (!end.isDiverged) traceInstants(trace, base);
  const energy = energyBalance(end.isDiverged ? { ...trace, mode: "bare" } : trace, plan, end.begin, state);
  const comparison = end.isDiverged ? undefined : compareWithRigid(trace, input, base);
  const result = { ...base, energy, ...(comparison === undefined ? {} : { comparison }) };
  reportRun(trace, input, result);
  return { ...result, findings: [...setUp.findings, ...trace.findings], steps: [...setUp.steps, ...trace.steps] };
}

/** Opens the instants that govern: extremes of tension, of slip at every drive and of take-up travel. */
function traceInstants(
  trace: Trace,
  { largest, smallest, drives, takeUp }: Pick<DynamicResult, "largest" | "smallest" | "drives" | "takeUp">,
): void {
  const read = (value: number) => readInRun(trace, value);
  const instant = ({ time, position, tension }: Instant) => ({
    time: read(time),
    position: read(position),
    tension: read(tension),
  });
  trace.place = { pointId: largest.pointId };
  largestTension(trace, instant(largest));
  trace.place = { pointId: smallest.pointId };
  smallestTension(trace, instant(smallest));
  for (const { driveId, pointId, smallestMargin: margin, smallestMarginAt: time, largestRatio: ratio } of drives) {
    trace.place = { driveId, pointId };
    // None before the first step.
    if (Number.isFinite(margin))
      smallestSlipMargin(trace, { time: read(time), ratio: read(ratio), margin: read(margin) });
  }
  if (takeUp !== undefined) {
    const { pointId, least, leastAt, most, mostAt } = takeUp;
    trace.place = { pointId };
    takeUpTravel(trace, { least: read(least), leastTime: read(leastAt), most: read(most), mostTime: read(mostAt) });
  }
  trace.place = {};
}

function envelopeOf({ mesh }: RunPlan, state: DynamicState): DynamicResult["envelope"] {
  const { largest, largestAt, smallest, smallestAt } = state;
  const middle = (i: number) => (at(mesh.position, i) + at(mesh.position, i + 1)) / 2;
  return {
    positions: Float64Array.from(largest, (_, i) => middle(i)),
    largest: largest.slice(),
    largestAt: largestAt.slice(),
    smallest: smallest.slice(),
    smallestAt: smallestAt.slice(),
    leaving: mesh.first.slice(0, -1),
  };
}

function extreme(
  { mesh, loop }: RunPlan,
  values: Float64Array,
  times: Float64Array,
  isBeyond: (a: number, b: number) => boolean,
): Instant {
  let found = 0;
  for (let i = 1; i < values.length; i += 1) if (isBeyond(at(values, i), at(values, found))) found = i;
  const k = mesh.first.subarray(0, -1).findLastIndex((node) => node <= found);
  return {
    tension: at(values, found),
    position: (at(mesh.position, found) + at(mesh.position, found + 1)) / 2,
    pointId: loop.stations[k]?.id ?? "",
    time: at(times, found),
  };
}

/** Share of full speed at which a start counts as done, and speed below which a belt stands, m/s. */
const upToSpeed = 0.98;
const standing = 0.02;

function speedTimes({ loop, settings }: RunPlan, frames: Frames) {
  const { slowest, fastest, driveSpeed, count } = frames;
  const reached = slowest.subarray(0, count).findIndex((speed) => speed >= upToSpeed * loop.fullSpeed);
  const moves = (f: number) => Math.max(Math.abs(slowest[f] ?? 0), Math.abs(fastest[f] ?? 0)) > standing;
  const drives = loop.drives.length;
  const turns = (f: number) => loop.drives.some((_, d) => Math.abs(driveSpeed[f * drives + d] ?? 0) > standing);
  /** Of the frame after the last one in which something moves; undefined where nothing does, or to the end. */
  const restsAt = (isMoving: (f: number) => boolean): number | undefined => {
    let last = count - 1;
    while (last >= 0 && !isMoving(last)) last -= 1;
    return last >= 0 && last < count - 1 ? (last + 1) * settings.interval : undefined;
  };
  const [stoppedAt, drivesStandAt] = [restsAt(moves), restsAt(turns)];
  return {
    ...(reached > 0 ? { reachedSpeedAt: reached * settings.interval } : {}),
    ...(stoppedAt === undefined ? {} : { stoppedAt }),
    ...(drivesStandAt === undefined ? {} : { drivesStandAt }),
  };
}

function driveSummary({ loop }: RunPlan, { drives }: DynamicState, d: number): DriveSummary {
  const drive = loop.drives[d];
  if (drive === undefined) throw new Error("a drive is missing");
  const of = (entry: number) => at(drives, d * driveEntry.count + entry);
  const firstSlipAt = of(driveEntry.firstSlipAt);
  return {
    driveId: drive.id,
    pointId: loop.stations[drive.station]?.id ?? "",
    largestForce: of(driveEntry.largestForce),
    largestTorque: of(driveEntry.largestForce) * drive.pulleyRadius,
    largestForceAt: of(driveEntry.largestForceAt),
    fullLoadForce: drive.fullLoadForce,
    largestRatio: of(driveEntry.largestRatio),
    largestRatioAt: of(driveEntry.largestRatioAt),
    heldRatio: Math.exp(drive.friction * drive.wrapAngle),
    smallestMargin: of(driveEntry.smallestMargin),
    smallestMarginAt: of(driveEntry.smallestMarginAt),
    slipTime: of(driveEntry.slipTime),
    ...(Number.isNaN(firstSlipAt) ? {} : { firstSlipAt }),
    work: of(driveEntry.work),
    holdbackTorque: of(driveEntry.holdbackForce) * drive.pulleyRadius,
  };
}

function brakeSummary({ loop }: RunPlan, { brakes }: DynamicState, b: number): BrakeSummary {
  const brake = loop.brakes[b];
  if (brake === undefined) throw new Error("a brake is missing");
  const of = (entry: number) => at(brakes, b * brakeEntry.count + entry);
  return {
    pointId: loop.stations[brake.station]?.id ?? "",
    force: brake.force,
    heat: of(brakeEntry.heat),
    largestPower: of(brakeEntry.largestPower),
  };
}

function takeUpSummary({ loop, carriage }: RunPlan, state: DynamicState): TakeUpSummary | undefined {
  if (carriage === undefined || loop.takeUp === undefined) return undefined;
  const of = (entry: number) => at(state.carriage, entry);
  return {
    pointId: loop.stations[loop.takeUp.station]?.id ?? "",
    least: of(carriageEntry.least) / carriage.sine,
    leastAt: of(carriageEntry.leastAt),
    most: of(carriageEntry.most) / carriage.sine,
    mostAt: of(carriageEntry.mostAt),
    stopHits: of(carriageEntry.stopHits),
  };
}
