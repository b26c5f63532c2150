import type { Finding, Scenario } from "@beltwright/engine";
import { findings as known } from "@beltwright/engine";
import type { RunSummary } from "./run-summary.ts";

/** Something that runs found: once for each place, with the numbers of the first run that found it. */
export interface RunFinding {
  readonly finding: Finding;
  readonly scenario: Scenario;
  /** Further scenarios in which the same was found. */
  readonly others: readonly Scenario[];
}

/** What runs found, as the findings of a design tell it: the same of several scenarios is one finding. */
export function runFindings(runs: readonly RunSummary[]): readonly RunFinding[] {
  const found = new Map<string, RunFinding>();
  for (const { scenario, findings } of runs) {
    for (const finding of findings) {
      // A run that was kept by another version of the program may tell what this one has no words for.
      if (!Object.hasOwn(known, finding.code)) continue;
      const { pointId, driveId } = finding.place;
      const key = JSON.stringify([finding.code, driveId ?? pointId]);
      const before = found.get(key);
      const same = before && { ...before, others: [...before.others, scenario] };
      found.set(key, same ?? { finding, scenario, others: [] });
    }
  }
  return [...found.values()];
}
