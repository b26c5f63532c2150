/** A stretch of the carry strand that is loaded, m along it. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** What of a stretch is moved. */
export type Grip = "whole" | "from" | "to";

/** So many stretches of one length with gaps of that length between and around them. */
export function evenStretches(count: number, end: number): readonly Stretch[] {
  const part = end / (2 * count + 1);
  return Array.from({ length: count }, (_, at) => ({ from: (2 * at + 1) * part, to: (2 * at + 2) * part }));
}

/** The shortest a stretch is pushed together to. */
const leastShare = 0.005;

/** Moves a stretch or one of its ends by a way, m; it stops at the ends of the belt and at its neighbours. */
export function movedBy(
  stretches: readonly Stretch[],
  { index, grip }: { readonly index: number; readonly grip: Grip },
  way: number,
  end: number,
): readonly Stretch[] {
  const one = stretches[index];
  if (one === undefined) return stretches;
  const [low, high] = [stretches[index - 1]?.to ?? 0, stretches[index + 1]?.from ?? end];
  const least = Math.min(leastShare * end, one.to - one.from);
  const moved = {
    whole: () => {
      const by = between(way, low - one.from, high - one.to);
      return { from: one.from + by, to: one.to + by };
    },
    from: () => ({ ...one, from: between(one.from + way, low, one.to - least) }),
    to: () => ({ ...one, to: between(one.to + way, one.from + least, high) }),
  }[grip]();
  return stretches.with(index, moved);
}

const between = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);
