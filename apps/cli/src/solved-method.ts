import type { Method, Solution } from "@beltwright/engine";
import type { Conveyor, DocumentIssue, StoredResults } from "@beltwright/model";

/** One method's results for a conveyor, ready to be printed. */
export interface SolvedMethod {
  readonly method: Method;
  readonly solution: Solution;
  readonly results: StoredResults;
}

export interface SolvedConveyor {
  readonly conveyor: Conveyor;
  /** What the conveyor asks for and the calculation does not take into account. */
  readonly notUsed: readonly DocumentIssue[];
  readonly solved: readonly SolvedMethod[];
  /** Methods that cannot calculate this conveyor, and why. */
  readonly refused: readonly { readonly method: Method; readonly message: string }[];
}

export function hasErrors({ solved, refused }: SolvedConveyor): boolean {
  return (
    refused.length > 0 || solved.some(({ solution }) => solution.findings.some(({ severity }) => severity === "error"))
  );
}
