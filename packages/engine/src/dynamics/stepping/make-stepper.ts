import type { RunPlan } from "../run-plan.ts";
import type { DynamicState } from "../state.ts";
import { explicitStepper } from "./explicit-stepper.ts";
import { implicitStepper } from "./implicit-stepper.ts";
import type { Stepper } from "./stepper.ts";

export function makeStepper(plan: RunPlan, state: DynamicState): Stepper {
  return plan.settings.stepper === "implicit" ? implicitStepper(plan, state) : explicitStepper(plan, state);
}
