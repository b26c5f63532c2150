import type { Method } from "../design/method.ts";
import { mechanics } from "../standards/sources.ts";
import { defineFormula } from "../trace/formula.ts";
import { finite } from "../trace/limit.ts";
import { frictionNames, frictionParts } from "./friction-parts.ts";
import type { LoadCaseName } from "./load-case.ts";
import type { Solution } from "./solve.ts";
import type { CaseResult } from "./tension/case-result.ts";

/** One cause of tension beside the same cause by other methods, N. */
export interface Cause {
  readonly name: string;
  readonly values: Readonly<Partial<Record<Method, number>>>;
  /** Largest less smallest of the values: how much of the difference between methods comes from here. */
  readonly spread: number;
}

export interface Comparison {
  readonly loadCase: LoadCaseName;
  readonly effectiveTension: Readonly<Partial<Record<Method, number>>>;
  /** The causes, the one that divides the methods most first. Those that are zero everywhere are left out. */
  readonly causes: readonly Cause[];
  /** What the main friction is made of by the methods that tell, in the order of their physics. They add up to it. */
  readonly friction: readonly Cause[];
  /** Forward tilt by the methods that show it apart from their effective tension; absent where none does. */
  readonly uncountedTilt?: Cause;
}

/** Lays the methods side by side for one load case and says where their effective tensions part. */
export function compareMethods(solutions: readonly Solution[], loadCase: LoadCaseName): Comparison {
  const cases = solutions.map((solution) => ({ method: solution.method, result: solution.cases[loadCase] }));
  const names = [...new Set(cases.flatMap(({ result }) => Object.keys(result.components)))];
  const causes = names.map((name) =>
    causeOf(
      name,
      cases.map(({ method, result }): [Method, number] => [
        method,
        new Map(Object.entries(result.components)).get(name) ?? 0,
      ]),
    ),
  );
  return {
    loadCase,
    effectiveTension: Object.fromEntries(cases.map(({ method, result }) => [method, result.effectiveTension])),
    causes: causes
      .filter((cause) => Object.values(cause.values).some((value) => value !== 0))
      .toSorted((a, b) => b.spread - a.spread),
    friction: frictionCauses(cases),
    ...uncountedCause(solutions, loadCase),
  };
}

function uncountedCause(solutions: readonly Solution[], loadCase: LoadCaseName): Pick<Comparison, "uncountedTilt"> {
  const values = solutions.flatMap(({ method, uncountedTilt }): readonly [Method, number][] =>
    uncountedTilt === undefined ? [] : [[method, uncountedTilt[loadCase]]],
  );
  return values.length === 0 ? {} : { uncountedTilt: causeOf("uncountedTilt", values) };
}

function frictionCauses(cases: readonly { readonly method: Method; readonly result: CaseResult }[]) {
  const divided = cases.map(({ method, result }) => ({ method, parts: frictionParts(method, result) }));
  return frictionNames
    .map((name) =>
      causeOf(
        name,
        divided.map(({ method, parts }): [Method, number] => [method, parts[name]]),
      ),
    )
    .filter((cause) => Object.values(cause.values).some((value) => value !== 0));
}

function causeOf(name: string, values: readonly (readonly [Method, number])[]): Cause {
  const numbers = values.map(([, value]) => value);
  return { name, values: Object.fromEntries(values), spread: Math.max(...numbers) - Math.min(...numbers) };
}

/** What one method adds to another in one cause. */
export const differenceOfMethods = defineFormula({
  id: "compare/difference-of-methods",
  source: mechanics("one method beside another"),
  inputs: {
    own: { symbol: "F", unit: "N", must: finite },
    other: { symbol: "F_other", unit: "N", must: finite },
  },
  output: { symbol: "dF", unit: "N" },
  printed: "F - F_other",
  evaluate: ({ own, other }) => own - other,
});
