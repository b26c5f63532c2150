import type { Method } from "@beltwright/engine";
import type { Calculated, Conveyor, DocumentIssue } from "@beltwright/model";

export interface SolvedConveyor {
  readonly conveyor: Conveyor;
  /** What the conveyor asks for and the calculation does not take into account. */
  readonly notUsed: readonly DocumentIssue[];
  readonly solved: readonly Calculated[];
  /** Methods that cannot calculate this conveyor, and why. */
  readonly refused: readonly { readonly method: Method; readonly message: string }[];
}

export function hasErrors({ solved, refused }: SolvedConveyor): boolean {
  return (
    refused.length > 0 || solved.some(({ solution }) => solution.findings.some(({ severity }) => severity === "error"))
  );
}
