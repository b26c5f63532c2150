import type { Quantity } from "../../trace/define-finding.ts";
import { bareTrace, type Trace } from "../../trace/trace.ts";
import type { MachineSolution } from "../machine/machine.ts";
import { type BendSheetPoint, bendSheet } from "./bend-sheet.ts";
import { type Flight, flights } from "./flights.ts";
import { drivesInFull } from "./rows.ts";
import type { DriveColumn, SheetClause, SheetFacts, SheetList, Standing } from "./sheet.ts";
import { methodSheets, type SheetRowName, type SheetTitle } from "./sheets.ts";

/** A clause of a standard with the values of a conveyor. SI. */
export interface FilledClause {
  /** As the standard numbers it; empty where its numbers are not known. */
  readonly number: string;
  readonly title: SheetTitle;
  readonly rows: readonly (FilledQuantity & {
    /** Absent where the clause does not apply. */
    readonly value: number | undefined;
    readonly standing: Standing | undefined;
  })[];
  /** Drive by drive, in the order of the loop. */
  readonly drives: readonly {
    readonly driveId: string;
    readonly values: readonly (FilledQuantity & { readonly value: number })[];
  }[];
  readonly list?: SheetList;
}

interface FilledQuantity {
  /** As the standard has it; empty where it has none. */
  readonly symbol: string;
  readonly name: SheetRowName;
  readonly quantity: Quantity;
}

/** A solved conveyor in the order of the standard it was calculated by. */
export function methodSheet(solution: MachineSolution, trace: Trace = bareTrace): readonly FilledClause[] {
  const facts = factsOf(solution, trace);
  const clauses: readonly SheetClause<SheetTitle, SheetRowName>[] = methodSheets[solution.method];
  return clauses.map(({ drives = [], ...one }) => ({
    ...one,
    rows: one.rows.map(({ value, standing, ...row }) => ({
      ...row,
      value: value(facts),
      standing: standing?.(facts),
    })),
    drives: drives.length === 0 ? [] : driveByDrive(facts, drives),
  }));
}

function driveByDrive(facts: SheetFacts, columns: readonly DriveColumn<SheetRowName>[]): FilledClause["drives"] {
  return drivesInFull(facts).map((drive) => ({
    driveId: drive.driveId,
    values: columns.map(({ value, ...column }) => ({ ...column, value: value(facts, drive) })),
  }));
}

/** The tension sheet of the DTII(A) handbook for a solved conveyor. */
export function tensionSheet(solution: MachineSolution, trace: Trace = bareTrace): readonly BendSheetPoint[] {
  return bendSheet({ ...factsOf(solution, trace), loop: solution.loop });
}

/** Section by section, where the belt lies on idlers. */
export function flightSheet(solution: MachineSolution, trace: Trace = bareTrace): readonly Flight[] {
  return flights(factsOf(solution, trace));
}

function factsOf(solution: MachineSolution, trace: Trace): SheetFacts {
  return { trace, solution, design: solution.machine.design, full: solution.cases["running-full"] };
}
