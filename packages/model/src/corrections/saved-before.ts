import { mainResults } from "../comparison/summary-rows.ts";
import type { StoredResults } from "../document/parse.ts";
import type { OpenedConveyor } from "../formats/open-record.ts";

/** The newest file format whose results rest on the calculation as it was before it was corrected. */
const lastFormatBefore = 1;

/** The oldest format of our own; what has none came from another program, whose results say nothing about ours. */
const firstOwnFormat = 1;

/** What a conveyor said when it was last saved, where that was before the calculation was corrected. */
export interface SavedBefore {
  /** Format of the file or stored document it was read from. */
  readonly format: number;
  /** Its main results of that time, by name. */
  readonly results: StoredResults;
}

/** Nothing where a file is of today's calculation, of another program, or carries no results. */
export function savedBefore(opened: OpenedConveyor): SavedBefore | undefined {
  if (opened.kind !== "migrated" || opened.from < firstOwnFormat || opened.from > lastFormatBefore) return undefined;
  const results = mainResults(opened.results);
  return Object.keys(results).length === 0 ? undefined : { format: opened.from, results };
}
