import type { LoadCaseName } from "@beltwright/engine";
import {
  type Calculated,
  type Calculation,
  type ComponentRows,
  type Conveyor,
  type FiveNumbers,
  firstDesign,
  type LibraryRow,
} from "@beltwright/model";
import { type Answer, answerFor, type TimedAnswer } from "./answer.ts";
import { compareConveyor, type MethodsAnswer } from "./methods-answer.ts";
import { type OpenedTrace, type TracedConveyor, type TraceNode, traceConveyor } from "./trace-node.ts";

/** What the worker does for the editor. Kept apart from the worker itself so that it can be tested without one. */
export interface CalculationCalls {
  /** The rows automatic selection may choose from; sent once. */
  provideRows(rows: ComponentRows): void;
  /** Everything, with all components on Auto chosen anew. */
  calculate(document: Conveyor): TimedAnswer;
  /** The whole of the calculation answered last, for drawings and charts; nothing where it was refused. */
  latest(): Calculated | undefined;
  openResult(document: Conveyor, path: string): OpenedTrace;
  /** A further step of the trace opened last. */
  openStep(step: number): TraceNode | undefined;
  compare(document: Conveyor, loadCase: LoadCaseName): MethodsAnswer;
  /** One row of those provided. */
  row(library: string, id: string): LibraryRow | undefined;
  /** A complete design from five numbers, with what comes of it. */
  start(five: FiveNumbers): { readonly conveyor: Conveyor; readonly answer: Answer };
}

export function createCalculationCalls(): CalculationCalls {
  let rows: ComponentRows | undefined;
  let traced: TracedConveyor | undefined;
  let latest: Calculated | undefined;
  const keep = (calculation: Calculation) => {
    latest = calculation.kind === "calculated" ? calculation : undefined;
  };
  return {
    provideRows: (given) => {
      rows = given;
    },
    calculate: (document) => answerFor(document, rows, keep),
    latest: () => latest,
    openResult: (document, path) => {
      traced = traceConveyor(document, rows);
      return traced?.openResult(path) ?? { kind: "not-calculated" };
    },
    openStep: (step) => traced?.openStep(step),
    compare: (document, loadCase) => compareConveyor(document, loadCase, rows),
    row: (library, id) => rows?.[library]?.find(({ _id }) => _id === id),
    start: (five) => {
      const conveyor = firstDesign(five);
      return { conveyor, answer: answerFor(conveyor, rows).answer };
    },
  };
}
