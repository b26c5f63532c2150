/** From the middle of the tail pulley to that of the head pulley, m. */
export interface Span {
  readonly length: number;
  readonly lift: number;
}

/** Path radii of the pulleys, m: shell, lagging and half the belt. */
export interface Radii {
  readonly tail: number;
  readonly head: number;
  readonly snub: number;
  /** Bends of the take-up, in the order in which the belt passes; the last is as the first where not given. */
  readonly bend: number;
  readonly lastBend?: number;
  /** Between two drives; as the bends of the take-up where not given. */
  readonly driveBend?: number;
  readonly takeUp: number;
  /** Of a second drive behind the head, or ahead of the tail. */
  readonly secondary?: number;
  /** Of each drive in the carrying strand, and of the bend before it. */
  readonly boosters?: readonly { readonly drive: number; readonly bend: number }[];
}

/** What a layout is laid by; lengths in m, angles in rad. */
export interface LayoutInput extends Span {
  readonly radii: Radii;
  /** Between the belts of both strands at the larger end pulley, square to the conveyor. */
  readonly strandDistance: number;
  /** From the tail along the belt. */
  readonly hopper: number;
  /** From the driven end to the first bend of the take-up, along the ground. */
  readonly takeUpBack: number;
  /** From the lower of its bends down to the middle of the take-up pulley; on rails, along the belt. */
  readonly takeUpReach: number;
  /** Whether the take-up pulley stands on rails beside one bend, and does not hang between two. */
  readonly isTakeUpRailed?: boolean;
  /** By which a snub, or each drive of two, adds to half a turn. */
  readonly extraWrap: number;
  /** The return belt nears and leaves the pulleys of a station by one in so many; absent: the usual twenty. */
  readonly returnSlope?: number;
}

export type Role =
  | "tail"
  | "tail-drive"
  | "tail-take-up"
  | "hopper"
  | "carry-line"
  | "booster-drive"
  | "booster-bend"
  | "booster-chute"
  | "head"
  | "head-drive"
  | "secondary-drive"
  | "snub"
  | "drive-bend"
  | "take-up-bend"
  | "take-up"
  | "rail-bend"
  | "rail-take-up"
  | "take-up-lead"
  | "line";

/** What may stand at the tail. */
export type TailRole = Extract<Role, `tail${string}`>;

/** A point of a layout in the order in which the belt passes: the middle of a pulley, or a place on the belt. */
export interface LayoutPoint {
  readonly role: Role;
  readonly x: number;
  readonly z: number;
  /** Path radius of a pulley, m. */
  readonly radius?: number;
  readonly isReturn: boolean;
}

/** Between the shells of two pulleys beside each other, m. */
export const gapOfPulleys = 0.1;

/** The return belt nears and leaves the pulleys of a station by one in so many. */
export const usualReturnSlope = 20;
