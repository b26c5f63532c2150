import { type Calculated, type Conveyor, conveyorToFile, type FileRecord, findingKey } from "@beltwright/model";
import { findingsInOrder, toldFinding } from "@beltwright/results";

/** A version as a release fixes it: the file with its results, and what was found. */
export interface ReviewedVersion {
  readonly document: FileRecord;
  readonly findings: readonly {
    readonly key: string;
    readonly severity: string;
    readonly finding: object;
  }[];
}

/** Null where there is nothing to review. */
export function reviewedVersion(conveyor: Conveyor, calculated: Calculated | undefined): ReviewedVersion | null {
  if (calculated === undefined) return null;
  return {
    document: conveyorToFile({ ...conveyor, docUsers: [] }, calculated.results),
    findings: findingsInOrder(calculated.solution.findings).map((finding) => ({
      key: findingKey(finding),
      severity: finding.severity,
      // Without what knows where its numbers came from, which does not pass from thread to thread.
      finding: JSON.parse(JSON.stringify(toldFinding(finding))),
    })),
  };
}
