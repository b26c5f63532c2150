import { type Design, type Method, type Solution, solve } from "@beltwright/engine";
import type { DocumentIssue, StoredResults } from "../document/parse.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import type { LibraryRow } from "../libraries/row.ts";
import { refusalIssue } from "./refusals.ts";
import { resultsOf } from "./results.ts";
import { toDesign } from "./to-design.ts";

/** The rows automatic selection may choose from, by library: `belts`, `motors`, `gearBoxes` … */
export type ComponentRows = Readonly<Record<string, readonly LibraryRow[]>>;

export interface CalculateOptions {
  /** Absent: the method the conveyor names. */
  readonly method?: Method;
  readonly isTraced?: boolean;
  readonly rows?: ComponentRows;
}

export interface Calculated {
  readonly kind: "calculated";
  readonly method: Method;
  readonly design: Design;
  readonly solution: Solution;
  /** By document path, in the specification's units and with its rounding. */
  readonly results: StoredResults;
  /** What the document asks for and the calculation does not take into account, by path. */
  readonly notUsed: readonly DocumentIssue[];
}

export type Calculation = Calculated | { readonly kind: "refused"; readonly issues: readonly DocumentIssue[] };

/** The one door from a conveyor document to everything that is calculated of it. */
export function calculate(conveyor: Conveyor, options: CalculateOptions = {}): Calculation {
  const made = toDesign(conveyor);
  if (made.kind === "refused") return made;
  const { design, notUsed } = made;
  const method = options.method ?? conveyor.calcMethod;
  const solution = solve(design, { method, isTraced: options.isTraced ?? false });
  if (solution.kind === "refused") {
    return { kind: "refused", issues: solution.refusals.map((one) => refusalIssue(conveyor, one)) };
  }
  return { kind: "calculated", method, design, solution, results: resultsOf(conveyor, solution), notUsed };
}
