import { type Calculated, findCalculated } from "../../design/calculate.ts";
import type { ComponentRows } from "../../design/component-rows.ts";
import { worseFindings } from "../../design/worse-findings.ts";
import type { Conveyor } from "../../document/types/conveyor.ts";

/** A conveyor and what is warned of in it. */
export interface Warned {
  readonly conveyor: Conveyor;
  readonly calculated: Calculated;
  /** Each once, by what it is about. */
  readonly warnings: ReadonlySet<string>;
}

/** Nothing where the conveyor cannot be calculated. */
export function findWarned(conveyor: Conveyor, rows: ComponentRows): Warned | undefined {
  const calculated = findCalculated(conveyor, { rows });
  if (calculated === undefined) return undefined;
  const telling = calculated.solution.findings.filter(({ severity }) => severity !== "note");
  return {
    conveyor,
    calculated,
    warnings: new Set(telling.map(({ code, subject }) => `${code}: ${subject}`)),
  };
}

/** Whether a change brings nothing to be warned of that was not there before. */
export function isNoWorse(tried: Warned, before: Warned): boolean {
  return worseFindings(before.calculated, tried.calculated).length === 0;
}
