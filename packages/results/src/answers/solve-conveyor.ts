import { type Method, methods } from "@beltwright/engine";
import {
  type Calculated,
  type CalculateOptions,
  type ComponentRows,
  type Conveyor,
  calculate,
  type DocumentIssue,
} from "@beltwright/model";

export interface SolvedConveyor {
  readonly conveyor: Conveyor;
  /** What parts were chosen from. */
  readonly rows: ComponentRows | undefined;
  /** What the conveyor asks for and the calculation does not take into account. */
  readonly notUsed: readonly DocumentIssue[];
  readonly solved: readonly Calculated[];
  /** Methods that cannot calculate this conveyor, and why. */
  readonly refused: readonly { readonly method: Method; readonly issues: readonly DocumentIssue[] }[];
}

/** Solves by one method or by all; a method that refuses does not keep the others from answering. */
export function solveConveyor(
  conveyor: Conveyor,
  method: Method | "all" | undefined,
  options: Omit<CalculateOptions, "method"> = {},
): SolvedConveyor {
  const asked = method === "all" ? methods : [method ?? conveyor.calcMethod];
  const outcomes = asked.map((by) => ({ method: by, outcome: calculate(conveyor, { ...options, method: by }) }));
  const solved = outcomes.flatMap(({ outcome }): readonly Calculated[] =>
    outcome.kind === "calculated" ? [outcome] : [],
  );
  const refused = outcomes.flatMap(({ method: by, outcome }) =>
    outcome.kind === "refused" ? [{ method: by, issues: outcome.issues }] : [],
  );
  return { conveyor, rows: options.rows, notUsed: solved[0]?.notUsed ?? [], solved, refused };
}

export function hasErrors({ solved, refused }: SolvedConveyor): boolean {
  return (
    refused.length > 0 || solved.some(({ solution }) => solution.findings.some(({ severity }) => severity === "error"))
  );
}
