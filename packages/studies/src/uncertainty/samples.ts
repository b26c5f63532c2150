import type { Finding } from "@beltwright/engine";
import { type Conveyor, calculate, type DocumentIssue, issueSentence, setValues } from "@beltwright/model";
import { valueAtChance } from "../distributions/distribution.ts";
import { headlineValues } from "./headlines.ts";
import { type PlanName, type Point, pointsOf } from "./plan.ts";
import type { Study, VariedInput } from "./study.ts";

/** What one sample gave. */
export type Sample =
  | {
      readonly kind: "calculated";
      /** In the order of the names that were asked for; not a number where a sample has no such result. */
      readonly values: readonly number[];
      /** Keys of the findings, each once. */
      readonly findings: readonly string[];
    }
  | { readonly kind: "refused"; readonly reason: string };

/** Consecutive samples of a plan. */
export interface SampleBatch {
  readonly samples: readonly Sample[];
  /** Findings by key, as the first sample raised them. */
  readonly findings: Readonly<Record<string, Finding>>;
}

/** What samples are made of: everything that a worker has to know. */
export interface SampledStudy {
  /** With its parts held. */
  readonly conveyor: Conveyor;
  readonly study: Study;
  /** Names of the results that are kept. */
  readonly names: readonly string[];
}

/** Calculates the points `from` up to but without `to` of a plan; batches may be cut anywhere. */
export function runSamples(sampled: SampledStudy, plan: PlanName, from: number, to: number): SampleBatch {
  const findings: Record<string, Finding> = {};
  const samples = pointsOf(sampled.study, plan)
    .slice(from, to)
    .map((point) => sampleAt(sampled, point, findings));
  return { samples, findings };
}

function sampleAt({ conveyor, study, names }: SampledStudy, point: Point, findings: Record<string, Finding>): Sample {
  const outcome = conveyorAt(conveyor, study, point);
  if (outcome.kind === "refused") return refused(outcome.issues);
  const varied = outcome.kind === "changed" ? outcome.conveyor : conveyor;
  const calculated = calculate(varied);
  if (calculated.kind === "refused") return refused(calculated.issues);
  const { solution } = calculated;
  const values = headlineValues(varied, solution);
  const keys = new Set<string>();
  for (const finding of solution.findings) {
    const key = findingKey(finding);
    keys.add(key);
    findings[key] ??= plainFinding(finding);
  }
  return { kind: "calculated", values: names.map((name) => values.get(name) ?? Number.NaN), findings: [...keys] };
}

/** The conveyor as a sample has it: every uncertain input at its chance. */
export function conveyorAt(conveyor: Conveyor, { inputs }: Study, point: Point) {
  const values = inputs.flatMap((input, at) =>
    variedValues(input, valueAtChance(input.distribution, point[at] ?? 0.5)),
  );
  return setValues.apply(conveyor, { label: "Vary", values });
}

function variedValues({ as, targets }: VariedInput, drawn: number) {
  return targets.map(({ path, value, isCounted }) => {
    const varied = variedValue(as, value, drawn);
    // What is counted is varied by whole steps.
    return { path, value: isCounted ? Math.round(varied) : varied };
  });
}

function variedValue(as: VariedInput["as"], value: number, drawn: number): number {
  switch (as) {
    case "Factor":
      return value * drawn;
    case "Addition":
      return value + drawn;
    case "Value":
      return drawn;
  }
}

function refused([first]: readonly DocumentIssue[]): Sample {
  return { kind: "refused", reason: first === undefined ? "" : issueSentence(first, "metric") };
}

/** A finding by its code and place; that it shows in several load cases makes it no other. */
function findingKey({ code, subject, place: { pointId, driveId, direction } }: Finding): string {
  return JSON.stringify([code, subject, pointId, driveId, direction]);
}

/** Without what knows where its numbers came from, so that it passes from thread to thread. */
function plainFinding(finding: Finding): Finding {
  return JSON.parse(JSON.stringify(finding));
}
