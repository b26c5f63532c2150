/** A value that was tried and by how much its result misses the goal: negative below it, positive above. */
export interface Tried {
  readonly at: number;
  readonly miss: number;
}

/** Two values side by side, one on each side of the goal; the same twice where one meets it. */
export interface Crossing {
  readonly below: Tried;
  readonly above: Tried;
}

/** By how much the result at a value misses the goal; undefined where nothing can be calculated. */
export type MissAt = (value: number) => number | undefined;

/**
 * Where a result crosses its goal between two values on either side of it, by Brent's method (inverse quadratic
 * interpolation, secant, or halving where neither gains): until both are no further apart than the tolerance. A value that
 * cannot be calculated ends it where it stands.
 */
export function brentCrossing(missAt: MissAt, one: Tried, other: Tried, tolerance: number): Crossing {
  let [best, before, opposite] = Math.abs(one.miss) < Math.abs(other.miss) ? [one, other, other] : [other, one, one];
  let step = best.at - before.at;
  let stepBefore = step;
  while (best.miss !== 0 && Math.abs(opposite.at - best.at) > tolerance) {
    const half = (opposite.at - best.at) / 2;
    const trial = Math.abs(stepBefore) > tolerance / 2 ? interpolated(best, before, opposite) : undefined;
    const isGood =
      trial !== undefined && trial / half > 0 && trial / half < 1.5 && Math.abs(trial) < Math.abs(stepBefore) / 2;
    [stepBefore, step] = isGood ? [step, trial] : [half, half];
    const least = (tolerance / 2) * Math.sign(half);
    const at = best.at + (Math.abs(step) > tolerance / 2 ? step : least);
    const miss = at === best.at || at === opposite.at ? undefined : missAt(at);
    if (miss === undefined) break;
    before = best;
    best = { at, miss };
    if (Math.sign(best.miss) === Math.sign(opposite.miss)) {
      opposite = before;
      step = best.at - before.at;
      stepBefore = step;
    }
    if (Math.abs(opposite.miss) < Math.abs(best.miss)) [best, before, opposite] = [opposite, best, best];
  }
  if (best.miss === 0) return { below: best, above: best };
  return best.miss < 0 ? { below: best, above: opposite } : { below: opposite, above: best };
}

/** The step from the best value to the zero of the curve through the three, or of the line through two. */
function interpolated(best: Tried, before: Tried, opposite: Tried): number | undefined {
  if (Math.abs(before.miss) <= Math.abs(best.miss)) return undefined;
  const s = best.miss / before.miss;
  if (before.at === opposite.at) return finite(((opposite.at - best.at) * s) / (s - 1));
  const [q, r] = [before.miss / opposite.miss, best.miss / opposite.miss];
  const over = s * ((opposite.at - best.at) * q * (q - r) - (best.at - before.at) * (r - 1));
  return finite(-over / ((q - 1) * (r - 1) * (s - 1)));
}

const finite = (value: number) => (Number.isFinite(value) ? value : undefined);

/** The same for whole numbers: two neighbours by halving. */
export function wholeCrossing(missAt: MissAt, one: Tried, other: Tried): Crossing {
  let [below, above] = one.miss < 0 ? [one, other] : [other, one];
  while (Math.abs(above.at - below.at) > 1) {
    const at = Math.floor((above.at + below.at) / 2);
    const miss = missAt(at);
    if (miss === undefined) break;
    if (miss === 0) return { below: { at, miss }, above: { at, miss } };
    if (miss < 0) below = { at, miss };
    else above = { at, miss };
  }
  return { below, above };
}
