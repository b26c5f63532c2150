import type { RunPlan } from "../run-plan.ts";
import type { DynamicState } from "../state.ts";

/** One way to move a belt through time. All steppers share plan and state, so that one can check the other. */
export interface Stepper {
  /** The state that moves: the given one, or its copy where the stepper wants its own memory. */
  readonly state: DynamicState;
  /** Moves the state on by whole steps. Allocates nothing. */
  readonly advance: (steps: number) => void;
}

export type MakeStepper = (plan: RunPlan, state: DynamicState) => Stepper;
