interface AllowanceOptions {
  readonly perSecond: number;
  /** What gathers while nothing is taken. */
  readonly most: number;
  readonly now: () => number;
}

interface Purse {
  left: number;
  at: number;
}

/** Purses kept at once; those that are full again are as good as none. */
const mostPurses = 50_000;

/** So many calls a second for each, with some saved up for busy moments. */
export function createAllowance({ perSecond, most, now }: AllowanceOptions): {
  readonly take: (who: string, cost?: number) => boolean;
} {
  const purses = new Map<string, Purse>();
  const filled = ({ left, at }: Purse) => Math.min(most, left + ((now() - at) / 1000) * perSecond);

  function forgetFull(): void {
    for (const [who, purse] of purses) if (filled(purse) >= most) purses.delete(who);
  }

  return {
    take: (who, cost = 1) => {
      const purse = purses.get(who);
      const left = purse === undefined ? most : filled(purse);
      // A call dearer than all that can be saved up is let through to someone who rested.
      if (left < Math.min(cost, most)) return false;
      if (purse === undefined && purses.size >= mostPurses) forgetFull();
      purses.set(who, { left: left - cost, at: now() });
      return true;
    },
  };
}
