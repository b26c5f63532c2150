import type { Conveyor } from "@beltwright/model";
import type { Opening } from "../document/opening.ts";
import type { Answer } from "./answer.ts";
import { noResults, type Results } from "./packed-results.ts";
import type { QuickAnswer } from "./tension-calls.ts";

export interface Live {
  /** The newest whole answer there is; the document may have gone on since. */
  readonly answer: Answer | undefined;
  /** The newest answer that holds results: shown greyed while the document cannot be calculated. */
  readonly results: Results;
  readonly answered: Conveyor | undefined;
  /** Figures of a document newer than the whole answer, by the components chosen last. */
  readonly quick: (QuickAnswer & { readonly document: Conveyor }) | undefined;
  readonly milliseconds: number;
  /** Whether there are libraries to choose from yet; without them Auto components are as the document has them. */
  readonly hasRows: boolean;
  /** Whether a change waits for any answer for so long that all that is shown counts as old. */
  readonly isOverdue: boolean;
  /** The same of the whole answer: what no quick one holds counts as old. */
  readonly isWholeOverdue: boolean;
  /** Set where the calculation itself broke. */
  readonly failure: unknown;
}

export const nothingYet: Live = {
  answer: undefined,
  results: noResults,
  answered: undefined,
  quick: undefined,
  milliseconds: 0,
  hasRows: false,
  isOverdue: false,
  isWholeOverdue: false,
  failure: undefined,
};

/** A document as it was opened, with the results it came with. */
export function openedLive({ conveyor, results }: Opening): Live {
  return results === undefined
    ? nothingYet
    : { ...nothingYet, quick: { results, milliseconds: 0, document: conveyor } };
}

/** The document whose figures are shown; undefined before the first answer. */
export function figuredDocument({ quick, answered }: Live): Conveyor | undefined {
  return quick?.document ?? answered;
}

/** A result of the document as it is now where there is one, else the last known. */
export function resultAt({ quick, results }: Live, path: string): number | string | undefined {
  return quick?.results[path] ?? results.at(path);
}

/** Whether a result is marked as old: its document has waited for a newer one long enough to be seen. */
export function isResultOld(live: Live, path: string): boolean {
  const { quick, answer, hasRows, isOverdue, isWholeOverdue } = live;
  if (isOverdue) return true;
  if (quick?.results[path] !== undefined) return false;
  return isWholeOverdue || answer?.kind !== "calculated" || !hasRows;
}
