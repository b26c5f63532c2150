import { type Finding, findings as known, type Scenario } from "@beltwright/engine";
import type { RunSummary } from "./run-summary.ts";

type Found = Pick<RunSummary, "scenario" | "findings">;

/** Something that runs found: once for each place, with the numbers of the first run that found it. */
export interface RunFinding<Run extends Found = RunSummary> {
  readonly finding: Finding;
  readonly run: Run;
  /** Further scenarios in which the same was found. */
  readonly others: readonly Scenario[];
}

/** What runs found, as the findings of a design tell it: the same of several scenarios is one finding. */
export function runFindings<Run extends Found>(runs: readonly Run[]): readonly RunFinding<Run>[] {
  const found = new Map<string, RunFinding<Run>>();
  for (const run of runs) {
    for (const finding of run.findings) {
      // A run that was kept by another version of the program may tell what this one has no words for.
      if (!Object.hasOwn(known, finding.code)) continue;
      const { pointId, driveId } = finding.place;
      const key = JSON.stringify([finding.code, driveId ?? pointId]);
      const before = found.get(key);
      const again = before && { ...before, others: [...before.others, run.scenario] };
      found.set(key, again ?? { finding, run, others: [] });
    }
  }
  return [...found.values()];
}
