import type { SpeedClass } from "../standards/cema-5/belt-speed.ts";

/** The bulk material, SI: densities in kg/m³, lengths in m, angles in rad, speed in m/s. */
export interface Material {
  /** Gives the largest volume: percent full, burden, running skirt friction. */
  readonly lowBulkDensity: number;
  /** Gives the largest mass: flooded belt, blocked chute. */
  readonly highBulkDensity: number;
  readonly surchargeAngle: number;
  readonly reposeAngle: number;
  readonly lumpSize: number;
  readonly lumpGrading: "few-lumps" | "all-lumps";
  /** Steepest slope the material can be carried up; absent: not limited. */
  readonly steepestIncline?: number;
  /** Fastest belt the material allows; absent: not limited. */
  readonly fastestSpeed?: number;
  /** What the material does to a belt: decides the usual fastest speed where none is typed; absent: not looked up. */
  readonly speedClass?: SpeedClass;
  /** Friction of material on belt, ISO μ1. */
  readonly frictionOnBelt: number;
  /** Friction of material on skirt, ISO μ2. */
  readonly frictionOnSkirt: number;
}
