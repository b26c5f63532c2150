import type { Design } from "../design/design.ts";
import type { Trace } from "../trace/trace.ts";
import type { DynamicOptions } from "./dynamic-input.ts";
import type { DynamicSolution } from "./dynamic-place.ts";
import type { Equilibrium } from "./equilibrium.ts";
import type { RunPlan } from "./run-plan.ts";
import type { Scenario } from "./scenario.ts";

export interface RunInput {
  readonly design: Design;
  /** The static solution, each number knowing where it came from where steps are kept. */
  readonly rigid: DynamicSolution;
  readonly scenario: Scenario;
  readonly plan: RunPlan;
  readonly equilibrium: Equilibrium;
  readonly trace: Trace;
  readonly wantedInterval: number;
  readonly options: DynamicOptions;
}
