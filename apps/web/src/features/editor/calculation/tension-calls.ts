import { type Solution, solveFigures } from "@beltwright/engine";
import { type Conveyor, figuresDesign, type StoredResults, summaryResults } from "@beltwright/model";
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
      const results = found && summaryResults(document, found);
      const isSound = results !== undefined && Object.values(results).every(isSoundResult);
      near = isSound ? found : undefined;
      return isSound ? { results, milliseconds: performance.now() - start } : undefined;
    },
  };
}

/** Nothing was checked on the way: what is no number is seen here. */
function isSoundResult(value: number | string): boolean {
  return typeof value === "string" || Number.isFinite(value);
}

function tensions(document: Conveyor, parts: SettledParts, near: Solution | undefined): Solution | undefined {
  const design = figuresDesign(document);
  if (design === undefined) return undefined;
  const start = near?.loop.sections.length === design.points.length ? { near } : {};
  const found = solveFigures(withParts(design, parts), { method: document.calcMethod, ...start });
  return found.kind === "solved" ? found : undefined;
}
