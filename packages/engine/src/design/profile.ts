import type { Method } from "./method.ts";

/**
 * The profile a design is judged by: its method's, or one of a company over that. Absent in a design that holds every
 * limit itself.
 */
export interface DesignProfile {
  /** Limits that nobody typed: those of the profile stand in for them. */
  readonly open: OpenLimits;
  /** What a company has decided over its method; absent: nothing. */
  readonly company?: CompanyProfile;
  /** Rules of the method, once it is known. */
  readonly rules?: MethodRules;
}

interface OpenLimits {
  readonly carrySag: boolean;
  readonly returnSag: boolean;
  /** Strength over rating. */
  readonly safety: boolean;
  /** Rise over the rating while starting and braking. */
  readonly tensionRise: boolean;
}

/** Factors and limits of a company; what is absent is as the method says. SI. */
export interface CompanyProfile {
  /** By any other it counts for nothing. */
  readonly method: Method;
  readonly friction?: number;
  readonly leastFriction?: number;
  readonly mostFriction?: number;
  readonly carrySag?: number;
  readonly returnSag?: number;
  /** Start over running pull. */
  readonly startFactor?: number;
  /** Pa */
  readonly cleanerPressure?: number;
  /** Strength over rating. */
  readonly fabricSafety?: number;
  readonly steelCordSafety?: number;
  readonly tensionRise?: number;
}

/** Rules that a method has in a way of its own. */
interface MethodRules {
  readonly belt: BeltRule;
  readonly pulleys: PulleyRule;
}

/** A belt is strong enough by its rating, or by the endurance of its joints besides. */
export type BeltRule = "rating" | "joint";

/** Pulleys by bands of the rating, by the load factor of DIN 22101, or by how far they turn the belt. */
export type PulleyRule = "rating-bands" | "load-factor" | "by-turn";
