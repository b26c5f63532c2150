import { type EditOutcome, issueSentence, type UnitSystem } from "@beltwright/model";

/** The first thing an edit was refused for, in words and units of the reader; undefined where it was not. */
export function firstIssue(outcome: EditOutcome, system: UnitSystem): string | undefined {
  const [first] = outcome.kind === "refused" ? outcome.issues : [];
  return first && issueSentence(first, system);
}
