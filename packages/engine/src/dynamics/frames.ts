import { at } from "../solve/tension/tension-state.ts";
import type { RunPlan } from "./run-plan.ts";
import type { DynamicSettings } from "./settings.ts";
import { brakeEntry, carriageEntry, type DynamicState, driveEntry } from "./state.ts";
import { arrivingTension, leavingTension } from "./stepping/traction-step.ts";

/** What a run keeps of every frame; arrays [frame × …], row by row. SI. */
export interface Frames {
  /** Frames made so far. */
  count: number;
  /** Elements that are kept, and their middle along the belt, m. */
  readonly elements: Int32Array;
  readonly positions: Float64Array;
  /** [frame × station] */
  readonly tension: Float32Array;
  readonly speed: Float32Array;
  readonly strain: Float32Array;
  readonly strainRate: Float32Array;
  /** [frame × point]: belt arriving at and leaving each point of the design, N. */
  readonly arriving: Float32Array;
  readonly leaving: Float32Array;
  /** [frame × drive]: N·m at the pulley, m/s at the belt, tension ratio, and slack-side tension above slip, N. */
  readonly driveTorque: Float32Array;
  readonly driveSpeed: Float32Array;
  readonly driveRatio: Float32Array;
  readonly slipMargin: Float32Array;
  /** [frame × brake], J. */
  readonly brakeHeat: Float32Array;
  /** [frame], m, tightening positive. */
  readonly takeUpTravel: Float32Array;
  /** [frame]: slowest and fastest speed of any node, m/s. */
  readonly slowest: Float32Array;
  readonly fastest: Float32Array;
}

/** Bytes of one frame. */
export function frameBytes(stations: number, points: number, drives: number, brakes: number): number {
  return 4 * (4 * stations + 2 * points + 4 * drives + brakes + 3);
}

/** An interval that keeps the frames of a run within the memory plan: the wanted one, or a whole multiple of it. */
export function plannedInterval(settings: DynamicSettings, bytes: number): number {
  const wanted = settings.runTime / settings.interval + 1;
  const most = Math.max(2, Math.floor(settings.frameMemory / bytes));
  return wanted <= most ? settings.interval : settings.interval * Math.ceil(wanted / most);
}

/** Every element, or every n-th with those beside the points. */
export function keptElements({ mesh, settings }: Pick<RunPlan, "mesh" | "settings">): Int32Array {
  const every = Math.max(1, Math.ceil(mesh.count / settings.stations));
  const kept = new Set<number>();
  for (let i = 0; i < mesh.count; i += every) kept.add(i);
  for (const node of mesh.first.subarray(0, -1)) {
    kept.add(node);
    kept.add((node + mesh.count - 1) % mesh.count);
  }
  return Int32Array.from([...kept].sort((a, b) => a - b));
}

export function makeFrames(plan: RunPlan): Frames {
  const { mesh, loop, frames } = plan;
  const elements = keptElements(plan);
  const series = (width: number) => new Float32Array(frames * width);
  const [points, drives] = [loop.stations.length, loop.drives.length];
  return {
    count: 0,
    elements,
    positions: Float64Array.from(elements, (i) => (at(mesh.position, i) + at(mesh.position, i + 1)) / 2),
    tension: series(elements.length),
    speed: series(elements.length),
    strain: series(elements.length),
    strainRate: series(elements.length),
    arriving: series(points),
    leaving: series(points),
    driveTorque: series(drives),
    driveSpeed: series(drives),
    driveRatio: series(drives),
    slipMargin: series(drives),
    brakeHeat: series(loop.brakes.length),
    takeUpTravel: series(1),
    slowest: series(1),
    fastest: series(1),
  };
}

