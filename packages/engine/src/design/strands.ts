/** A point of one strand beside a straight of the other, each by the ids of its points. */
export interface BesideStraight {
  readonly pointId: string;
  /** In the direction of larger x. */
  readonly startId: string;
  readonly endId: string;
}

/** Places where strands may be too near, or a pair that may have parted. The rest of the strands is known to be right. */
export interface StrandRules {
  /** Square distance at which the return strand follows the carry strand, m; 0 where it does not. */
  readonly distance: number;
  /** The return section it is about, and whether the point is one of the carry strand. */
  readonly near: readonly (BesideStraight & { readonly sectionId: string; readonly isCarryPoint: boolean })[];
  /** Followers that are not where their carry points ask for, with the straight above them and their distance, m. */
  readonly parted: readonly (BesideStraight & { readonly distance: number })[];
}
