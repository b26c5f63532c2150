import type { IdlerCheck } from "./idler-check.ts";
import type { Resonance } from "./resonance.ts";
import type { SetLoads } from "./roll-loads.ts";
import type { IdlerRow, IdlerSelection } from "./select-idler.ts";
import type { RecommendedSpacing, SpacingZone } from "./spacing.ts";

export type IdlerParts =
  | { readonly kind: "given" }
  | { readonly kind: "selected"; readonly rejected: IdlerSelection["rejected"] }
  | {
      readonly kind: "none-fits";
      readonly binding: Extract<IdlerSelection, { kind: "none-fits" }>["binding"];
      readonly rejected: IdlerSelection["rejected"];
    };

/** A set at one place: its loads and what they do to its rolls. */
export interface SetInPlace {
  /** The section it stands in, or the convex curve it turns the belt in; absent for the nominal set. */
  readonly pointId?: string;
  readonly spacing: number;
  /** Largest running tension there, N. */
  readonly tension: number;
  /** kg/m */
  readonly materialMass: number;
  readonly convexRadius?: number;
  readonly loads: SetLoads;
  readonly check: IdlerCheck;
}

/** A section in which belt and rolls swing together in one load case. */
export interface ResonantSection extends Resonance {
  readonly pointId: string;
  readonly loadCase: string;
  /** Nothing damps its swinging: no material lies on it, and it runs over several sets. */
  readonly isFree: boolean;
}

/** The idlers of one strand. */
export interface StrandIdlers {
  readonly strand: "carry" | "return";
  readonly set: IdlerRow;
  readonly parts: IdlerParts;
  /** On the straight at the nominal spacing. */
  readonly nominal: SetInPlace;
  /** Where a set carries most: at the spacing of its section, with curve and misalignment. */
  readonly heaviest: SetInPlace;
  readonly requiredLife: number;
  /** Sets of the strand, those of impact idlers left out. */
  readonly sets: number;
  readonly impactSets: number;
  readonly recommended?: RecommendedSpacing;
  /** Spacing that follows the tension along the strand, by distance along it. */
  readonly graduated: readonly SpacingZone[];
  /** Sections in resonance with turning rolls, and with rolls worn to two lobes. */
  readonly resonances: readonly ResonantSection[];
}