/** Writes the state into the next frame. */
export function recordFrame(plan: RunPlan, state: DynamicState, frames: Frames): void {
  recordStations(plan, state, frames);
  recordPoints(plan, state, frames);
  recordDrives(plan, state, frames);
  const { count } = frames;
  plan.loop.brakes.forEach((_, b) => {
    const heat = at(state.brakes, b * brakeEntry.count + brakeEntry.heat);
    frames.brakeHeat[count * plan.loop.brakes.length + b] = heat;
  });
  frames.takeUpTravel[count] = at(state.carriage, carriageEntry.taken) / (plan.carriage?.sine ?? 1);
  let [slowest, fastest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let i = 0; i < plan.mesh.count; i += 1) {
    const speed = at(state.speed, i);
    if (speed < slowest) slowest = speed;
    if (speed > fastest) fastest = speed;
  }
  frames.slowest[count] = slowest;
  frames.fastest[count] = fastest;
  frames.count = count + 1;
}

function recordStations({ loop, mesh, coefficients, settings }: RunPlan, state: DynamicState, frames: Frames): void {
  const width = frames.elements.length;
  let k = 0;
  for (let s = 0; s < width; s += 1) {
    const i = frames.elements[s] ?? 0;
    while ((mesh.first[k + 1] ?? 0) <= i) k += 1;
    const to = frames.count * width + s;
    const elastic = at(state.elastic, i);
    const near = at(state.speed, i);
    const far = at(state.speed, i + 1);
    const sag = settings.hasSag ? (loop.strands[k]?.sagConstant ?? 0) : 0;
    const taken = sag > 0 ? sag / elastic ** 2 : 0;
    const softness = 1 + (2 * at(coefficients.stiff, k) * taken) / Math.max(elastic, 1);
    frames.tension[to] = at(state.tension, i);
    frames.speed[to] = (near + far) / 2;
    frames.strain[to] = at(state.strain, i) + taken;
    frames.strainRate[to] = (far - near) / at(mesh.springLength, k) / softness;
  }
}

function recordPoints(plan: RunPlan, state: DynamicState, frames: Frames): void {
  const width = plan.loop.stations.length;
  for (let k = 0; k < width; k += 1) {
    frames.arriving[frames.count * width + k] = arrivingTension(plan, state.tension, k);
    frames.leaving[frames.count * width + k] = leavingTension(plan, state.tension, k);
  }
}

function recordDrives(plan: RunPlan, state: DynamicState, frames: Frames): void {
  const { loop, mesh } = plan;
  loop.drives.forEach((drive, d) => {
    const to = frames.count * loop.drives.length + d;
    const arriving = arrivingTension(plan, state.tension, drive.station);
    const leaving = leavingTension(plan, state.tension, drive.station);
    const slack = Math.min(arriving, leaving);
    const hold = Math.exp(drive.friction * drive.wrapAngle);
    frames.driveTorque[to] = at(state.drives, d * driveEntry.count + driveEntry.force) * drive.pulleyRadius;
    frames.driveSpeed[to] = at(state.speed, mesh.first[drive.station] ?? 0);
    frames.driveRatio[to] = Math.max(arriving, leaving) / Math.max(1, slack);
    frames.slipMargin[to] = slack - Math.abs(arriving - leaving) / (hold - 1);
  });
}

/** A copy of some frames, ready to be handed to another thread. */
export function partOf(frames: Frames, from: number, to: number): Frames {
  const rows = (values: Float32Array) => {
    const width = values.length / (frames.slowest.length || 1);
    return values.slice(from * width, to * width);
  };
  return {
    count: to - from,
    elements: frames.elements.slice(),
    positions: frames.positions.slice(),
    tension: rows(frames.tension),
    speed: rows(frames.speed),
    strain: rows(frames.strain),
    strainRate: rows(frames.strainRate),
    arriving: rows(frames.arriving),
    leaving: rows(frames.leaving),
    driveTorque: rows(frames.driveTorque),
    driveSpeed: rows(frames.driveSpeed),
    driveRatio: rows(frames.driveRatio),
    slipMargin: rows(frames.slipMargin),
    brakeHeat: rows(frames.brakeHeat),
    takeUpTravel: rows(frames.takeUpTravel),
    slowest: rows(frames.slowest),
    fastest: rows(frames.fastest),
  };
}
