/** A stretch of neighbouring places, from the first to the last of them. */
export interface Run {
  readonly first: number;
  readonly last: number;
}

export interface WorstRuns {
  /** Largest sum of the weights under at most so many runs; 0 where none is worth it. */
  readonly sum: number;
  readonly runs: readonly Run[];
}

/** A way that leads to a sum: each run, and the way before it. */
interface Way {
  readonly run: Run;
  readonly before: Way | undefined;
}

/**
 * The few runs of neighbours with the largest sum of weights: one pass with two running sums for each run allowed, one
 * within that run and one behind it (handbook 10.3). Exact.
 */
export function worstRuns(weights: readonly number[], most: number): WorstRuns {
  const streaks = Math.min(most, Math.ceil(weights.length / 2));
  const behind = Array.from({ length: streaks + 1 }, () => ({ sum: 0, way: undefined as Way | undefined }));
  const within = Array.from({ length: streaks + 1 }, () => ({
    sum: Number.NEGATIVE_INFINITY,
    way: undefined as Way | undefined,
  }));
  for (const [at, weight] of weights.entries()) {
    for (let j = streaks; j >= 1; j -= 1) {
      const [inside, outside, earlier] = [within[j], behind[j], behind[j - 1]];
      if (inside === undefined || outside === undefined || earlier === undefined) continue;
      within[j] =
        inside.way !== undefined && inside.sum >= earlier.sum
          ? { sum: inside.sum + weight, way: { run: { ...inside.way.run, last: at }, before: inside.way.before } }
          : { sum: earlier.sum + weight, way: { run: { first: at, last: at }, before: earlier.way } };
      const found = within[j];
      if (found !== undefined && found.sum > outside.sum) behind[j] = found;
    }
  }
  const best = behind.reduce((one, other) => (other.sum > one.sum ? other : one));
  return { sum: best.sum, runs: runsOf(best.way) };
}

function runsOf(way: Way | undefined): readonly Run[] {
  const runs: Run[] = [];
  for (let one = way; one !== undefined; one = one.before) runs.push(one.run);
  return runs.reverse();
}
