/** Numbers from small to large: what quantiles are read from. */
export function ascending(values: Iterable<number>): readonly number[] {
  return [...Float64Array.from(values).sort()];
}

/** Type 7: linear between the neighbours of rank (n - 1) p. */
export function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const below = Math.floor(place);
  const [low = Number.NaN, high = low] = [sorted[below], sorted[below + 1]];
  return low + (place - below) * (high - low);
}

/** Ranks from 1 on, of `count` sorted numbers. */
interface RankInterval {
  readonly low: number;
  readonly high: number;
}

const excluded = 0.025;

/**
 * Ranks between which the true quantile lies with a chance of 95 % at least, whatever the distribution. Few numbers may
 * not hold such a rank: then the smallest or the largest stands for it.
 */
export function quantileRanks(count: number, share: number): RankInterval {
  const odds = Math.log(share / (1 - share));
  let logarithm = count * Math.log(1 - share);
  let below = 0;
  let [low, high] = [0, count + 1];
  // `below` is the chance that fewer than `rank` of the numbers lie under the true quantile.
  for (let rank = 1; rank <= count; rank++) {
    below += Math.exp(logarithm);
    if (below <= excluded) low = rank;
    if (high > count && 1 - below <= excluded) high = rank;
    logarithm += odds + Math.log((count - rank + 1) / rank);
  }
  return { low: Math.max(1, low), high: Math.min(count, high) };
}

/** A quantile and the interval that holds the true one with a chance of 95 %. */
export interface QuantileEstimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

export function quantileEstimate(sorted: readonly number[], share: number): QuantileEstimate {
  const { low, high } = quantileRanks(sorted.length, share);
  const at = (rank: number) => sorted[rank - 1] ?? Number.NaN;
  return { value: quantile(sorted, share), low: at(low), high: at(high) };
}
