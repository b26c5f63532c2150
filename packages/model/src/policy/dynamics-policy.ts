import { type PlanFamily, planLimits } from "../reference/plans.ts";
import type { Person } from "./person.ts";

interface DynamicsAsking {
  readonly person: Pick<Person, "userIsAdmin" | "userHasSub">;
  /** The widest plan that is current; standard for those without one. */
  readonly family: PlanFamily;
  readonly isDemo: boolean;
  /** Of the try-out: no account has it, and nothing of it can be saved. */
  readonly isUnowned?: boolean;
}

/** Dynamic analysis comes with its plan; anyone may try it on a demo conveyor and on a design that no account has. */
export function mayRunDynamics({ person, family, isDemo, isUnowned = false }: DynamicsAsking): boolean {
  return isDemo || isUnowned || person.userIsAdmin || (person.userHasSub && planLimits[family].dynamicAnalysis);
}
