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

/** Samples as they come, column by column. */
export type Samples = { readonly [Column in keyof MotionSeries]: number[] };

export function noSamples(): Samples {
  return { time: [], speed: [], distance: [], acceleration: [], force: [] };
}

export function addSample(samples: Samples, { time, speed, distance, acceleration, force }: Sample): void {
  samples.time.push(time);
  samples.speed.push(speed);
  samples.distance.push(distance);
  samples.acceleration.push(acceleration);
  samples.force.push(force);
}

/** An even choice of at most `mostSamples` samples, both ends among them. */
export function thinned(samples: Samples): MotionSeries {
  const last = samples.time.length - 1;
  if (last < mostSamples) return samples;
  const places = Array.from({ length: mostSamples }, (_, at) => Math.round((at * last) / (mostSamples - 1)));
  const kept = (column: readonly number[]) => places.map((place) => column[place] ?? 0);
  return {
    time: kept(samples.time),
    speed: kept(samples.speed),
    distance: kept(samples.distance),
    acceleration: kept(samples.acceleration),
    force: kept(samples.force),
  };
}
