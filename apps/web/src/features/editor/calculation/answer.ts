import type { Finding, Method, Start } from "@beltwright/engine";
import { type Calculation, type ComponentRows, type Conveyor, calculate, type DocumentIssue } from "@beltwright/model";
import { type ResultLimit, resultLimits } from "@beltwright/results";
import { type Choices, choicesOf } from "./choices.ts";
import { noParts, type SettledParts, settledParts } from "./settled-parts.ts";

/** What the screen needs of one calculation. Drawings and charts ask for the whole solution when they are open. */
export type Answer =
  | {
      readonly kind: "calculated";
      readonly method: Method;
      readonly findings: readonly Finding[];
      readonly notUsed: readonly DocumentIssue[];
      readonly temperatureFactor: number;
      /** What the starting times rest on; absent where no drive tells its components. */
      readonly startBasis?: Start["basis"];
      readonly choices: Choices;
      readonly limits: Readonly<Record<string, ResultLimit>>;
    }
  | { readonly kind: "refused"; readonly issues: readonly DocumentIssue[] };

export interface TimedAnswer<Results> {
  readonly answer: Answer;
  readonly results: Results;
  readonly milliseconds: number;
  /** What was chosen, for answers that come before choosing anew. */
  readonly parts: SettledParts;
}

/** Calculates by the document's own method, without a trace; `resultsOf` takes its results as they are to be sent. */
export function answerFor<Results>(
  document: Conveyor,
  rows: ComponentRows | undefined,
  resultsOf: (calculation: Calculation) => Results,
): TimedAnswer<Results> {
  const start = performance.now();
  const calculation = calculate(document, rows ? { rows } : {});
  const answer = answerOf(document, rows, calculation);
  const results = resultsOf(calculation);
  return { answer, results, milliseconds: performance.now() - start, parts: partsOf(calculation) };
}

function partsOf(calculation: Calculation): SettledParts {
  return calculation.kind === "refused" ? noParts : settledParts(calculation.given, calculation.design);
}

function answerOf(document: Conveyor, rows: ComponentRows | undefined, calculation: Calculation): Answer {
  if (calculation.kind === "refused") return calculation;
  const { method, notUsed, solution } = calculation;
  const { findings, temperatureFactor } = solution;
  const choices = rows ? choicesOf(document, solution.machine, rows) : {};
  const { startStop } = solution.machine;
  const start = startStop === undefined ? {} : { startBasis: startStop.starts.full.basis };
  const limits = resultLimits(solution);
  return { kind: "calculated", method, findings, notUsed, temperatureFactor, ...start, choices, limits };
}
