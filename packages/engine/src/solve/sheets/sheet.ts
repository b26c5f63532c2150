import type { Design } from "../../design/design.ts";
import type { Quantity } from "../../trace/define-finding.ts";
import type { Trace } from "../../trace/trace.ts";
import type { MachineSolution } from "../machine/machine.ts";
import type { CaseResult } from "../tension/case-result.ts";

/** What the rows of a sheet are read from. */
export interface SheetFacts {
  readonly trace: Trace;
  readonly design: Design;
  readonly solution: MachineSolution;
  /** The belt running full. */
  readonly full: CaseResult;
}

/** A quantity of a standard: its symbol there, what it is, and its value; absent where it does not apply. */
interface SheetRow<Name extends string = string> {
  readonly symbol: string;
  readonly name: Name;
  readonly quantity: Quantity;
  readonly value: (facts: SheetFacts) => number | undefined;
}

/** A row for each point of the belt, or each pulley. */
export type SheetList = "tensions" | "bend-sheet" | "pulleys";

/** One clause of a standard with everything it asks for. */
export interface SheetClause<Title extends string = string, Name extends string = string> {
  /** As the standard numbers it; empty where its numbers are not known. */
  readonly number: string;
  readonly title: Title;
  readonly rows: readonly SheetRow<Name>[];
  readonly list?: SheetList;
}

export function row<const Name extends string>(
  symbol: string,
  name: Name,
  quantity: Quantity,
  value: SheetRow["value"],
): SheetRow<Name> {
  return { symbol, name, quantity, value };
}

/** The same quantity as another standard calls it. */
export function as<Name extends string>(symbol: string, of: SheetRow<Name>): SheetRow<Name> {
  return { ...of, symbol };
}
