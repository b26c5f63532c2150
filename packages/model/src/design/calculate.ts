import {
  addWhenAsked,
  bareTrace,
  type Design,
  type Machine,
  type MachineSolution,
  type Method,
  solveMachine,
  startTrace,
} from "@beltwright/engine";
import { rankedRows } from "../cost/ranked-rows.ts";
import type { DocumentIssue, StoredResults } from "../document/parse.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import type { ComponentRows } from "./component-rows.ts";
import { curvesToHalve, isByRule, noneHalved } from "./curve-idlers.ts";
import { machineInputOf } from "./machine/machine-input.ts";
import { machineRowsOf } from "./machine/rows.ts";
import { withChosenParts } from "./parts/chosen-parts.ts";
import { referencedConveyor } from "./referenced.ts";
import { refusalIssue } from "./refusals.ts";
import { resultsOf } from "./results/results.ts";
import { designOf, toDesign } from "./to-design.ts";

export type { ComponentRows } from "./component-rows.ts";

export interface CalculateOptions {
  /** Absent: the method the conveyor names. */
  readonly method?: Method;
  readonly isTraced?: boolean;
  /** As the API gives them. Without rows, or where parts are kept, parts in Auto stay as the document holds them. */
  readonly rows?: ComponentRows;
}

export interface Calculated {
  readonly kind: "calculated";
  readonly method: Method;
  /** As the document has it. */
  readonly given: Design;
  /** As it was solved: with the parts that were chosen. */
  readonly design: Design;
  readonly solution: MachineSolution;
  /** By document path, in the specification's units and with its rounding. */
  readonly results: StoredResults;
  /** What the document asks for and the calculation does not take into account, by path. */
  readonly notUsed: readonly DocumentIssue[];
  /** Where steps are kept. */
  readonly referenced?: Referenced;
}

/** The same calculation on numbers that know where they came from. */
export interface Referenced {
  /** The conveyor with the parts that were chosen: plain, and each number knowing its field or row. */
  readonly built: Conveyor;
  readonly conveyor: Conveyor;
  readonly solution: MachineSolution;
}

export type Calculation = Calculated | { readonly kind: "refused"; readonly issues: readonly DocumentIssue[] };

/** The one door from a conveyor document to everything that is calculated of it. */
export function calculate(conveyor: Conveyor, options: CalculateOptions = {}): Calculation {
  const made = toDesign(conveyor);
  if (made.kind === "refused") return made;
  const method = options.method ?? conveyor.calcMethod;
  const rows =
    options.rows === undefined || conveyor.partsKept ? {} : machineRowsOf(conveyor, rankedRows(conveyor, options.rows));
  const trace = startTrace();
  let halved = noneHalved;
  let referred: Pick<Referenced, "built" | "conveyor"> = { built: conveyor, conveyor };
  const given = (machine: Machine) => {
    const parts = withChosenParts(conveyor, machine, options.rows);
    referred = { built: parts, conveyor: referencedConveyor(parts, conveyor) };
    return {
      design: designOf(referred.conveyor, trace, made.design.strands, halved),
      input: machineInputOf(referred.conveyor, trace),
    };
  };
  const solveAs = (design: Design, isTraced: boolean) =>
    solveMachine(design, machineInputOf(conveyor), rows, { method, isTraced, given });
  const isTraced = options.isTraced ?? false;
  // Which curves ask for closer idlers shows only in the tensions.
  const first = conveyor.pulls.some(isByRule) ? solveAs(made.design, false) : undefined;
  if (first?.kind === "solved") halved = curvesToHalve(conveyor, first);
  const design = halved.size === 0 ? made.design : designOf(conveyor, bareTrace, made.design.strands, halved);
  const solution = first === undefined || isTraced || halved.size > 0 ? solveAs(design, isTraced) : first;
  if (solution.kind === "refused") {
    return { kind: "refused", issues: solution.refusals.map((one) => refusalIssue(conveyor, one)) };
  }
  const { machine } = solution;
  const steps = options.isTraced ? [...trace.steps, ...solution.steps] : solution.steps;
  // Thousands of names, which many callers do not ask for.
  const results = () => resultsOf(conveyor, solution, options.rows);
  const found = {
    kind: "calculated",
    method,
    given: made.design,
    design: machine.design,
    solution: { ...solution, steps },
    ...(solution.referenced && { referenced: { ...referred, solution: solution.referenced } }),
  } as const;
  return addWhenAsked(found, { results, notUsed: () => made.notUsed });
}

/** What is calculated of a conveyor; nothing where that is refused. */
export function findCalculated(conveyor: Conveyor, options: CalculateOptions = {}): Calculated | undefined {
  const found = calculate(conveyor, options);
  return found.kind === "calculated" ? found : undefined;
}
