import { type PlanFamily, planLimits } from "../reference/plans.ts";
import type { Person } from "./person.ts";

interface DynamicsAsking {
  readonly person: Pick<Person, "userIsAdmin" | "userHasSub">;
  /** The widest plan that is current; standard for those without one. */
  readonly family: PlanFamily;
  readonly isDemo: boolean;
}

/** Dynamic analysis comes with its plan; anyone may try it on a demo conveyor. */
export function mayRunDynamics({ person, family, isDemo }: DynamicsAsking): boolean {
  return isDemo || person.userIsAdmin || (person.userHasSub && planLimits[family].dynamicAnalysis);
}
