export type Motion = "running" | "starting" | "braking" | "coasting" | "at-rest";

/** How often a state comes, and so which limits it is held to: handbook 10.1. */
export type CaseKind = "normal" | "occasional" | "exceptional";

/** What a hopper feeds in a case; those without one feed what the design says. */
export type CaseFeed =
  | { readonly kind: "share"; readonly pointId: string; readonly share: number }
  /** kg/s */
  | { readonly kind: "flow"; readonly pointId: string; readonly massFlow: number };

/** A stretch of load, m along the carry strand. */
export interface LoadWindow {
  readonly from: number;
  readonly to: number;
}

/** A state of the conveyor that its engineer has described. What it does not say is as the design says. SI. */
export interface OwnCase {
  /** As results and findings name it: `own-` and the words of the engineer. */
  readonly name: `own-${string}`;
  readonly kind: CaseKind;
  readonly motion: Motion;
  readonly feeds: readonly CaseFeed[];
  /** Tonnage of single sections, by the point they begin at, kg/s. Wins over what is fed. */
  readonly sectionLoads: readonly { readonly pointId: string; readonly massFlow: number }[];
  /** Load lies only in these stretches, m along the carry strand, which do not overlap; absent: wherever it is fed. */
  readonly windows?: readonly LoadWindow[];
  /** Over the belt speed of the design. */
  readonly speedShare: number;
  /** On the mass of the material, whose volume stays. */
  readonly densityFactor: number;
  /** Hopper whose chute is blocked, and how far the belt is flooded from there, m; absent: to the end of the load. */
  readonly flooded?: { readonly pointId: string; readonly length?: number };
  /** On the friction of idlers, belt and load. */
  readonly frictionFactor: number;
  /** °C; absent: the lowest of the design. */
  readonly temperature?: number;
  /** Share of both covers that is gone. */
  readonly beltWear: number;
  /** Drives that do not pull. */
  readonly drivesOut: readonly string[];
  /** Whether parts must pass in this case; else it is only shown. */
  readonly isChecked: boolean;
}

/** A case that says nothing: the conveyor running full. */
export const asDesigned: Omit<OwnCase, "name"> = {
  kind: "normal",
  motion: "running",
  feeds: [],
  sectionLoads: [],
  speedShare: 1,
  densityFactor: 1,
  frictionFactor: 1,
  beltWear: 0,
  drivesOut: [],
  isChecked: true,
};
