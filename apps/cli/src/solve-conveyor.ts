import { methods } from "@beltwright/engine";
import { type Calculated, type ComponentRows, type Conveyor, calculate } from "@beltwright/model";
import type { SolveRequest } from "./command-line.ts";
import { issueLine } from "./read-conveyor.ts";
import type { SolvedConveyor } from "./solved-method.ts";

interface Asked {
  readonly conveyor: Conveyor;
  readonly method: SolveRequest["method"];
  readonly isTraced: boolean;
  readonly rows?: ComponentRows;
}

/** Solves by one method or by all; a method that refuses does not keep the others from answering. */
export function solveConveyor({ conveyor, method, ...options }: Asked): SolvedConveyor {
  const asked = method === "all" ? methods : [method ?? conveyor.calcMethod];
  const outcomes = asked.map((by) => ({ method: by, outcome: calculate(conveyor, { ...options, method: by }) }));
  const solved = outcomes.flatMap(({ outcome }): readonly Calculated[] =>
    outcome.kind === "calculated" ? [outcome] : [],
  );
  const refused = outcomes.flatMap(({ method: by, outcome }) =>
    outcome.kind === "refused" ? [{ method: by, message: issueLine(outcome.issues) }] : [],
  );
  return { conveyor, notUsed: solved[0]?.notUsed ?? [], solved, refused };
}
