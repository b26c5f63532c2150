import type { DocumentIssue } from "../document/parse.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import { withReturnLaid } from "../strands/lay-return.ts";
import { withPartsReleased } from "./kept-parts.ts";

/** What an edit did. A refused or idle one leaves the document as it was. */
export type EditOutcome =
  | { readonly kind: "changed"; readonly label: string; readonly conveyor: Conveyor }
  | { readonly kind: "unchanged" }
  | { readonly kind: "refused"; readonly issues: readonly DocumentIssue[] };

/** A change of the document: pure, with a label for undo, redo and the list of changes. */
export interface Edit<Args> {
  readonly label: (args: Args) => string;
  readonly apply: (conveyor: Conveyor, args: Args) => EditOutcome;
}

type Change<Args> = (conveyor: Conveyor, args: Args) => Conveyor | readonly DocumentIssue[];

/** The change gives the new document, the same one where there is nothing to do, or the issues that forbid it. */
export function defineEdit<Args>(label: string | ((args: Args) => string), change: Change<Args>): Edit<Args> {
  const labelOf = typeof label === "string" ? () => label : label;
  return {
    label: labelOf,
    apply: (conveyor, args) => {
      const changed = change(conveyor, args);
      // One strand carries the other whatever the edit was: here, so that no edit can forget it.
      const next = isIssues(changed) ? changed : withReturnLaid(conveyor, changed);
      if (isIssues(next)) return { kind: "refused", issues: next };
      if (next === conveyor) return { kind: "unchanged" };
      return { kind: "changed", label: labelOf(args), conveyor: withPartsReleased(conveyor, next) };
    },
  };
}

function isIssues(next: Conveyor | readonly DocumentIssue[]): next is readonly DocumentIssue[] {
  return Array.isArray(next);
}

export function refuse(path: string, message: string): readonly DocumentIssue[] {
  return [{ path, message }];
}
