import {
  accelerationAt,
  downRamp,
  type MotionSeries,
  rampDownForces,
  type SpeedReference,
  type Start,
  type StartStop,
  speedAt,
} from "@beltwright/engine";
import type { Calculated } from "@beltwright/model";

type Load = "full" | "empty";
type Values = readonly (number | null)[];

/** A start and a stop as drives and brakes control them, on one axis of time with a gap between them. SI. */
export interface ControlCurves {
  readonly time: readonly number[];
  /** When the stop is signalled, s. */
  readonly stopsAt: number;
  readonly speed: Values;
  readonly acceleration: Values;
  /** What drives and brakes are to follow; none where they follow nothing. */
  readonly wantedSpeed: Values;
  readonly wantedAcceleration: Values;
  /** At the belt, N; holding back below 0. A single curve without a drive where drives find their loads by themselves. */
  readonly forces: readonly ControlForce[];
  /** Below 0; all 0 without brakes. */
  readonly brakes: Values;
  /** When drives met a limit while starting, s. */
  readonly limitedAt?: number | undefined;
}

interface ControlForce {
  readonly driveId: string | undefined;
  readonly force: Values;
  /** What a drive under control may give and hold back. */
  readonly most?: number | undefined;
  readonly least?: number | undefined;
}

/** Start and stop of the full or empty belt as statics found them; undefined where no drive tells its components. */
export function controlCurves({ solution, design }: Solved, load: Load): ControlCurves | undefined {
  const { startStop } = solution.machine;
  if (startStop === undefined) return undefined;
  const start = startStop.starts[load];
  const stop = stopOf({ solution, design }, startStop, load);
  const series = start.simulated.series;
  const begin = series.time.at(-1) ?? 0;
  const stopsAt = begin + pause * (begin + (stop.series.time.at(-1) ?? 0));
  const reference = start.control === "followed" ? startStop.control.reference : undefined;
  const wanted = (at: typeof speedAt) =>
    joined(referenceAt(reference, series, at), referenceAt(stop.reference, stop.series, at));
  return {
    time: [...series.time, (begin + stopsAt) / 2, ...stop.series.time.map((time) => stopsAt + time)],
    stopsAt,
    speed: joined(series.speed, stop.series.speed),
    acceleration: joined(series.acceleration, stop.series.acceleration),
    wantedSpeed: wanted(speedAt),
    wantedAcceleration: wanted(accelerationAt),
    forces: forcesOf({ solution, design }, start, stop, load),
    brakes: joined(
      series.time.map(() => 0),
      untilRest(stop.brakes),
    ),
    ...(start.simulated.limitedAt !== undefined && { limitedAt: Number(start.simulated.limitedAt) }),
  };
}

/** The last sample is the belt at rest, where nothing needs to be given any more. */
function untilRest(forces: readonly number[]): Values {
  return [...forces.slice(0, -1), null];
}

type Solved = Pick<Calculated, "solution" | "design">;

/** Between start and stop lies this share of both: enough to tell them apart. */
const pause = 0.08;

/** Between start and stop the belt only runs, for as long as it may: nothing is drawn there. */
function joined(start: Values, stop: Values): Values {
  return [...start, null, ...stop];
}

interface ShownStop {
  readonly series: MotionSeries;
  readonly reference: SpeedReference | undefined;
  readonly drives: readonly { readonly driveId: string; readonly force: readonly number[] }[];
  readonly brakes: readonly number[];
}

/** Along the down-ramp where drives are under control, else by the brakes, else by friction alone. */
function stopOf({ solution, design }: Solved, { rampDowns, stops, control }: StartStop, load: Load): ShownStop {
  if (rampDowns !== undefined) {
    const stop = rampDowns[load];
    const reference = downRamp(control.stop, design.beltSpeed, design.beltSpeed);
    return { series: stop.series, reference, ...rampDownForces(design, solution.machine.drives, stop) };
  }
  const braked = stops[`braking-${load}`];
  const { series } = braked.brakeForce > 0 ? braked : stops[`coasting-${load}`];
  return { series, reference: undefined, drives: [], brakes: series.force.map((force) => Math.min(0, force)) };
}

function referenceAt(reference: SpeedReference | undefined, { time }: MotionSeries, at: typeof speedAt): Values {
  return time.map((one) => (reference === undefined ? null : at(reference, one)));
}

function forcesOf({ solution }: Solved, start: Start, stop: ShownStop, load: Load): readonly ControlForce[] {
  const { drives: trains } = solution.machine;
  const { series } = start.simulated;
  const [only, ...others] = trains;
  const stopped = (driveId: string | undefined): Values =>
    untilRest(stop.drives.find((one) => one.driveId === driveId)?.force ?? stop.series.time.map(() => 0));
  if (start.driveForces === undefined) {
    const driveId = others.length === 0 ? only?.driveId : undefined;
    const limits = others.length === 0 && start.control === "followed" ? only?.control[load] : undefined;
    return [{ driveId, force: joined(series.force, stopped(driveId)), most: limits?.most, least: limits?.least }];
  }
  return start.driveForces.map(({ driveId, force }) => {
    const limits = trains.find((one) => one.driveId === driveId)?.control[load];
    return { driveId, force: joined(force, stopped(driveId)), most: limits?.most, least: limits?.least };
  });
}
