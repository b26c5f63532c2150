import type { Quantity } from "../../trace/define-finding.ts";
import { bareTrace, type Trace } from "../../trace/trace.ts";
import type { MachineSolution } from "../machine/machine.ts";
import { type BendSheetPoint, bendSheet } from "./bend-sheet.ts";
import type { SheetFacts, SheetList } from "./sheet.ts";
import { methodSheets, type SheetRowName, type SheetTitle } from "./sheets.ts";

/** A clause of a standard with the values of a conveyor. SI. */
export interface FilledClause {
  /** As the standard numbers it; empty where its numbers are not known. */
  readonly number: string;
  readonly title: SheetTitle;
  readonly rows: readonly {
    readonly symbol: string;
    readonly name: SheetRowName;
    readonly quantity: Quantity;
    /** Absent where the clause does not apply. */
    readonly value: number | undefined;
  }[];
  readonly list?: SheetList;
}

/** A solved conveyor in the order of the standard it was calculated by. */
export function methodSheet(solution: MachineSolution, trace: Trace = bareTrace): readonly FilledClause[] {
  const facts = factsOf(solution, trace);
  return methodSheets[solution.method].map((one) => ({
    ...one,
    rows: one.rows.map(({ value, ...row }) => ({ ...row, value: value(facts) })),
  }));
}

/** The tension sheet of the DTII(A) handbook for a solved conveyor. */
export function tensionSheet(solution: MachineSolution, trace: Trace = bareTrace): readonly BendSheetPoint[] {
  return bendSheet({ ...factsOf(solution, trace), loop: solution.loop });
}

function factsOf(solution: MachineSolution, trace: Trace): SheetFacts {
  return { trace, solution, design: solution.machine.design, full: solution.cases["running-full"] };
}
