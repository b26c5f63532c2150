import { at } from "../../solve/tension/tension-state.ts";
import type { RunPlan } from "../run-plan.ts";
import type { DynamicState } from "../state.ts";
import { moveNodes, strainElements, strainSaggingElements } from "./kernel.ts";

/** The two inner loops over one strand, wherever they run. */
export interface BeltKernel {
  readonly kind: "typescript" | "webassembly";
  readonly state: DynamicState;
  /** Moves the nodes inside strand k. */
  readonly move: (k: number) => void;
  /** Strains the elements of strand k; the time is that of the step's end. */
  readonly strain: (k: number, time: number) => void;
}

/** The loops in TypeScript: the reference, and what runs where WebAssembly may not. */
export function plainKernel(plan: RunPlan, state: DynamicState): BeltKernel {
  const { coefficients, settings } = plan;
  const strain = (k: number, time: number): void => {
    if (settings.hasSag && at(coefficients.stiff, k) > 0) strainSaggingElements(plan, state, k, time);
    else strainElements(plan, state, k, time);
  };
  return { kind: "typescript", state, move: (k) => moveNodes(plan, state, k), strain };
}
