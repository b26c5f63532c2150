import type { MachineSolution } from "@beltwright/engine";
import { findCalculated } from "../../design/calculate.ts";
import type { ComponentRows } from "../../design/component-rows.ts";
import type { Conveyor } from "../../document/types/conveyor.ts";

/** A conveyor and what is warned of in it. */
export interface Warned {
  readonly conveyor: Conveyor;
  readonly solution: MachineSolution;
  /** Each once, by what it is about. */
  readonly warnings: ReadonlySet<string>;
}

/** Nothing where the conveyor cannot be calculated. */
export function findWarned(conveyor: Conveyor, rows: ComponentRows): Warned | undefined {
  const found = findCalculated(conveyor, { rows });
  if (found === undefined) return undefined;
  const { solution } = found;
  const telling = solution.findings.filter(({ severity }) => severity !== "note");
  return { conveyor, solution, warnings: new Set(telling.map(({ code, subject }) => `${code}: ${subject}`)) };
}

/** Whether a change brings nothing to be warned of that was not there before. */
export function isNoWorse(tried: Warned, before: Warned): boolean {
  return [...tried.warnings].every((warning) => before.warnings.has(warning));
}
