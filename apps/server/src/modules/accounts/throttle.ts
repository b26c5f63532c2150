/** How patient sign-in is with one account or one network address. */
export interface Patience {
  /** Failures that cost no wait: people mistype. */
  readonly free: number;
  readonly longestSeconds: number;
}

export const accountPatience: Patience = { free: 5, longestSeconds: 900 };
/** Many people may sit behind one address. */
export const addressPatience: Patience = { free: 20, longestSeconds: 900 };

const firstSeconds = 2;

/** Seconds to wait after so many failures in a row: 2, 4, 8 … once the free ones are used up. */
export function waitSeconds(failures: number, { free, longestSeconds }: Patience): number {
  return failures < free ? 0 : Math.min(firstSeconds * 2 ** (failures - free), longestSeconds);
}
