import type { Design } from "../design/design.ts";
import type { MachineSolution } from "../solve/machine/machine.ts";
import type { Solution } from "../solve/solve.ts";
import type { DynamicOptions } from "./dynamic-input.ts";
import type { Scenario } from "./scenario.ts";

/** A conveyor as it was solved, and the scenario its belt is put through. */
export interface DynamicPlace {
  readonly design: Design;
  readonly solution: DynamicSolution;
  readonly scenario: Scenario;
  readonly options: DynamicOptions;
}

/** A solution; with its machine where the components of its drives are known. */
export type DynamicSolution = Solution & Partial<Pick<MachineSolution, "machine" | "referenced">>;
