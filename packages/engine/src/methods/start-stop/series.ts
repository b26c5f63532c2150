/** A motion over time, sampled for charts. All lists have the same length. */
export interface MotionSeries {
  readonly time: readonly number[];
  readonly speed: readonly number[];
  /** Travelled since its beginning, m. */
  readonly distance: readonly number[];
  readonly acceleration: readonly number[];
  /** Put into the belt and the drives' own inertia by motors, less what brakes take out, N. */
  readonly force: readonly number[];
}

export interface Sample {
  readonly time: number;
  readonly speed: number;
  readonly distance: number;
  readonly acceleration: number;
  readonly force: number;
}

/** Most samples a series keeps. */
export const mostSamples = 201;

/** An even choice of at most `mostSamples` samples, both ends among them. */
export function thinned(samples: readonly Sample[]): MotionSeries {
  const last = samples.length - 1;
  const kept =
    last < mostSamples
      ? samples
      : Array.from({ length: mostSamples }, (_, at) => samples[Math.round((at * last) / (mostSamples - 1))]).filter(
          (sample) => sample !== undefined,
        );
  return {
    time: kept.map((sample) => sample.time),
    speed: kept.map((sample) => sample.speed),
    distance: kept.map((sample) => sample.distance),
    acceleration: kept.map((sample) => sample.acceleration),
    force: kept.map((sample) => sample.force),
  };
}
