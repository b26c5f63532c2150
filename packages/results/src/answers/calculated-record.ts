import type { Method } from "@beltwright/engine";
import type { ComponentRows, Conveyor, DocumentIssue } from "@beltwright/model";
import { resultRecord } from "./result-record.ts";
import { type ResultSteps, resultSteps } from "./result-steps.ts";
import { solveConveyor } from "./solve-conveyor.ts";

interface Question {
  readonly method?: Method | "all";
  /** Names of results whose steps are told. */
  readonly traces: readonly string[];
}

/** Results and findings by name, with the steps of those that were asked for. */
export type CalculatedRecord = ReturnType<typeof resultRecord> & {
  readonly traces?: Readonly<Record<string, ResultSteps>>;
};

type Answer =
  | { readonly kind: "answered"; readonly record: CalculatedRecord }
  | { readonly kind: "refused"; readonly issues: readonly DocumentIssue[] };

/** What the API and assistants are told of a design that they send along. */
export function calculatedRecord(conveyor: Conveyor, { method, traces }: Question, rows?: ComponentRows): Answer {
  const outcome = solveConveyor(conveyor, method, { isTraced: traces.length > 0, ...(rows && { rows }) });
  const [first] = outcome.solved;
  if (first === undefined) return { kind: "refused", issues: outcome.refused[0]?.issues ?? [] };
  const opened = traces.map((name) => ({ name, steps: resultSteps(conveyor, first, name) }));
  const unknown = opened.filter(({ steps }) => steps === undefined);
  if (unknown.length > 0) {
    const issues = unknown.map(({ name }) => ({ path: "trace", message: `There is no result ${name}.` }));
    return { kind: "refused", issues };
  }
  const record = resultRecord(outcome, method === "all");
  const steps = opened.flatMap(({ name, steps: told }) => (told === undefined ? [] : [[name, told] as const]));
  return { kind: "answered", record: traces.length === 0 ? record : { ...record, traces: Object.fromEntries(steps) } };
}
