import type { Finding } from "@beltwright/engine";
import { type Conveyor, type FormName, findingField } from "@beltwright/model";
import type { RunFinding } from "@beltwright/results";
import { createContext, use, useMemo } from "react";
import type { Answer } from "../calculation/answer.ts";
import { useLive } from "../document/editor-context.ts";
import type { KeptRun } from "../dynamics/kept/kept-runs.ts";
import { useRunFindings } from "../dynamics/kept/use-runs.ts";
import { placeOfField } from "../forms/field-place.ts";

/** A finding with the document it was found in, and the run where it was one. */
export interface PlacedFinding {
  readonly finding: Finding;
  readonly conveyor: Conveyor;
  readonly found?: RunFinding<KeptRun>;
}

type FindingsByForm = ReadonlyMap<FormName, readonly PlacedFinding[]>;
export type Mark = "error" | "warning";

/** Worked out once for all who show them. */
export const FindingsByFormContext = createContext<FindingsByForm>(new Map());

/** The findings of the calculation and of its dynamic runs, by the form that holds the field they lead to. */
export function useFoundByForm(): FindingsByForm {
  const answer = useLive((live) => live.answer);
  // Findings are of the document that was answered; following every change would look for their fields at every key.
  const answered = useLive((live) => live.answered);
  const { current } = useRunFindings();
  return useMemo(() => findingsByForm(answer, answered, current), [answer, answered, current]);
}

function findingsByForm(
  answer: Answer | undefined,
  conveyor: Conveyor | undefined,
  ofRuns: readonly RunFinding<KeptRun>[],
): FindingsByForm {
  if (answer?.kind !== "calculated" || conveyor === undefined) return new Map();
  const placed: readonly PlacedFinding[] = [
    ...answer.findings.map((finding) => ({ finding, conveyor })),
    ...ofRuns.map((found) => ({ finding: found.finding, conveyor: found.run.conveyor, found })),
  ];
  const byForm = new Map<FormName, PlacedFinding[]>();
  for (const one of placed) {
    const form = placeOfField(findingField(conveyor, one.finding))?.form;
    if (form) byForm.set(form, [...(byForm.get(form) ?? []), one]);
  }
  return byForm;
}

/** Forms to which an error or a warning leads, with the graver of the two. */
export function useMarks(): ReadonlyMap<FormName, Mark> {
  const byForm = use(FindingsByFormContext);
  const answer = useLive((live) => live.answer);
  return useMemo(() => {
    const marks = new Map<FormName, Mark>();
    for (const [form, placed] of byForm) {
      const mark = gravest(placed.map(({ finding }) => finding.severity));
      if (mark) marks.set(form, mark);
    }
    if (answer?.kind === "refused") {
      for (const { path } of answer.issues) {
        const form = placeOfField(path)?.form;
        if (form) marks.set(form, "error");
      }
    }
    return marks;
  }, [byForm, answer]);
}

export function gravest(severities: readonly (Finding["severity"] | undefined)[]): Mark | undefined {
  return (["error", "warning"] as const).find((severity) => severities.includes(severity));
}
