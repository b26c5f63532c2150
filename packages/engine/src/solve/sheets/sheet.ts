import type { Design } from "../../design/design.ts";
import type { Quantity } from "../../trace/define-finding.ts";
import type { Source } from "../../trace/place.ts";
import type { Trace } from "../../trace/trace.ts";
import type { MachineSolution } from "../machine/machine.ts";
import type { CaseResult } from "../tension/case-result.ts";
import type { DriveTraction } from "../traction.ts";

/** What the rows of a sheet are read from. */
export interface SheetFacts {
  readonly trace: Trace;
  readonly design: Design;
  readonly solution: MachineSolution;
  /** The belt running full. */
  readonly full: CaseResult;
}

/** Where a number comes from, and why it is to be proof-read where it is. */
export interface Standing {
  readonly source: Source;
  readonly provisional?: string;
}

/** A quantity of a standard: its symbol there, empty where it has none, and what it is. */
interface SheetQuantity<Name extends string> {
  readonly symbol: string;
  readonly name: Name;
  readonly quantity: Quantity;
}

/** A quantity of the conveyor and its value; absent where it does not apply. */
interface SheetRow<Name extends string = string> extends SheetQuantity<Name> {
  readonly value: (facts: SheetFacts) => number | undefined;
  /** Of what a method brings along itself; absent where the design says it. */
  readonly standing?: (facts: SheetFacts) => Standing | undefined;
}

/** A quantity of each drive. */
export interface DriveColumn<Name extends string = string> extends SheetQuantity<Name> {
  readonly value: (facts: SheetFacts, drive: DriveTraction) => number;
}

/** A row for each section of the belt, each point of it, or each pulley. */
export type SheetList = "flights" | "tensions" | "bend-sheet" | "pulleys";

/** One clause of a standard with everything it asks for. */
export interface SheetClause<Title extends string = string, Name extends string = string> {
  /** As the standard numbers it; empty where its numbers are not known. */
  readonly number: string;
  readonly title: Title;
  readonly rows: readonly SheetRow<Name>[];
  readonly drives?: readonly DriveColumn<Name>[];
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

export function column<const Name extends string>(
  symbol: string,
  name: Name,
  quantity: Quantity,
  value: DriveColumn["value"],
): DriveColumn<Name> {
  return { symbol, name, quantity, value };
}

/** The same quantity as another standard calls it. */
export function as<Of extends SheetQuantity<string>>(symbol: string, of: Of): Of {
  return { ...of, symbol };
}

/** Quantities that have no symbol in a standard. */
export function unnamed<Name extends string>(...of: readonly SheetRow<Name>[]): readonly SheetRow<Name>[] {
  return of.map((one) => as("", one));
}

/** A quantity with the formula it comes from. */
export function from<Of extends SheetRow>(formula: (facts: SheetFacts) => FormulaOf | undefined, of: Of): Of {
  return { ...of, standing: (facts) => formula(facts)?.definition };
}

interface FormulaOf {
  readonly definition: Standing;
}
