import type { CrossSectionRules } from "../../../design/cross-section-rules.ts";
import type { Material } from "../../../design/material.ts";
import type { IdlerSet } from "../../idlers/idler-set.ts";

/** What decides how full the belt is. SI. */
export interface CapacityInput {
  readonly beltWidth: number;
  readonly beltThickness: number;
  readonly beltSpeed: number;
  readonly massFlow: number;
  readonly material: Pick<Material, "lowBulkDensity" | "highBulkDensity" | "surchargeAngle">;
  readonly idler: IdlerSet;
  readonly rules: CrossSectionRules;
  /** Steepest slope on which material is carried, rad; used only when the rules reduce capacity on slopes. */
  readonly steepestSlope: number;
}
