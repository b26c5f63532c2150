import type { CaseName, MachineSolution } from "@beltwright/engine";
import { caseTitle } from "@beltwright/model";

/** Points whose concave curve the belt leaves, with the cases in which it does. */
export function liftedCases({
  machine,
  cases,
  ownCases = [],
}: MachineSolution): ReadonlyMap<string, readonly CaseName[]> {
  const names = [...Object.values(cases), ...ownCases].map(({ name }) => name);
  return new Map(
    machine.verticalCurves.flatMap(({ pointId, states }) => {
      const lifted = states.flatMap(({ loadCase, beltLift }) => (beltLift > 0 ? [loadCase] : []));
      return lifted.length === 0 ? [] : [[pointId, names.filter((name) => lifted.includes(name))] as const];
    }),
  );
}

/** `Lifts off: starting full, braking empty`. */
export function liftWarning(lifted: readonly CaseName[] | undefined): string | undefined {
  return lifted && `Lifts off: ${lifted.map((name) => caseTitle(name).toLowerCase()).join(", ")}`;
}
