import { addSample, type MotionSeries, mostSamples, noSamples, type Sample, type Samples, thinned } from "./series.ts";

/** A brake in a stop: its force at the belt, N, and when it bites. */
export interface StoppingBrake {
  readonly force: number;
  readonly delay: number;
  readonly rampTime: number;
}

/** A drive that lets go after a delay; until then it carries its share of the pull. */
export interface LettingGo {
  readonly share: number;
  readonly delay: number;
}

export interface StopDuty {
  readonly effectiveTension: number;
  readonly mass: number;
  readonly beltSpeed: number;
}

/** How a stop went. Without time and distance the belt does not stop. */
export interface SimulatedStop {
  readonly kind: "stopped" | "does-not-stop";
  readonly time?: number;
  readonly distance?: number;
  readonly peakDeceleration: number;
  readonly series: MotionSeries;
}

interface Stretch {
  readonly begin: number;
  readonly length: number;
  /** Force against the motion at its beginning, N, and its growth, N/s. */
  readonly force: number;
  readonly growth: number;
}

/** Ramps shorter than this are steps, s. */
const atOnce = 1e-6;

/** Stops by resistance, brakes and drives that let go: exact, since every force is straight between its changes. */
export function simulateStop(
  duty: StopDuty,
  given: readonly StoppingBrake[],
  drives: readonly LettingGo[],
): SimulatedStop {
  const { mass, beltSpeed } = duty;
  const brakes = given.map((brake) => (brake.rampTime < atOnce ? { ...brake, rampTime: 0 } : brake));
  let { speed, distance, peak } = { speed: beltSpeed, distance: 0, peak: 0 };
  const samples = noSamples();
  for (const stretch of stretchesOf(duty, brakes, drives)) {
    const stop = stopWithin(stretch, speed, mass);
    const length = Math.min(stop, stretch.length);
    if (!Number.isFinite(length)) break;
    sample(samples, stretch, { speed, distance }, { ...duty, length });
    peak = Math.max(peak, stretch.force / mass, (stretch.force + stretch.growth * length) / mass);
    const { force, growth } = stretch;
    distance += speed * length - (force * length ** 2) / 2 / mass - (growth * length ** 3) / 6 / mass;
    speed = Math.max(0, speed - (force * length + (growth * length ** 2) / 2) / mass);
    if (stop <= stretch.length) {
      const time = stretch.begin + stop;
      return { kind: "stopped", time, distance, peakDeceleration: peak, series: thinned(samples) };
    }
  }
  return { kind: "does-not-stop", peakDeceleration: peak, series: thinned(samples) };
}

/** The times between which every force is straight. */
function stretchesOf(
  { effectiveTension }: StopDuty,
  brakes: readonly StoppingBrake[],
  drives: readonly LettingGo[],
): readonly Stretch[] {
  const changes = [0, ...drives.map(({ delay }) => delay), ...brakes.flatMap((b) => [b.delay, b.delay + b.rampTime])];
  const times = [...new Set(changes)].sort((a, b) => a - b);
  const braking = (t: number) => brakes.reduce((sum, brake) => sum + brakeForceAt(brake, t), 0);
  return times.map((begin, at) => {
    const length = (times[at + 1] ?? Number.POSITIVE_INFINITY) - begin;
    const pulled = sharePulled(drives, begin);
    const growth = Number.isFinite(length) ? (brakingBefore(brakes, begin + length) - braking(begin)) / length : 0;
    return { begin, length, force: effectiveTension * (1 - pulled) + braking(begin), growth };
  });
}

/** Share of the pull that drives carry which have not let go yet. */
export function sharePulled(drives: readonly LettingGo[], time: number): number {
  return drives.reduce((sum, { share, delay }) => (delay > time ? sum + share : sum), 0);
}

export function brakeForceAt({ force, delay, rampTime }: StoppingBrake, time: number): number {
  if (time < delay) return 0;
  return rampTime > 0 ? force * Math.min(1, (time - delay) / rampTime) : force;
}

/** Just before a time: a brake that bites at once has not bitten yet. */
function brakingBefore(brakes: readonly StoppingBrake[], time: number): number {
  return brakes.reduce((sum, brake) => (time <= brake.delay ? sum : sum + brakeForceAt(brake, time)), 0);
}

/** Time until rest from the beginning of a stretch; infinite where it does not come to rest by this force. */
function stopWithin({ force, growth }: Stretch, speed: number, mass: number): number {
  const needed = mass * speed;
  if (growth === 0) return force > 0 ? needed / force : Number.POSITIVE_INFINITY;
  const root = force ** 2 + 2 * growth * needed;
  if (root < 0) return Number.POSITIVE_INFINITY;
  // Of the two forms of the root the one that subtracts nothing: a slow ramp barely changes a strong force.
  return force > 0 ? (2 * needed) / (force + Math.sqrt(root)) : (-force + Math.sqrt(root)) / growth;
}

/** Adds the samples of a stretch: drives that still pull and brakes give what the resistance does not. */
function sample(
  samples: Samples,
  { begin, force, growth }: Stretch,
  { speed, distance }: Pick<Sample, "speed" | "distance">,
  { effectiveTension, mass, length }: StopDuty & { readonly length: number },
): void {
  const count = Math.floor(mostSamples / 4);
  for (let at = 0; at <= count; at += 1) {
    const t = (length * at) / count;
    const left = effectiveTension - (force + growth * t);
    const now = Math.max(0, speed - (force * t + (growth * t ** 2) / 2) / mass);
    const gone = distance + speed * t - (force * t ** 2) / 2 / mass - (growth * t ** 3) / 6 / mass;
    addSample(samples, {
      time: begin + t,
      speed: now,
      distance: gone,
      acceleration: (left - effectiveTension) / mass,
      force: left,
    });
  }
}
