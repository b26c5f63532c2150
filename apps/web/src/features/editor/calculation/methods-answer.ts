import { type Comparison, compareMethods, type LoadCaseName, type Method, methods } from "@beltwright/engine";
import {
  type Calculated,
  type ComponentRows,
  type Conveyor,
  calculate,
  type DocumentIssue,
  type StoredResults,
} from "@beltwright/model";

/** One conveyor by every method, and why they differ. */
export interface MethodsAnswer {
  readonly methods: readonly { readonly method: Method; readonly results: StoredResults }[];
  readonly refused: readonly { readonly method: Method; readonly issues: readonly DocumentIssue[] }[];
  readonly comparison: Comparison | undefined;
}

export function compareConveyor(
  document: Conveyor,
  loadCase: LoadCaseName,
  rows: ComponentRows | undefined,
): MethodsAnswer {
  const all = methods.map((method) => ({
    method,
    found: calculate(document, { method, ...(rows && { rows }) }),
  }));
  const calculated = all.flatMap(({ found }): readonly Calculated[] => (found.kind === "calculated" ? [found] : []));
  return {
    methods: all.flatMap(({ method, found }) =>
      found.kind === "calculated" ? [{ method, results: found.results }] : [],
    ),
    refused: all.flatMap(({ method, found }) => (found.kind === "refused" ? [{ method, issues: found.issues }] : [])),
    comparison:
      calculated.length === 0
        ? undefined
        : compareMethods(
            calculated.map(({ solution }) => solution),
            loadCase,
          ),
  };
}
