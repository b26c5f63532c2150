import { calculate, openConveyorRecord } from "@beltwright/model";

/** What the checks say of a design as it is saved. */
export type DesignState =
  | { readonly kind: "checked"; readonly errors: number; readonly warnings: number }
  | { readonly kind: "not-calculated" };

/** By the parts it was saved with, so that no library is needed. */
export function stateOf(document: unknown): DesignState {
  const opened = openConveyorRecord(document);
  if (opened.kind !== "opened" && opened.kind !== "migrated") return { kind: "not-calculated" };
  const calculation = calculate(opened.conveyor);
  if (calculation.kind === "refused") return { kind: "not-calculated" };
  const { findings } = calculation.solution;
  const count = (severity: string) => findings.filter((finding) => finding.severity === severity).length;
  return { kind: "checked", errors: count("error"), warnings: count("warning") };
}
