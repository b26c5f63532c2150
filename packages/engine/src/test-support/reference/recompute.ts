import { recomputeCemaCases } from "./cema-cases.ts";
import { recomputeCurveCases } from "./curve-cases.ts";
import { recomputeDesignSummaries } from "./design-summaries.ts";
import { recomputeDinCases } from "./din-cases.ts";
import { recomputeDriveCases } from "./drive-cases.ts";
import { recomputeDynamicsCases } from "./dynamics-cases.ts";
import { recomputeIsoCases } from "./iso-cases.ts";
import { recomputeMechanicsCases } from "./mechanics-cases.ts";
import { recomputeNationalCases } from "./national-cases.ts";
import type { Recompute } from "./recompute-case.ts";
import { recomputeShaftAndIdlerCases } from "./shaft-and-idler-cases.ts";

/**
 * How each published case of capacity, resistances, tensions, traction, belt, shafts, idlers, curves and
 * trajectories is recomputed.
 */
export const recomputations: Readonly<Record<string, Recompute>> = {
  ...recomputeCemaCases,
  ...recomputeCurveCases,
  ...recomputeDesignSummaries,
  ...recomputeDinCases,
  ...recomputeDynamicsCases,
  ...recomputeDriveCases,
  ...recomputeIsoCases,
  ...recomputeMechanicsCases,
  ...recomputeNationalCases,
  ...recomputeShaftAndIdlerCases,
};
