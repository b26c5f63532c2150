import { type Solution, solve } from "@beltwright/engine";
import { type Conveyor, type StoredResults, summaryResults, toDesign } from "@beltwright/model";
import { type DocumentChanges, withChanges } from "./document-changes.ts";
import { noParts, type SettledParts, withParts } from "./settled-parts.ts";

/** The figures of the conveyor as a whole, by the parts chosen last. */
export interface QuickAnswer {
  readonly results: StoredResults;
  readonly milliseconds: number;
}

/** Tensions, power and load alone, in a worker of their own: what is looked at while a hand still types or drags. */
export interface TensionCalls {
  openDocument(document: Conveyor): void;
  takeParts(parts: SettledParts): void;
  /** Nothing where the document cannot be calculated: the whole calculation says why. */
  follow(changes: DocumentChanges): QuickAnswer | undefined;
}

export function createTensionCalls(): TensionCalls {
  let document: Conveyor | undefined;
  let parts = noParts;
  let near: Solution | undefined;
  return {
    openDocument: (opened) => {
      document = opened;
      near = undefined;
    },
    takeParts: (settled) => {
      parts = settled;
    },
    follow: (changes) => {
      if (document === undefined) return undefined;
      const start = performance.now();
      document = withChanges(document, changes);
      const found = tensions(document, parts, near);
      near = found;
      if (found === undefined) return undefined;
      return { results: summaryResults(document, found), milliseconds: performance.now() - start };
    },
  };
}

function tensions(document: Conveyor, parts: SettledParts, near: Solution | undefined): Solution | undefined {
  const made = toDesign(document);
  if (made.kind === "refused") return undefined;
  const start = near?.loop.sections.length === made.design.points.length ? { near } : {};
  const found = solve(withParts(made.design, parts), { method: document.calcMethod, ...start });
  return found.kind === "solved" ? found : undefined;
}
