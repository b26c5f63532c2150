import { recomputeCemaCases } from "./cema-cases.ts";
import { recomputeDesignSummaries } from "./design-summaries.ts";
import { recomputeDinCases } from "./din-cases.ts";
import { recomputeIsoCases } from "./iso-cases.ts";
import { recomputeMechanicsCases } from "./mechanics-cases.ts";
import type { Inputs } from "./published.ts";

/** Numbers of a case by their published names, computed from its inputs alone. */
export type Recompute = (inputs: Inputs, expected: (name: string) => number) => Readonly<Record<string, number>>;

/** How each published case of capacity, resistances, tensions, traction and belt is recomputed. */
export const recomputations: Readonly<Record<string, Recompute>> = {
  ...recomputeCemaCases,
  ...recomputeDesignSummaries,
  ...recomputeDinCases,
  ...recomputeIsoCases,
  ...recomputeMechanicsCases,
};
